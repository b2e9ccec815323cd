/** The seller's account over a period, from the ledger: opening balance, every entry, oldest first. */
import type { Currency } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Database, Scope } from '../../platform/db/database.ts';

export type StatementEntry = {
  readonly at: Instant;
  readonly kind: string;
  readonly order: string;
  readonly payoutId: string | null;
  readonly ending: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
};
type Row = Omit<StatementEntry, 'amountMinor'> & { readonly amount: string };

/** What was only moved from the open balance into a payout is no entry: its two lines cancel out. */
const isMove = `exists (select from ledger_lines o where o.seller_id = l.seller_id and o.journal_id = l.journal_id
  and o.account = 'SELLER_PAYABLE' and o.kind = l.kind and o.amount_minor = -l.amount_minor)`;

/** More make a file nobody reads; a statement is whole or not at all. */
export const mostEntries = 100_000;

/** `from` is included, `until` is not. */
export async function statementOf(
  database: Database,
  scope: Scope,
  { sellerId, from, until }: { sellerId: string; from: Instant; until: Instant },
) {
  const [opening, entries] = await database.flight(scope, (db) => [
    db
      .execute<{ currency: Currency; minor: string }>(sql`
      select currency, (-sum(amount_minor))::text as minor from ledger_lines
      where seller_id = ${sellerId} and account = 'SELLER_PAYABLE' and at < ${from}::timestamptz group by currency`)
      .execute(),
    db
      .execute<Row>(sql`
      select to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, l.kind, coalesce(s.order_number, '') as "order",
        l.payout_id as "payoutId", coalesce(p.account_ending, '') as ending, l.currency, (-l.amount_minor)::text as amount
      from ledger_lines l
      left join sales s on s.seller_id = l.seller_id and s.id = l.sale_id
      left join payouts p on p.seller_id = l.seller_id and p.id = l.payout_id
      where l.seller_id = ${sellerId} and l.account = 'SELLER_PAYABLE' and l.at >= ${from}::timestamptz and l.at < ${until}::timestamptz
        and not ${sql.raw(isMove)}
      order by l.currency, l.at, l.id limit ${sql.raw(String(mostEntries + 1))}`)
      .execute(),
  ]);
  return {
    opening: opening.rows.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) })),
    entries: entries.rows.map(({ amount, ...row }): StatementEntry => ({ ...row, amountMinor: BigInt(amount) })),
  };
}
