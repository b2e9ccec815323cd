/** A seller's statement as CSV: per currency the opening balance, every entry with the balance after it, the closing one. */

import { payoutMessages } from '@quayside/contract/messages/payouts';
import type { statementQuery } from '@quayside/contract/payouts';
import type { z } from 'zod';
import { days, type Instant, plus } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Asker, csvFile } from '../../platform/http/large-tables.ts';
import { sellerOf } from '../sellers/sellers.public.ts';
import { refuse } from './payouts.errors.ts';
import {
  mostEntries,
  type StatementCurrency,
  type StatementEntry,
  statementCurrencies,
  statementEntries,
} from './statement.read-model.ts';

type Period = Pick<z.infer<typeof statementQuery>, 'from' | 'to'>;
const words = payoutMessages.statement;
const longestPeriod = days(366);

type Asked = { readonly scope: Scope; readonly sellerId: string; readonly asker: Asker };

/** The file's name and content. Dates are those of the seller's own time zone. Refuses a period that is no period. */
export async function statementFile(
  { database }: Deps,
  { scope, sellerId, asker }: Asked,
  { from, to }: Period,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const length = Date.parse(to) - Date.parse(from);
  if (length < 0 || length > longestPeriod) throw refuse('statement_period_invalid');
  const seller = await database.read(scope, (db) => sellerOf(db, sellerId));
  if (!seller) throw refuse('payout_not_found');
  const { timeZone, currency } = seller;
  const period = { sellerId, from: midnight(from, timeZone), until: midnight(dayAfter(to), timeZone) };
  const named = await statementCurrencies(database, scope, period);
  if (named.reduce((sum, { entries }) => sum + entries, 0) > mostEntries) throw refuse('statement_too_long');
  // A period in which nothing ever happened is told too: from nothing to nothing.
  const sections = named.length > 0 ? named : [{ currency, openingMinor: 0n, entries: 0 }];
  const batches = async function* rows() {
    for (const one of sections) {
      const entries = statementEntries(database, scope, { ...period, currency: one.currency });
      yield* sectionOf(entries, one, { from, to, timeZone });
    }
  };
  const content = await csvFile(asker, { head: words.columns, batches });
  return { name: `quayside-statement-${from}-${to}.csv`, content };
}

type Shown = Period & { readonly timeZone: string };

/** From the opening balance to the closing one. */
async function* sectionOf(
  batches: AsyncIterable<readonly StatementEntry[]>,
  { currency, openingMinor }: StatementCurrency,
  { from, to, timeZone }: Shown,
): AsyncGenerator<string[][]> {
  const amount = (minor: bigint) => toWire(money(minor, currency)).amount;
  const balanceRow = (date: string, name: string, minor: bigint) => [
    ...[date, name, '', '', '', currency, ''],
    amount(minor),
  ];
  let balance = openingMinor;
  yield [balanceRow(from, words.opening, balance)];
  for await (const entries of batches)
    yield entries.map(({ at, kind, order, payoutId, ending, amountMinor }) => {
      balance += amountMinor;
      return [
        ...[localDate(at, timeZone), words.kinds[kind] ?? kind, order, payoutId ?? '', ending, currency],
        ...[amount(amountMinor), amount(balance)],
      ];
    });
  yield [balanceRow(to, words.closing, balance)];
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
