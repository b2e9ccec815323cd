/** What comes though nobody waits for it any more, and what nobody waits for any more though it did not come. */
import { claimList } from '@quayside/contract/claims';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { makePackage, type PackageRow } from './packages.factory.ts';
import { packages } from './packages.tables.ts';

let t: TestApp;
let seller: SellerFixture;
let worker: Session;
let lead: Session;
let one: PackageRow;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  await signInAll();
});
afterAll(() => t.close());
beforeEach(async () => {
  const order = await seller.sale({ status: 'PAID' });
  one = await t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id)).orderBy(saleLines.position);
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale, lines, warehouseId: matrixHouse });
  });
});

async function signInAll(): Promise<void> {
  const atHouse = { isWarehouseUser: true, warehouseId: matrixHouse } as const;
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', ...atHouse });
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', account: 'Bram Smit', ...atHouse });
}
const endOrder = (status: 'EXPIRED' | 'CANCELLED') =>
  t.database.write('system', (db) =>
    db.update(sales).set({ status, statusGroup: 'PAST' }).where(eq(sales.id, one.saleId)),
  );
const setPackage = (values: Partial<typeof packages.$inferInsert>) =>
  t.database.write('system', (db) => db.update(packages).set(values).where(eq(packages.id, one.id)));
const post = (path: string, payload: object = {}, { headers }: Session = worker) =>
  t.call('POST', `/warehouse/packages/${one.id}/${path}`, { headers, payload });
const shown = async () => (await t.call('GET', `/warehouse/packages/${one.id}/`, { headers: lead.headers })).json();
const codesIn = async (query: string): Promise<string[]> => {
  const list = await t.call('GET', `/warehouse/packages/?size=100&${query}`, { headers: lead.headers });
  return list.json().results.map(({ code }: { code: string }) => code);
};
const runJob = (name: string) => work.jobs.find((job) => job.name === name)?.run({}, t.deps);
const claimsOf = async (saleQid: string) =>
  claimList.parse((await t.call('GET', `/claims/?saleQid=${saleQid}`, { headers: seller.session.headers })).json())
    .results;

describe('[WH-03] [WH-05] goods whose order has ended', () => {
  it.each(['arrive/', 'confirm/'])(
    'go on hold when they are scanned (%s), with the reason, and leave by a lead',
    async (step) => {
      await endOrder('EXPIRED');
      const held = (await post(step)).json();
      expect(held).toMatchObject({
        ...{ status: 'ON_HOLD', location: 'H-01', orderEnded: 'EXPIRED', resolutions: expect.any(Array) },
        discrepancies: [{ type: 'UNEXPECTED', note: 'Order expired before it came', resolvedAt: null }],
      });
      expect([...held.resolutions].sort()).toEqual(['DISPOSE', 'QUARANTINE', 'RETURN_TO_SELLER']);
      expect(await codesIn('figure=ORDER_ENDED')).toContain(one.code);
      const accepted = await post('resolve/', { resolution: 'ACCEPT_AS_IS' }, lead);
      expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'package_order_ended']);
      const back = await post('resolve/', { resolution: 'RETURN_TO_SELLER' }, lead);
      expect(back.json()).toMatchObject({ status: 'RETURNED_TO_SELLER', location: 'R-01' });
      expect(await codesIn('figure=ORDER_ENDED')).not.toContain(one.code);
    },
  );

  it('that stood in their bay before stand in the lead’s list, and go back or are disposed of', async () => {
    await post('confirm/');
    expect((await shown()).allowedActions).not.toContain('resolve');
    expect((await post('resolve/', { resolution: 'DISPOSE' }, lead)).json().code).toBe('package_not_in_state');
    await endOrder('CANCELLED');
    expect(await codesIn('figure=ORDER_ENDED')).toContain(one.code);
    const { allowedActions, resolutions } = await shown();
    expect(allowedActions).toContain('resolve');
    expect(resolutions).toEqual(['RETURN_TO_SELLER', 'DISPOSE']);
    expect((await post('resolve/', { resolution: 'DISPOSE' }, worker)).statusCode).toBe(403);
    expect((await post('resolve/', { resolution: 'DISPOSE' }, lead)).json()).toMatchObject({
      ...{ status: 'DISPOSED', location: null },
      events: expect.arrayContaining([expect.objectContaining({ action: 'dispose', actorName: 'Bram Smit' })]),
    });
  });

  it('are put on hold by a scan that can be taken back', async () => {
    await endOrder('EXPIRED');
    await post('confirm/');
    expect((await post('undo/')).json()).toMatchObject({ status: 'ANNOUNCED', location: null });
  });
});

