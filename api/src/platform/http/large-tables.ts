/**
 * Tables of many rows as files. They are read and written a batch at a time and made one after the other: two large ones together
 * would want more memory than this process has.
 */
import { csvOf } from '@quayside/contract/csv';
import { commonMessages } from '@quayside/contract/messages/common';
import { Refusal } from '../../kernel/errors.ts';
import { fairTurns } from '../../kernel/fair-turns.ts';

export type Rows = readonly (readonly string[])[];

const inTurn = fairTurns({
  together: 1,
  waiting: 40,
  refusal: () => new Refusal('unavailable', 503, commonMessages.unavailable),
});

/** Does `work`, which holds much memory, when nothing else of that kind is done. `whose`: a company or a person; they take turns. */
export const largeWork = <T>(whose: string, work: () => Promise<T>): Promise<T> => inTurn(whose, work);

/** The table's text under its head, batch by batch. */
export async function* csvBatches(head: readonly string[], batches: AsyncIterable<Rows>): AsyncGenerator<string> {
  yield csvOf([head]);
  // The mark of the encoding stands at the beginning of the file alone.
  for await (const rows of batches) yield csvOf(rows).slice(1);
}

/** The whole table as comma-separated text, made in turn; refuses `unavailable` where too many wait. */
export const csvFile = (whose: string, head: readonly string[], batches: () => AsyncIterable<Rows>): Promise<Buffer> =>
  largeWork(whose, async () => {
    const parts: Buffer[] = [];
    for await (const part of csvBatches(head, batches())) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  });
