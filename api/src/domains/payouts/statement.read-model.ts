/** The seller's account over a period, from the ledger: opening balance, every entry, oldest first. */
import type { Currency } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Database, Scope } from '../../platform/db/database.ts';

export type StatementEntry = {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  readonly order: string;
  readonly payoutId: string | null;
  readonly ending: string;
  readonly amountMinor: bigint;
};
type Row = Omit<StatementEntry, 'amountMinor'> & { readonly amount: string };

/** `from` is included, `until` is not. */
type Period = { readonly sellerId: string; readonly from: Instant; readonly until: Instant };
export type StatementCurrency = {
  readonly currency: Currency;
  readonly openingMinor: bigint;
  readonly entries: number;
};

/** More make a file nobody reads; a statement is whole or not at all. */
export const mostEntries = 100_000;
const batch = 5_000;

/** What was only moved from the open balance into a payout is no entry: its two lines cancel out. */
const isMove = `exists (select from ledger_lines o where o.seller_id = l.seller_id and o.journal_id = l.journal_id
  and o.account = 'SELLER_PAYABLE' and o.kind = l.kind and o.amount_minor = -l.amount_minor)`;
const isEntry = ({ sellerId, from, until }: Period) =>
  sql`l.seller_id = ${sellerId} and l.account = 'SELLER_PAYABLE' and l.at >= ${from}::timestamptz and l.at < ${until}::timestamptz
    and not ${sql.raw(isMove)}`;

/** Currencies with a balance before the period or entries in it. */
export async function statementCurrencies(
  database: Database,
  scope: Scope,
  period: Period,
): Promise<StatementCurrency[]> {
  const { sellerId, from } = period;
  const [opening, counted] = await database.flight(scope, (db) => [
    db
      .execute<{ currency: Currency; minor: string }>(sql`
      select currency, (-sum(amount_minor))::text as minor from ledger_lines
      where seller_id = ${sellerId} and account = 'SELLER_PAYABLE' and at < ${from}::timestamptz group by currency`)
      .execute(),
    db
      .execute<{ currency: Currency; entries: number }>(sql`
      select l.currency, count(*)::int as entries from ledger_lines l where ${isEntry(period)} group by l.currency`)
      .execute(),
  ]);
  const named = [...new Set([...opening.rows, ...counted.rows].map(({ currency }) => currency))].sort();
  return named.map((currency) => ({
    currency,
    openingMinor: BigInt(opening.rows.find((row) => row.currency === currency)?.minor ?? 0),
    entries: counted.rows.find((row) => row.currency === currency)?.entries ?? 0,
  }));
}

/** Entries in one currency, oldest first, a batch at a time. */
export async function* statementEntries(
  database: Database,
  scope: Scope,
  period: Period & { readonly currency: Currency },
): AsyncGenerator<StatementEntry[]> {
  let after: Pick<StatementEntry, 'at' | 'id'> = { at: period.from, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { at, id } = after;
    const { rows } = await database.read(scope, (db) =>
      db.execute<Row>(sql`
      select l.id, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, l.kind,
        coalesce(s.order_number, '') as "order", l.payout_id as "payoutId", coalesce(p.account_ending, '') as ending,
        (-l.amount_minor)::text as amount
      from ledger_lines l
      left join sales s on s.seller_id = l.seller_id and s.id = l.sale_id
      left join payouts p on p.seller_id = l.seller_id and p.id = l.payout_id
      where ${isEntry(period)} and l.currency = ${period.currency} and (l.at, l.id) > (${at}::timestamptz, ${id}::uuid)
      order by l.at, l.id limit ${sql.raw(String(batch))}`),
    );
    yield rows.map(({ amount, ...row }): StatementEntry => ({ ...row, amountMinor: BigInt(amount) }));
    const last = rows.at(-1);
    if (rows.length < batch || !last) return;
    after = last;
  }
}
