/** What the pages of a company hide is in no copy of it either. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keepFile, storeFile } from '../../../platform/files/stored-files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Session, signedIn } from '../../../testing/session.ts';
import { unzipped } from '../../../testing/unzipped.ts';
import { makeClaim, makeClaimableSale } from '../../claims/claims.factory.ts';
import { makeSeller } from '../../sellers/sellers.factory.ts';
import { copyJobs } from './copies.jobs.ts';
import { tradeKinds } from './kinds-of-trade.ts';

type Made = Awaited<ReturnType<typeof makeClaimableSale>>;

let t: TestApp;
let sellerId: string;
let admin: Session;
let made: Made;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const seller = await t.database.write('none', (db) => makeSeller(db, { name: 'Marlin Trading B.V.' }));
  sellerId = seller.id;
  admin = await signedIn(t, { sellerId, role: 'ADMIN' });
  made = await t.database.write({ sellerId }, (db) => makeClaimableSale(db, { seller }));
});

const sqlIn = (query: ReturnType<typeof sql>) => t.database.write({ sellerId }, (db) => db.execute(query));
/** The lines of each file, and all of them in one text. */
async function copied() {
  await t.call('POST', '/company/data/', { headers: admin.headers });
  await t.runJobs({ jobs: [...copyJobs], subscribers: [] });
  const answer = await t.call('GET', '/company/data/parts/1/', { headers: admin.headers });
  const files = await unzipped(answer.rawPayload);
  const rowsOf = (kind: string) =>
    (files[`${kind}.jsonl`] ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => z.looseObject({}).parse(JSON.parse(line)));
  return { files, whole: Object.values(files).join('\n'), rowsOf };
}
const actionsIn = (rows: readonly Record<string, unknown>[]) => rows.map(({ action }) => action);

describe('[PRO-01] what our own people do among themselves is in no copy of a company', () => {
  const staff = { kind: 'STAFF', name: 'Joanna Wierzbicka' };

  it('of a cancellation that takes two of them: the order’s events tell that it was cancelled', async () => {
    for (const action of ['propose_cancel', 'reject_cancel', 'withdraw_cancel', 'cancel'])
      await sqlIn(sql`insert into sale_events (seller_id, sale_id, id, at, action, actor_kind, actor_name, reason, detail)
        values (${sellerId}, ${made.sale.id}, gen_random_uuid(), ${t.clock.now()}, ${action}, ${staff.kind},
          ${action === 'cancel' ? 'Quayside' : staff.name}, ${action === 'cancel' ? null : 'FRAUD'}, '{"note":"Watch them"}')`);
    const { rowsOf, whole } = await copied();
    expect(actionsIn(rowsOf('order-events'))).toContain('cancel');
    expect(actionsIn(rowsOf('order-events')).filter((one) => /propose|reject|withdraw/.test(String(one)))).toEqual([]);
    for (const hidden of [staff.name, 'FRAUD', 'Watch them']) expect(whole).not.toContain(hidden);
  });

  it('of a claim’s decision that takes two of them: the claim’s events tell what was decided', async () => {
    const { id } = await t.database.write({ sellerId }, (db) => makeClaim(db, { made, status: 'APPROVED' }));
    for (const action of ['propose', 'reject_proposal', 'withdraw_proposal'])
      await sqlIn(sql`insert into claim_events (seller_id, claim_id, id, at, action, actor_kind, actor_name, to_status, reason, detail)
        values (${sellerId}, ${id}, gen_random_uuid(), ${t.clock.now()}, ${action}, ${staff.kind}, ${staff.name}, 'UNDER_REVIEW',
          'Looks staged', '{"note":"Watch them"}')`);
    const { rowsOf, whole } = await copied();
    expect(actionsIn(rowsOf('claim-events'))).toContain('decide');
    expect(actionsIn(rowsOf('claim-events')).filter((one) => /propos/.test(String(one)))).toEqual([]);
    for (const hidden of [staff.name, 'Looks staged', 'Watch them']) expect(whole).not.toContain(hidden);
  });

  it('of a refund that takes two of them: the payout’s events tell the refund that was made', async () => {
    for (const action of ['propose_refund', 'reject_refund', 'withdraw_refund', 'refund'])
      await sqlIn(sql`insert into payout_events (seller_id, payout_id, id, at, action, actor_kind, actor_name, to_status, reason, detail)
        select seller_id, id, gen_random_uuid(), ${t.clock.now()}, ${action}, ${staff.kind},
          ${action === 'refund' ? 'Quayside' : staff.name}, status, ${action === 'refund' ? null : 'FRAUD'},
          '{"note":"Watch them"}' from payouts where sale_id = ${made.sale.id}`);
    const { rowsOf, whole } = await copied();
    expect(actionsIn(rowsOf('payout-events'))).toEqual(['refund']);
    for (const hidden of [staff.name, 'FRAUD', 'Watch them']) expect(whole).not.toContain(hidden);
  });
});

