/** Uploads as they come over a line: cut off, dripped, many at once. Nothing stays behind of any of them. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { forbidden } from '../../kernel/actor.ts';
import { type FileChecks, fileChecks } from '../files/file-checks.ts';
import { pdfBytes, sampleFiles } from '../files/files.factory.ts';
import { spoolFolder } from '../files/spool.ts';
import { limitBodyTime } from './body-time.ts';
import { registerProblems } from './problems.ts';
import { acceptUploads, withUpload } from './uploads.ts';
import { limitWorkAtOnce } from './work-at-once.ts';

let dataDir: string;
let checks: FileChecks;
let app: FastifyInstance;
let port: number;
let worksBegun = 0;
const shape = { fields: z.strictObject({}), types: ['pdf'], maximumFiles: 2 } as const;
const withoutFile = { ...shape, isFileOptional: true } as const;
const actor = {
  kind: 'SELLER',
  sessionId: '',
  name: '',
  email: '',
  role: '',
  sellerId: null,
  buyerId: null,
  warehouseId: null,
} as const;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quayside-uploads-'));
  checks = fileChecks({ folder: spoolFolder(dataDir) });
  app = Fastify();
  registerProblems(app);
  limitBodyTime(app);
  app.decorateRequest('actor', null);
  app.decorateRequest('work', null);
  app.addHook('onRequest', async (request) => {
    const userId = String(request.headers.person ?? 'anna');
    request.actor = {
      ...actor,
      userId,
      isVerified: true,
      secondFactor: { isOn: false, provedAt: null },
      permissions: new Set(),
    };
  });
  limitWorkAtOnce(app, { requestsAtOnce: 10 });
  await acceptUploads(app);
  app.post('/late', (request) =>
    withUpload(
      { config: { dataDir }, fileChecks: checks },
      request,
      shape,
      () => {
        return new Promise<never>(() => undefined);
      },
      300,
    ),
  );
  app.post('/hung', { config: { upload: withoutFile } }, (request) => {
    const hang = () => {
      worksBegun += 1;
      return new Promise<never>(() => undefined);
    };
    return withUpload({ config: { dataDir }, fileChecks: checks }, request, withoutFile, hang, 300);
  });
  app.post('/guarded', (request) => {
    request.work = { timer: undefined, left: 300, begun: 0 };
    return withUpload(
      { config: { dataDir }, fileChecks: checks },
      request,
      shape,
      () => new Promise<never>(() => undefined),
    );
  });
  app.post('/refused', () => {
    throw forbidden('files.send');
  });
  app.post('/', { config: { upload: shape } }, (request) =>
    withUpload({ config: { dataDir }, fileChecks: checks }, request, shape, async ({ files }) =>
      files.map(({ type }) => type),
    ),
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await checks.close();
  await rm(dataDir, { recursive: true, force: true });
});

const body = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
const headers = { 'content-type': 'multipart/form-data; boundary=x' };

/** Begins to send: the head and so much of the body. */
function begin(
  content: Buffer,
  share: number,
  path = '/',
): { readonly socket: Socket; readonly answer: Promise<string>; rest(): void } {
  const whole = body(content);
  const socket = connect(port, '127.0.0.1');
  const end = Math.floor(whole.length * share);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${path === '/' ? 'close' : 'keep-alive'}\r\nContent-Type: ${headers['content-type']}\r\n`;
  socket.write(`${head}Content-Length: ${whole.length}\r\n\r\n`);
  socket.write(whole.subarray(0, end));
  const answer = text(socket).catch(() => '');
  return { socket, answer, rest: () => void socket.write(whole.subarray(end)) };
}
const left = () => readdir(spoolFolder(dataDir)).catch(() => []);
const isEmpty = () => vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 5_000 });
const send = (content: Buffer, person = 'anna') =>
  app.inject({ method: 'POST', url: '/', headers: { ...headers, person }, payload: body(content) });

describe('[ORD-13] an upload', () => {
  it('that is whole is answered, and gone when it is', async () => {
    const slow = begin(sampleFiles.pdf, 0.5);
    slow.rest();
    expect(await slow.answer).toContain('["pdf"]');
    await isEmpty();
  });

  it('that is cut off in its midst leaves nothing behind', async () => {
    const many = Array.from({ length: 10 }, () => begin(pdfBytes({ size: 400_000 }), 0.6));
    await vi.waitFor(async () => expect(await left()).toHaveLength(10), { timeout: 5_000 });
    for (const { socket } of many) socket.resetAndDestroy();
    await isEmpty();
    expect((await send(sampleFiles.pdf)).json()).toEqual(['pdf']);
  });

  it('whose sender leaves while it is checked leaves nothing behind', async () => {
    const checked = vi.spyOn(checks, 'check');
    const gone = begin(pdfBytes({ size: 9_000_000 }), 1);
    await vi.waitFor(() => expect(checked).toHaveBeenCalled(), { timeout: 5_000, interval: 1 });
    gone.socket.resetAndDestroy();
    await vi.waitFor(() => expect(checked.mock.calls[0]?.[1].signal.aborted).toBe(true), { timeout: 5_000 });
    await isEmpty();
    expect((await send(sampleFiles.pdf)).json()).toEqual(['pdf']);
  });

  it('[ORD-16] that took too long keeps its place while its work goes on', async () => {
    const late = () =>
      app.inject({
        method: 'POST',
        url: '/hung',
        headers: { ...headers, person: 'otto' },
        payload: '--x--\r\n',
      });
    const ten = await Promise.all(Array.from({ length: 10 }, late));
    expect(ten.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503));
    expect((await late()).statusCode).toBe(503);
    expect(worksBegun).toBe(10);
  });

  it('that takes too long once it is there is told to come again, and leaves nothing behind', async () => {
    for (const url of ['/late', '/guarded']) {
      const begun = performance.now();
      const late = await app.inject({ method: 'POST', url, headers, payload: body(sampleFiles.pdf) });
      expect([late.statusCode, late.headers['retry-after'], late.json().code]).toEqual([503, '3', 'unavailable']);
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
    await isEmpty();
    expect((await send(sampleFiles.pdf)).json()).toEqual(['pdf']);
  });

  it('that drips is cut off', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dripping = begin(pdfBytes({ size: 400_000 }), 0.5);
    const arrived = async () => expect(await left()).toHaveLength(1);
    await vi.waitFor(arrived, { timeout: 5_000 });
    // Much came before the first look, and nothing before the second.
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    expect(await dripping.answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await isEmpty();
  });

  it('that drips is cut off too when it was refused before it was read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dripping = begin(sampleFiles.pdf, 0.5, '/refused');
    await once(dripping.socket, 'data');
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await once(dripping.socket, 'close');
  });

  it('beyond ten of one person is refused, another person’s is not', async () => {
    const many = Array.from({ length: 10 }, () => begin(sampleFiles.pdf, 0.5));
    await vi.waitFor(async () => expect(await left()).toHaveLength(10), { timeout: 5_000 });
    const refused = await send(sampleFiles.pdf);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'file_check_busy']);
    expect((await send(sampleFiles.pdf, 'ben')).json()).toEqual(['pdf']);
    for (const { rest } of many) rest();
    for (const { answer } of many) expect(await answer).toContain('["pdf"]');
  });
});
