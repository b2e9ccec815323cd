/** One open page: a stream of server-sent events that never grows when the page reads too slowly. */
import { Readable } from 'node:stream';
import type { LiveChange } from '@quayside/contract/live';
import type { Change } from '../../platform/db/changes.repository.ts';

/** Written ahead of a slow reader; beyond it events are left out and made up for by one `resync`. */
const mostWaiting = 16_384;

export type LiveStream = {
  readonly readable: Readable;
  send(event: string): void;
  /** False while the reader does not keep up. */
  isKeepingUp(): boolean;
  /** Ends it properly, so that the page comes back with the last id it saw. */
  end(): void;
};

/** `resync` gives the text that a reader gets who missed something. */
export function openStream(resync: () => string, onClose: () => void): LiveStream {
  let isFull = false;
  let hasMissed = false;
  const readable = new Readable({
    highWaterMark: mostWaiting,
    read: () => {
      isFull = false;
      if (!hasMissed) return;
      hasMissed = false;
      send(resync());
    },
    destroy: (error, done) => {
      onClose();
      done(error);
    },
  });
  function send(event: string): void {
    if (isFull) hasMissed = true;
    else isFull = !readable.push(event);
  }
  return {
    readable,
    send,
    isKeepingUp: () => !isFull,
    end: () => {
      if (!readable.destroyed && !readable.readableEnded) readable.push(null);
      onClose();
    },
  };
}

/** Proxies that wait for a while are told at once that somebody is there. */
export const heartbeat = ': here\n\n';

export const changeText = ({ id, topic, saleId, version, byId }: Change): string => {
  const data: LiveChange = { kind: topic, saleQid: saleId, version, byQid: byId };
  return `id: ${id}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`;
};

/** `ready`: from here on everything is told. `resync`: something may have been missed. Both with the place to go on from. */
export const placeText = (event: 'ready' | 'resync', place: string): string =>
  `id: ${place}\nevent: ${event}\ndata: {}\n\n`;