describe('[PRO-01] a copy of a company holds what its pages show of the buyer, and of our books its own', () => {
  const onward = { city: 'Trondheim', street: 'Nordre gate 12' };
  const place = JSON.stringify({ line1: onward.street, city: onward.city });

  it('the buyer’s own address stays unknown where the warehouse takes the order in, also on its packages', async () => {
    await sqlIn(sql`update sales set confirmed_at = ${t.clock.now()}, destination_kind = 'WAREHOUSE',
      deliver_to = ${place}::jsonb where id = ${made.sale.id}`);
    const { rowsOf, whole } = await copied();
    expect(rowsOf('orders')).toMatchObject([{ destination_kind: 'WAREHOUSE', deliver_to: null }]);
    for (const hidden of [onward.city, onward.street]) expect(whole).not.toContain(hidden);
    const packages = tradeKinds.find(({ name }) => name === 'packages')?.columns.split(' ');
    expect(packages?.filter((one) => one.startsWith('destination'))).toEqual([]);
  });

  it('the address is there once quantities are confirmed of an order that goes to the buyer', async () => {
    await sqlIn(sql`update sales set confirmed_at = ${t.clock.now()}, destination_kind = 'BUYER',
      deliver_to = ${place}::jsonb where id = ${made.sale.id}`);
    expect((await copied()).rowsOf('orders')).toMatchObject([{ deliver_to: { city: onward.city } }]);
  });

  it('files that the other side has not sent yet are not in it, nor their content; the company’s own are', async () => {
    const content = 'A picture nobody sent yet';
    const sha256 = createHash('sha256').update(content).digest('hex');
    const store = async () => {
      const file = await storeFile(t.deps, sellerId, { type: 'pdf', content: new Blob([content]), sha256 });
      await t.database.write({ sellerId }, (db) => keepFile(db, t.clock.now(), file));
      return file.id;
    };
    const evidence = async (party: string, name: string) => {
      await sqlIn(sql`insert into claim_evidence (seller_id, id, sale_id, kind, party, verdict, content_hash, file_id, file_name,
          media_type, bytes, added_at, added_by, added_by_name)
        values (${sellerId}, gen_random_uuid(), ${made.sale.id}, 'OTHER', ${party}, 'OK', ${sha256}, ${await store()}, ${name},
          'application/pdf', 25, ${t.clock.now()}, gen_random_uuid(), 'Somebody')`);
    };
    await evidence('BUYER', 'Not sent.pdf');
    await evidence('SELLER', 'Ours.pdf');
    await sqlIn(sql`insert into thread_files (seller_id, sale_id, id, name, file_id, file_type, bytes, uploaded_by, created_at)
      values (${sellerId}, ${made.sale.id}, gen_random_uuid(), 'Draft.pdf', ${await store()}, 'pdf', 25, gen_random_uuid(),
        ${t.clock.now()})`);
    const { files, rowsOf } = await copied();
    expect(rowsOf('claim-evidence')).toMatchObject([{ file_name: 'Ours.pdf' }]);
    expect(rowsOf('message-files')).toEqual([]);
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([
      expect.stringContaining('Ours.pdf'),
    ]);
  });

  it('of the ledger what is owed to the company, as its statement: not what the buyer paid, nor what we earn', async () => {
    await sqlIn(sql`insert into ledger_lines (seller_id, id, journal_id, sale_id, account, kind, amount_minor, currency, at)
      select ${sellerId}, gen_random_uuid(), ${made.sale.id}, ${made.sale.id}, account, 'TRANSPORT', minor, 'EUR', ${t.clock.now()}
      from (values ('TRANSPORT_RESULT', 77), ('REVENUE', -100), ('BUYER_FUNDS', 23)) lines (account, minor)`);
    const { rowsOf } = await copied();
    expect(new Set(rowsOf('ledger').map(({ account }) => account))).toEqual(new Set(['SELLER_PAYABLE']));
    expect(rowsOf('orders')[0]).not.toHaveProperty('transport_minor');
  });
});
