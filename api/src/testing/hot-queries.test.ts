/**
 * The queries behind the busiest screens, explained for a seller with 20,000 orders among others: no sequential scan of
 * a tenant's table, and no sort of more rows than a page. The texts are the ones that were sent, not copies.
 */
import { saleSorts } from '@quayside/contract/sale-values';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeInvoice } from '../domains/papers/papers.factory.ts';
import { makeSale } from '../domains/sales/sales.factory.ts';
import { makeSeller } from '../domains/sellers/sellers.factory.ts';
import { makeThread } from '../domains/threads/threads.factory.ts';
import { type TestApp, testApp } from './app.ts';
import { testDatabaseUrl } from './db.ts';
import { openAsSuperuser } from './matrix/table-fingerprint.ts';
import { staffIn } from './seller-fixture.ts';
import { recordQueries, type SentQuery } from './sent-queries.ts';
import { type Session, signedIn } from './session.ts';

const copies = 10_000;
const largestSort = 100;
/** What is multiplied; on the few rows of other tables a scan is the right plan. */
const filled = [
  'sales',
  'sale_lines',
  'sale_events',
  'sale_search',
  'offer_search',
  'shipments',
  'issued_papers',
  'threads',
  'thread_messages',
];

const shipmentFor = `insert into shipments (seller_id, id, sale_id, order_number, carrier, status, track_and_trace_numbers, leg, created_at)
  values ($1, gen_random_uuid(), $2, 'QS-1', 'other', 'LABELS_READY', '{ABC-123456}', 'DIRECT_TO_BUYER', now())`;

type Plan = { readonly [name: string]: unknown; readonly Plans?: Plan[] | undefined };
type Explained = { readonly text: string; readonly plan: Plan };
const planShape: z.ZodType<Plan> = z.lazy(() =>
  z.looseObject({ 'Node Type': z.string(), Plans: z.array(planShape).optional() }),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planShape })]) })]);

let t: TestApp;
let superuser: pg.Client;
let client: pg.Client;
let session: Session;
let saleId: string;

beforeAll(async () => {
  t = await testApp();
  superuser = await openAsSuperuser();
  const seller = await t.database.write('none', (db) => makeSeller(db));
  session = await signedIn(t, { sellerId: seller.id });
  for (const owner of [seller, await t.database.write('none', (db) => makeSeller(db))]) {
    const [open, past] = await t.database.write({ sellerId: owner.id }, async (db) => [
      await makeSale(db, { seller: owner }),
      await makeSale(db, { seller: owner, status: 'COMPLETED' }),
    ]);
    await t.database.write({ sellerId: owner.id }, async (db) => {
      await makeInvoice(db, past.sale);
      const { sellerId, id, orderNumber } = open.sale;
      await makeThread(db, { sellerId, saleId: id, orderNumber });
    });
    for (const { sale } of [open, past]) {
      await superuser.query(shipmentFor, [sale.sellerId, sale.id]);
      await multiply(sale.id);
    }
    saleId = owner === seller ? open.sale.id : saleId;
  }
  await fillOfferSearch(seller.id);
  for (const table of filled) await superuser.query(`vacuum analyze ${table}`);
  client = new pg.Client({ connectionString: await testDatabaseUrl() });
  await client.connect();
  await client.query(`select set_config('app.seller_id', $1, false)`, [seller.id]);
}, 120_000);
afterAll(async () => {
  await t.close();
  await client.end();
  await superuser.end();
});

/** Copies a sale with its lines, trail and search tokens; amounts, times and numbers differ. */
async function multiply(id: string): Promise<void> {
  await superuser.query('begin');
  await superuser.query("set local session_replication_role = 'replica'");
  await superuser.query(
    `create temp table copies on commit drop as select n, gen_random_uuid() as id from generate_series(1, ${copies}) n`,
  );
  await copy('sales', 'id', id, {
    id: 'c.id',
    order_number: "'QS-' || c.id",
    total_minor: 'c.n',
    created_at: "o.created_at + c.n * interval '1 minute'",
    due_at: "o.due_at + c.n * interval '1 minute'",
  });
  await copy('sale_lines', 'sale_id', id, { sale_id: 'c.id', id: 'gen_random_uuid()' });
  await copy('sale_events', 'sale_id', id, { sale_id: 'c.id', id: 'gen_random_uuid()' });
  await copy('sale_search', 'sale_id', id, { sale_id: 'c.id' });
  await copy('shipments', 'sale_id', id, { sale_id: 'c.id', id: 'gen_random_uuid()' });
  await copy('threads', 'sale_id', id, {
    sale_id: 'c.id',
    id: 'c.id',
    last_side: "case c.n % 100 when 0 then 'SELLER' else 'STAFF' end",
    reply_by: "o.reply_by + c.n * interval '1 minute'",
  });
  await copy('thread_messages', 'sale_id', id, { sale_id: 'c.id', thread_id: 'c.id', id: 'gen_random_uuid()' });
  await copy('issued_papers', 'sale_id', id, {
    sale_id: 'c.id',
    id: 'gen_random_uuid()',
    number: "'SB-' || c.id",
    cause_id: 'c.id',
    content: "'{}'",
  });
  await superuser.query('commit');
}

