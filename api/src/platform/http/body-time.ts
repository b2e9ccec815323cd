/**
 * How long a body may take to arrive. The server's own limit is one for all requests and leaves time for 10 MB over a
 * slow line; everything else is small, so whoever sends it slowly only means to hold connections.
 */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** 10 MB at 20 kB/s. */
export const longestRequest = 600_000;
const longestBody = 30_000;
/** Of an upload, bytes from one look to the next, in milliseconds: half of what the slow line of the whole limit brings. */
const pace = { leastBytes: 150_000, lookEvery: 15_000 };

/** Cuts off requests whose body is no upload and has not arrived after `milliseconds`, and uploads that only drip. */
export function limitBodyTime(app: FastifyInstance, milliseconds = longestBody, uploads = pace): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    // A call inside the process has its whole body and no connection to cut off.
    if (!hasBody || !(raw.socket instanceof Socket)) return;
    if (headers['content-type']?.startsWith('multipart/form-data')) return endDripping(reply, uploads);
    const timer = setTimeout(() => cutOff(reply), milliseconds);
    const clear = () => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}

/** Until the body is there, also when it was refused and nobody reads it any more. */
function endDripping(reply: FastifyReply, { leastBytes, lookEvery }: typeof pace): void {
  const { raw } = reply.request;
  const { socket } = raw;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    if (socket.bytesRead - before < leastBytes) cutOff(reply);
    before = socket.bytesRead;
  }, lookEvery).unref();
  const stop = () => clearInterval(look);
  raw.once('end', stop).once('close', stop);
}

/** In Node's own words for a request that takes too long; nothing more of this connection is read. */
function cutOff({ raw, request }: FastifyReply): void {
  const { socket } = request.raw;
  if (!raw.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}
