/** One connection that listens for notifications and comes back by itself when it is lost. */
import pg from 'pg';
import { keepConnection } from './kept-connection.ts';

export type Listener = {
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and is back: what was sent meanwhile is gone. */
  readonly onGap: () => void;
};
export type Listening = {
  /** Settles when it listens for the first time. */
  readonly started: Promise<void>;
  close(): Promise<void>;
};

/** Listens on `channel` until closed. */
export function listen(
  url: string,
  channel: string,
  { onMessage, onGap }: Listener,
  report: (error: Error) => void,
): Listening {
  return keepConnection(url, {
    report,
    onNotification: onMessage,
    begin: async (client, isFirst) => {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (!isFirst) onGap();
    },
  });
}
