/** The end of the server: what is under way is answered, nothing new is taken, and nobody who is slow holds it up. */
import type { FastifyInstance } from 'fastify';
import { unavailable } from './problems.ts';

/** Milliseconds for what is under way; a request may be worked on for a little less. */
const longestDrain = 10_000;

/** New requests on connections that are still open are told to come again, to whoever answers then. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? unavailable() : undefined));
}

/** Closes the server. Connections that have not ended after `limit` are cut: Node no longer looks for slow ones then. */
export async function drain(app: FastifyInstance, limit = longestDrain): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close();
  clearTimeout(timer);
}