async function copy(table: string, key: string, id: string, changes: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await superuser.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name }) => changes[name] ?? `o."${name}"`).join(', ');
  await superuser.query(
    `insert into ${table} (${names}) select ${values} from ${table} o cross join copies c where o.${key} = $1`,
    [id],
  );
}

/** Words of offers that need not be there: the plan asks for the words only. */
async function fillOfferSearch(sellerId: string): Promise<void> {
  await superuser.query("set session_replication_role = 'replica'");
  await superuser.query(
    `insert into offer_search (seller_id, token, offer_id)
     select $1, word || n % 500, gen_random_uuid() from generate_series(1, ${copies}) n, unnest('{soap,harbour,020}'::text[]) word`,
    [sellerId],
  );
  await superuser.query("set session_replication_role = 'origin'");
}

/** The plans of what one request sends, for the values sent and as the plan every value shares. */
async function plansOf(path: string, { headers } = session): Promise<Explained[]> {
  const recorded = recordQueries();
  const answer = await t.call('GET', path, { headers });
  const queries = recorded().filter(({ text }) => /^select/i.test(text) && /\bfrom\b/i.test(text));
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(queries.length).toBeGreaterThan(0);
  const plans: Explained[] = [];
  for (const query of queries) plans.push(...(await bothPlans(query)));
  return plans;
}

async function bothPlans({ text, values }: SentQuery): Promise<Explained[]> {
  const generic = await client.query(`explain (format json, generic_plan) ${text}`);
  const own = await client.query(`explain (format json) ${text}`, [...values]);
  return [generic, own].map(({ rows }) => ({ text, plan: explained.parse(rows)[0]['QUERY PLAN'][0].Plan }));
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What must not be in a plan. */
function faultsOf({ text, plan }: Explained, sortable: number): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table, 'Plan Rows': rows } = node;
    const isLargeSort = (type === 'Sort' || type === 'Incremental Sort') && Number(rows) > sortable;
    const isScan = type === 'Seq Scan' && filled.includes(String(table));
    return isLargeSort || isScan ? [`${type} of ${rows} rows ${table ?? ''} in ${text.slice(0, 200)}`] : [];
  });
}

async function expectFast(path: string, sortable = largestSort): Promise<void> {
  const plans = await plansOf(path);
  expect(plans.flatMap((one) => faultsOf(one, sortable))).toEqual([]);
}

describe('the list of orders', () => {
  it.each(saleSorts.flatMap((sort) => [1, 200].map((page) => [sort, page] as const)))(
    'sorted by %s, page %i',
    async (sort, page) => {
      await expectFast(`/sales/?size=50&sort=${sort}&page=${page}`);
    },
  );

  it.each([
    'status=PAST',
    'status=ALL',
    'status=ALL&sort=amount&page=200',
    'status=REQUESTED',
    'destination=DE',
    'destination=EUROPE',
    'destination=WAREHOUSE',
    'nextAction=CONFIRM_QUANTITIES',
  ])('with %s', async (query) => {
    await expectFast(`/sales/?size=50&${query}`);
  });

  it.each(['qs-1', 'lindqvist', '02000000000015'])('searched for %s', async (word) => {
    // What was found is in no index's order: a search sorts it.
    await expectFast(`/sales/?size=50&search=${word}`, Number.POSITIVE_INFINITY);
  });
});

describe('one order and the dashboard', () => {
  it.each(['', 'lines/', 'events/', 'paycomplete/', 'carrier_booking/'])('its page, %s', async (part) => {
    await expectFast(`/sales/${saleId}/${part}`);
  });

  it.each(['/sellers/stats/', '/sales/inbox/', '/shipments/'])('%s', async (path) => {
    await expectFast(path);
  });
});

describe('[RT-37] the search bar', () => {
  it.each(['sales', 'offers'])('reads the tokens of %s from the index alone, and sorts nothing', async (kind) => {
    for (const typed of ['qs-', 'lindqvist', '02000000000015', 'soap1']) {
      const plans = await plansOf(`/${kind}/search/?q=${typed}`);
      expect(plans.flatMap((one) => faultsOf(one, 0))).toEqual([]);
      const table = kind === 'sales' ? 'sale_search' : 'offer_search';
      const scans = plans.flatMap(({ plan }) => nodesOf(plan)).filter((node) => node['Relation Name'] === table);
      expect(scans.length).toBeGreaterThan(0);
      expect(new Set(scans.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']));
    }
  });
});

describe('[ORD-17] the list of conversations that wait', () => {
  it('is read across companies in the order of its index, as long as few of many wait', async () => {
    const staff = await staffIn(t, 'staff.sellers');
    await client.query('begin');
    await client.query("select set_config('app.scope', 'system', true)");
    const plans = await plansOf('/internal/threads/', staff);
    await client.query('rollback');
    // How many wait is known with the value: the shared plan takes half of them all for waiting.
    const [, own] = plans.filter(({ text }) => text.includes('order by "threads"."reply_by"'));
    const nodes = own ? nodesOf(own.plan) : [];
    const scans = nodes.filter((node) => node['Relation Name'] === 'threads').map((node) => node['Index Name']);
    const sorted = nodes.flatMap((node) => node['Sort Key'] ?? []);
    expect(scans).toEqual(['threads_waiting']);
    expect(sorted).not.toContain('threads.reply_by');
  });
});
