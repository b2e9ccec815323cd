import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { registerProblems } from './problems.ts';
import { limitRequestTime } from './request-time.ts';

const limit = 300;
let reached = 0;
let guardTakes = 0;
const app = Fastify();
registerProblems(app);
limitRequestTime(app, limit);
app.addHook('onRequest', async () => {
  await wait(guardTakes);
});
app.get('/never', () => new Promise(() => undefined));
app.get('/half', async () => {
  reached += 1;
  await wait(limit * 0.6);
  return 'done';
});
app.get('/begun', async (_request, reply) => {
  reply.raw.writeHead(200);
  reply.raw.write('one ');
  await wait(limit * 1.5);
  reply.raw.end('two');
  return reply;
});
const form = { upload: { fields: z.strictObject({}), types: [], maximumFiles: 1, isFileOptional: true } };
app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
app.post('/upload', { config: form }, async ({ work }, reply) => {
  reached += 1;
  await wait(limit * 0.6);
  return reply.sent ? reply : { left: work?.left };
});
beforeEach(() => {
  [reached, guardTakes] = [0, 0];
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: 'GET', url });

it('a request that is worked on for too long is told to come again', async () => {
  const begun = performance.now();
  const { statusCode, headers } = await get('/never');
  expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
  expect(performance.now() - begun).toBeLessThan(limit * 2);
});

it('the guard and the work have the time together', async () => {
  expect((await get('/half')).statusCode).toBe(200);
  guardTakes = limit * 0.6;
  expect((await get('/half')).statusCode).toBe(503);
  guardTakes = limit * 1.5;
  expect([(await get('/half')).statusCode, reached]).toEqual([503, 2]);
});

it('an upload has what the guard left, from when it is there on; one that is sent as JSON is like any request', async () => {
  const send = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/upload', headers: { 'content-type': type }, payload });
  const upload = () => send('multipart/form-data; boundary=x', '--x--');
  guardTakes = limit * 0.6;
  const taken = await upload();
  expect(taken.statusCode).toBe(200);
  expect(taken.json().left).toBeLessThan(limit * 0.5);
  expect((await send('application/json', '{}')).statusCode).toBe(503);
  guardTakes = limit * 1.5;
  expect([(await upload()).statusCode, reached]).toEqual([503, 2]);
});

it('an answer that has begun is not cut off', async () => {
  expect((await get('/begun')).body).toBe('one two');
});
