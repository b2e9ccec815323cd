import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './body-time.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify();
  limitBodyTime(app, 100);
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

it('[ORD-13] a body that arrives slowly is cut off, and waited for when it is an upload', async () => {
  const upload = begin('multipart/form-data; boundary=x');
  const other = begin('application/json');
  expect(await other.answer).toBe('');
  upload.rest();
  expect(await upload.answer).toContain('taken');
});
