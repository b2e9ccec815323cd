/**
 * Tables of many rows as files. They are read and written a batch at a time and made one after the other: two large ones together
 * would want more memory than this process has.
 */
import { csvOf } from '@quayside/contract/csv';
import type { FastifyReply } from 'fastify';
import { fairTurns } from '../../kernel/fair-turns.ts';
import { unavailable } from './problems.ts';

export type Rows = readonly (readonly string[])[];

const inTurn = fairTurns({ together: 1, waiting: 40, refusal: unavailable });

/** The table's text under its head, batch by batch. */
export async function* csvBatches(head: readonly string[], batches: AsyncIterable<Rows>): AsyncGenerator<string> {
  yield csvOf([head]);
  // The mark of the encoding stands at the beginning of the file alone.
  for await (const rows of batches) yield csvOf(rows).slice(1);
}

/** `whose`: a company or a person; they take turns. */
export type Asker = { readonly whose: string; readonly isWanted: () => boolean };

/** For `whose` the request that `reply` answers. */
export const askerOf = (whose: string, reply: FastifyReply): Asker => ({
  whose,
  isWanted: () => !reply.sent && !reply.raw.destroyed,
});

type Table = { readonly head: readonly string[]; readonly batches: () => AsyncIterable<Rows> };

/**
 * The whole table as comma-separated text. Refuses `unavailable` where too many
 * wait, and where nobody waits for this one any more: it is not made, or made no further.
 */
export const csvFile = ({ whose, isWanted }: Asker, { head, batches }: Table): Promise<Buffer> =>
  inTurn(whose, async () => {
    const parts: Buffer[] = [];
    const goOn = () => {
      if (!isWanted()) throw unavailable();
    };
    goOn();
    for await (const part of csvBatches(head, batches())) {
      goOn();
      parts.push(Buffer.from(part));
    }
    return Buffer.concat(parts);
  });
