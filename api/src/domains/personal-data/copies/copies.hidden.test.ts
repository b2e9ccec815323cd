/** What the pages of a company hide is in no copy of it either. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Session, signedIn } from '../../../testing/session.ts';
import { unzipped } from '../../../testing/unzipped.ts';
import { makeClaim, makeClaimableSale } from '../../claims/claims.factory.ts';
import { makeSeller } from '../../sellers/sellers.factory.ts';
import { copyJobs } from './copies.jobs.ts';

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
