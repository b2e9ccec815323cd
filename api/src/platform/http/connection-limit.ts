import type { Server } from 'node:net';
import { fairShare } from '../../kernel/fair-share.ts';
import { networkOf } from '../../kernel/network.ts';
import type { Config } from '../config.ts';

/**
 * At most so many connections of this process. Without a proxy before us no address takes them all: whoever holds as many
 * as are free gets no more. Behind a proxy all come from its address, and the share is the proxy's to give.
 */
export function limitConnections(
  server: Server,
  { maximumConnections, trustProxy }: Pick<Config, 'maximumConnections' | 'trustProxy'>,
): void {
  server.maxConnections = maximumConnections;
  if (trustProxy > 0) return;
  const places = fairShare(maximumConnections);
  server.on('connection', (socket) => {
    // A client that is gone already has no address any more.
    const network = networkOf(socket.remoteAddress ?? '');
    if (places.take(network)) socket.once('close', () => places.giveBack(network));
    else socket.destroy();
  });
}
