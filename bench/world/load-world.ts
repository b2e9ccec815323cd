/** Loads the real history and the real products, whole or not at all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { dbOf } from '../../api/seeds/db-of.ts';
import { randomFrom } from '../../api/seeds/random.ts';
import { countAll } from '../../api/src/domains/insights/use-cases/count-all.ts';
import { days, type Instant, plus } from '../../api/src/kernel/clock.ts';
import { workCalendarOf } from '../../api/src/platform/calendar.ts';
import { connectForWork } from '../../api/src/platform/db/work-connection.ts';
import { loadCatalogue } from './catalogue.ts';
import { firstOwner, loadCompanies } from './companies.ts';
import { type HistoryOptions, partsOf, planSales } from './history.ts';
import { loadSales } from './load-sales.ts';
import { type Reject, readOrders } from './orders-file.ts';
import { readProducts } from './products-file.ts';
import { withoutIndexes } from './without-indexes.ts';

export type WorldOptions = HistoryOptions & {
  readonly databaseUrl: string;
  /** Holds `orders/online_retail.csv.gz` and `products/`. */
  readonly folder: string;
  readonly report: (line: string) => void;
  /** Milliseconds for one statement; half an hour when absent. */
  readonly longestStatement?: number;
};

export type WorldSummary = {
  readonly sales: number;
  /** Order lines of the file that became lines of sales; with the rejected ones every line of the file. */
  readonly loaded: number;
  readonly rejects: readonly Reject[];
  /** Further lines that repeat loaded ones, to reach the asked size. */
  readonly repeated: number;
};

const largeTables = ['sales', 'sale_lines', 'sale_loads', 'sale_events', 'sale_search'];
/** An index over millions of rows is one statement. */
const halfAnHour = 1_800_000;
const numberOfTheWorld = 20_111_209;
const tables =
  'sales, sale_lines, sale_loads, sale_events, sale_search, sale_counts, sellers, buyers, users, bank_accounts, brands, products, offers, offer_search, payouts, ledger_lines, insight_days';

/** `undefined`: the database holds the history already. Throws when a file is missing. */
export async function loadWorld(options: WorldOptions): Promise<WorldSummary | undefined> {
  const client = await connectForWork(options.databaseUrl, { statement: options.longestStatement ?? halfAnHour });
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.scope', 'system', true), pg_advisory_xact_lock(hashtext('quayside.world'))",
    );
    const { rowCount } = await client.query('select from users where email = $1', [firstOwner]);
    const summary = rowCount ? undefined : await load(client, options);
    await client.query('commit');
    if (summary) {
      options.report('tidying up');
      await client.query(`vacuum (analyze) ${tables}`);
    }
    return summary;
  } catch (error) {
    // What went wrong is told, not that the connection went with it.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function load(client: pg.Client, options: WorldOptions): Promise<WorldSummary> {
  const { folder, base, report } = options;
  const file = join(folder, 'orders', 'online_retail.csv.gz');
  if (!existsSync(file)) throw new Error(`There is no ${file}: name the folder that holds orders/ and products/.`);
  report('reading orders and products');
  const [{ lines, rejects }, products] = await Promise.all([readOrders(file), readProducts(join(folder, 'products'))]);
  const parts = partsOf(lines);
  const planned = planSales(parts, options);
  const random = randomFrom(numberOfTheWorld);
  const since: Instant = plus(base, -days(3_650));
  report(`loading ${planned.length} sales of ${parts.length} in the history`);
  const companies = await loadCompanies(client, parts, random, since);
  const lineOf = await loadCatalogue(client, products, planned, companies.sellers, random, since);
  const progress = (count: number, done: number) => report(`${count} of ${planned.length} sales, ${done} lines`);
  const saleLoad = { client, companies, lineOf, random, base, progress };
  const written = await withoutIndexes(client, largeTables, () => loadSales(planned, saleLoad));
  // The balance of each journal is checked at the commit: without figures about the table that is a scan for each line.
  await client.query('analyze ledger_lines');
  report('summing up days');
  await client.query('analyze sales, sale_lines, sale_events');
  await countAll({ db: dbOf(client), now: base, calendarOf: workCalendarOf });
  return { sales: planned.length, loaded: lines.length, rejects, repeated: written - lines.length };
}
