import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitUnreadAnswers } from './unread-answers.ts';

const large = Buffer.alloc(32_000_000, 'a');
let app: FastifyInstance;
let port: number;
let served = 0;
beforeAll(async () => {
  app = Fastify();
  limitUnreadAnswers(app, { together: 4, unread: 400 });
  app.get('/large', async () => {
    served += 1;
    return large;
  });
  app.get('/slow', async () => {
    await wait(1_200);
    return 'there';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => app.close());

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
async function opened(text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

it('a connection that sends many requests at once is ended, and no more of them are worked on than a few', async () => {
  const socket = await opened(get('/large').repeat(1_000));
  socket.resume();
  await closed(socket);
  expect(served).toBeLessThanOrEqual(4);
});

it('an answer that nobody takes is not kept', async () => {
  const socket = await opened(get('/large'));
  socket.pause();
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))), { timeout: 4_000 })
    .toBe(0);
  socket.destroy();
});

it('work that takes longer is waited for, and requests one after the other are as many as one likes', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(await answer.text()).toBe('there');
  for (let n = 0; n < 20; n += 1) expect((await fetch(`http://127.0.0.1:${port}/none`)).status).toBe(404);
});
