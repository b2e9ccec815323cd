/** A server that takes no writes is of no use: after a failover an address may lead to the standby for a while. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

/** Milliseconds for the answer of a server that has just taken the connection. */
const patience = 2_000;
const question = `select current_setting('transaction_read_only') as "readOnly"`;

/** Resolves when the server behind a new connection takes writes; rejects when it does not, or says nothing. */
export async function assertWritable(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const timer = new AbortController();
  const silence = pause(patience, null, { signal: timer.signal, ref: false });
  const asked = client.query<{ readOnly: string }>(question);
  const answer = await Promise.race([asked, silence]).finally(() => timer.abort());
  if (answer?.rows[0]?.readOnly !== 'off')
    throw new DatabaseUnavailable(new Error(answer ? 'The server is a standby' : 'The server says nothing'));
}

/** The same as pools ask it of each new connection: one that fails is thrown away, and whoever waits for it hears why. */
export function verifyWritable(client: pg.PoolClient, done: (error?: Error) => void): void {
  assertWritable(client).then(
    () => done(),
    (error: Error) => done(error),
  );
}
