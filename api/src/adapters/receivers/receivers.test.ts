/** Calls to addresses that companies gave us: where they may lead, and what comes back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutsideReport } from '../../platform/outside-call.ts';
import { httpReceivers } from './http-receivers.ts';
import { isPublicAddress } from './public-address.ts';

let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  if (request.url === '/silent') return;
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
  else response.writeHead(204).end();
});
let port: number;
const reports: OutsideReport[] = [];
const report = (one: OutsideReport) => reports.push(one);
const open = httpReceivers({ isOpen: true, report, timeoutMs: 300 });
const closed = httpReceivers({ isOpen: false, report, timeoutMs: 300 });
const message = (path: string, host = '127.0.0.1') => ({
  ...{ url: `http://${host}:${port}${path}`, body: '{}' },
  headers: { 'webhook-signature': 'v1,not to be told' },
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  port = isBound(at) ? at.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const isBound = (at: string | AddressInfo | null): at is AddressInfo => typeof at === 'object' && at !== null;

describe('a receiver', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:8.8.8.8', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'no'],
  ])('is not looked for at %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'])('may stand at %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it('outside development: neither an address nor a name that leads to this machine is called', async () => {
    const before = calls;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
      expect([host, await closed.post(message('/', host))]).toEqual([host, { problem: 'ADDRESS_REFUSED' }]);
    expect(await Promise.all(['localhost', '[::1]', '10.0.0.1', '8.8.8.8'].map(closed.mayReach))).toEqual([
      ...[false, false, false, true],
    ]);
    expect(calls).toBe(before);
  });

  it('in development it may be this machine; a redirect is an answer and is not followed', async () => {
    const before = calls;
    expect(await open.post(message('/'))).toEqual({ status: 204 });
    expect(await open.post(message('/moved'))).toEqual({ status: 302 });
    expect(calls).toBe(before + 2);
  });

  it('that does not answer is waited for so long and no longer; one that is away is said to be', async () => {
    expect(await open.post(message('/silent'))).toEqual({ problem: 'TIMEOUT' });
    expect(await open.post({ ...message('/'), url: 'http://127.0.0.1:1/' })).toEqual({ problem: 'NO_CONNECTION' });
  });

  it('is reported by its outcome alone', () => {
    expect(reports).not.toEqual([]);
    for (const one of reports)
      expect(Object.keys(one).sort()).toEqual(['about', 'attempt', 'method', 'outcome', 'service']);
    expect(JSON.stringify(reports)).not.toContain('not to be told');
    expect(JSON.stringify(reports)).not.toContain('127.0.0.1');
  });
});
