import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './body-time.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  limitBodyTime(app, 100, { leastBytes: 1_000, lookEvery: 200 });
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume().on('end', () => done(null));
  });
  app.post('/', async () => 'taken');
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends the first half of a body; `rest` sends the other one, `answer` is what came back until the end. */
function begin(contentType: string): { readonly answer: Promise<string>; rest(): void } {
  const socket = connect(port, '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${contentType}\r\nContent-Length: 4\r\n\r\n`;
  socket.write(`${head}{"`);
  return { answer: text(socket).catch(() => ''), rest: () => socket.write('a}') };
}

it('[ORD-13] a body that arrives slowly is cut off with 408, and waited for when it is an upload', async () => {
  const upload = begin('multipart/form-data; boundary=x');
  const other = begin('application/json');
  expect(await other.answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  upload.rest();
  expect(await upload.answer).toContain('taken');
});

it('[ORD-13] an upload that drips is cut off with 408, and one that goes on at a slow line’s pace is taken', async () => {
  const sending = (bytes: number, times: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const form = 'multipart/form-data; boundary=x';
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${form}\r\nContent-Length: ${bytes * times}\r\n\r\n`,
    );
    let sent = 0;
    const timer = setInterval(() => {
      socket.write('a'.repeat(bytes));
      sent += 1;
      if (sent === times) clearInterval(timer);
    }, 20);
    return text(socket)
      .catch(() => '')
      .finally(() => clearInterval(timer));
  };
  const [dripping, slow] = await Promise.all([sending(30, 40), sending(400, 40)]);
  expect(dripping).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n\r\n$/);
  expect(slow).toContain('taken');
});

it('[RT-02] a form that calls the API inside the process and is refused before its body is read ends nothing', async () => {
  const refusing = Fastify();
  limitBodyTime(refusing, 20, { leastBytes: 1_000, lookEvery: 20 });
  refusing.addHook('onRequest', async (_request, reply) => reply.code(429).send());
  refusing.post('/', async () => 'never');
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('uncaughtException', note);
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type };
    expect((await refusing.inject({ method: 'POST', url: '/', headers, payload: '{}' })).statusCode).toBe(429);
  }
  await new Promise((later) => setTimeout(later, 100));
  process.off('uncaughtException', note);
  expect(failures).toEqual([]);
  await refusing.close();
});