describe('[WH-01] [CLM-03] packages that never come', () => {
  it('are given up by a lead: what was in them is claimed as lost, and they leave the list of missing ones', async () => {
    expect((await post('give-up/', {}, lead)).json().code).toBe('package_not_in_state');
    await setPackage({ status: 'MISSING' });
    expect(await codesIn('status=MISSING')).toContain(one.code);
    expect((await shown()).allowedActions).toContain('give_up');
    expect((await post('give-up/', {}, worker)).statusCode).toBe(403);
    const given = (await post('give-up/', { note: 'The carrier found nothing' }, lead)).json();
    expect(given).toMatchObject({
      status: 'MISSING',
      lostAt: t.clock.now(),
      allowedActions: expect.not.arrayContaining(['give_up']),
    });
    expect(given.events[0]).toMatchObject({ action: 'give_up', note: 'The carrier found nothing' });
    expect(await codesIn('status=MISSING')).not.toContain(one.code);
    expect(await codesIn('figure=LOST')).toContain(one.code);
    expect(await claimsOf(one.saleId)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
    expect((await post('give-up/', {}, lead)).json().code).toBe('package_given_up');
    expect(JSON.stringify((await seller.send('GET', one.saleId, 'events/')).json())).toContain('warehouse_missing');
  });

  it('are held for a lead when they come all the same', async () => {
    await setPackage({ status: 'MISSING', lostAt: t.clock.now() });
    expect((await post('confirm/')).json()).toMatchObject({
      ...{ status: 'ON_HOLD', lostAt: null, location: 'H-01' },
      discrepancies: [{ type: 'UNEXPECTED', note: 'Given up as lost before it came' }],
    });
    expect(await codesIn('status=ON_HOLD')).toContain(one.code);
  });

  it('of one order are claimed together', async () => {
    const order = await seller.sale({ status: 'PAID' });
    await t.database.write('system', async (db) => {
      const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
      const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id)).orderBy(saleLines.position);
      if (!sale) throw new Error('the sale was made');
      for (const line of lines)
        await makePackage(db, {
          ...{ sale, lines: [line], warehouseId: matrixHouse, status: 'MISSING', expectedOn: '2026-10-20' },
        });
    });
    await runJob('packages.give_up');
    expect(await claimsOf(order.id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
  });

  it('of an order that ended are given up without a claim: its buyer has the money back', async () => {
    await endOrder('EXPIRED');
    await setPackage({ status: 'MISSING' });
    expect((await post('give-up/', {}, lead)).json()).toMatchObject({ status: 'MISSING', lostAt: t.clock.now() });
    expect(await claimsOf(one.saleId)).toEqual([]);
  });

  it('are given up by themselves fifteen working days after the day they were expected', async () => {
    await setPackage({ status: 'MISSING', expectedOn: '2026-11-20' });
    t.clock.set('2026-12-10T08:00:00.000Z');
    await runJob('packages.give_up');
    await signInAll();
    expect(await shown()).toMatchObject({ lostAt: null });
    t.clock.set('2026-12-11T08:00:00.000Z');
    await signInAll();
    await runJob('packages.give_up');
    expect(await shown()).toMatchObject({ status: 'MISSING', lostAt: t.clock.now() });
    const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, one.saleId)));
    // What never came was not collected either.
    expect(sale).toMatchObject({ status: 'PAID', pickedUpAt: null });
  });
});
