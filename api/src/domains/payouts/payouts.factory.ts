/** Journals of the seller's ledger as rows, for tests and worlds. */
import type { Instant } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/ids.ts';
import type { JournalLine } from './payouts.ledger.rules.ts';
import type { ledgerLines } from './payouts.tables.ts';

export type LedgerRow = typeof ledgerLines.$inferSelect;
export type JournalOf = Pick<LedgerRow, 'sellerId' | 'saleId' | 'payoutId' | 'currency' | 'at'>;

/** Makes an id that carries the given time. */
export type MakeId = (at: Instant) => Id;

/** One journal as rows; lines of nothing are left out. */
export function journalRows(of: JournalOf, journal: readonly JournalLine[], makeId: MakeId): LedgerRow[] {
  const journalId = makeId(of.at);
  return journal
    .filter(({ amountMinor }) => amountMinor !== 0n)
    .map((line) => ({ ...of, ...line, id: makeId(of.at), journalId }));
}
