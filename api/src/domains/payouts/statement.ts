/** A seller's statement as CSV: per currency the opening balance, every entry with the balance after it, the closing one. */

import { csvOf } from '@quayside/contract/csv';
import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { statementQuery } from '@quayside/contract/payouts';
import type { z } from 'zod';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { refuse } from './payouts.errors.ts';
import { mostEntries, type StatementEntry, statementOf } from './statement.read-model.ts';

type Period = Pick<z.infer<typeof statementQuery>, 'from' | 'to'>;
const words = payoutMessages.statement;
const longestPeriod = days(366);

/** The file's name and text. Dates are those of the seller's own time zone. Refuses a period that is no period. */
export async function statementFile(
  { database }: Deps,
  scope: Scope,
  sellerId: string,
  { from, to }: Period,
): Promise<{ readonly name: string; readonly text: string }> {
  const length = Date.parse(to) - Date.parse(from);
  if (length < 0 || length > longestPeriod) throw refuse('statement_period_invalid');
  const seller = await database.read(scope, (db) => sellerOf(db, sellerId));
  if (!seller) throw refuse('payout_not_found');
  const { timeZone } = seller;
  const bounds = { from: midnight(from, timeZone), until: midnight(dayAfter(to), timeZone) };
  const { opening, entries } = await statementOf(database, scope, { sellerId, ...bounds });
  if (entries.length > mostEntries) throw refuse('statement_too_long');
  const named = [...new Set([...opening, ...entries].map(({ currency }) => currency))].sort();
  // A period in which nothing ever happened is told too: from nothing to nothing.
  const currencies = named.length > 0 ? named : [seller.currency];
  const rows = currencies.flatMap((currency) => {
    const start = opening.find((one) => one.currency === currency)?.minor ?? 0n;
    const own = entries.filter((entry) => entry.currency === currency);
    return rowsOf(own, start, { from, to, currency, timeZone });
  });
  return { name: `quayside-statement-${from}-${to}.csv`, text: csvOf([[...words.columns], ...rows]) };
}

type Section = { from: string; to: string; currency: StatementEntry['currency']; timeZone: string };

function rowsOf(
  entries: readonly StatementEntry[],
  start: bigint,
  { from, to, currency, timeZone }: Section,
): string[][] {
  const amount = (minor: bigint) => toWire(money(minor, currency)).amount;
  const balanceRow = (date: string, name: string, minor: bigint) => [
    date,
    name,
    '',
    '',
    '',
    currency,
    '',
    amount(minor),
  ];
  let balance = start;
  const rows = entries.map(({ at, kind, order, payoutId, ending, amountMinor }) => {
    balance += amountMinor;
    const name = words.kinds[kind] ?? kind;
    return [
      localDate(at, timeZone),
      name,
      order,
      payoutId ?? '',
      ending,
      currency,
      amount(amountMinor),
      amount(balance),
    ];
  });
  return [balanceRow(from, words.opening, start), ...rows, balanceRow(to, words.closing, balance)];
}

const dayAfter = (date: string): string => plus(`${date}T00:00:00.000Z`, days(1)).slice(0, 10);

/** The instant at which that day begins there: the one whose local date changes to it. */
function midnight(date: string, timeZone: string): Instant {
  const noon = `${date}T00:00:00.000Z`;
  // No zone is more than 14 hours from UTC; quarters of an hour are the finest offsets in use.
  for (let quarter = -56; quarter <= 56; quarter += 1) {
    const at = plus(noon, quarter * 900_000);
    if (localDate(at, timeZone) >= date) return at;
  }
  return noon;
}
