/**
 * What one connection may keep in our memory. A client that sends requests without reading the answers would have them all
 * made and held: a browser sends the next one when it has the last, and whoever wants more opens more connections.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const usual = {
  /** Requests of a connection that are worked on or whose answer is not taken. */
  together: 16,
  /** Milliseconds in which a client takes nothing of an answer that is there. */
  unread: 30_000,
};

/** Ends connections that ask for more at once, that take nothing, or that nobody uses. First of all hooks. */
export function limitUnreadAnswers(app: FastifyInstance, { together, unread } = usual): void {
  const open = new WeakMap<Socket, number>();
  const openOf = (socket: Socket): number => open.get(socket) ?? 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (openOf(socket) >= together) {
      reply.hijack();
      socket.destroy();
      return;
    }
    open.set(socket, openOf(socket) + 1);
    reply.raw.once('close', () => open.set(socket, openOf(socket) - 1));
    done();
  });
  // Of work that takes long, such as a stream of events, nothing waits to be taken.
  app.server.setTimeout(unread, (socket) => {
    if (openOf(socket) === 0 || socket.writableLength > 0) socket.destroy();
  });
}
