/** What got lost is claimed piece by piece, once: also after another claim, and not paid for before (decision 0036). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { openWrite } from '../../platform/write.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { post } from '../../testing/claim-fixture.ts';
import { type Collected, claimsOf, collectedFixture, pay, sentOff } from '../../testing/collected-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { makePackage, type PackageRow } from '../packages/packages.factory.ts';
import { giveUpMissing } from '../packages/use-cases/give-up-package.ts';
import { withLockedSale } from '../sales/sales.public.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { makeWarehouseShipment } from '../warehouse-shipments/warehouse-shipments.factory.ts';
import { warehouseShipments } from '../warehouse-shipments/warehouse-shipments.tables.ts';
import { lineFactsOf } from './claim-context.ts';
import { openClaim } from './open-claim.ts';

let t: TestApp;
let of: Collected;
beforeAll(async () => {
  t = await testApp({ now: '2026-11-23T08:00:00.000Z' });
});
afterAll(async () => {
  await t.runJobs(work);
  // Packages are put into their shipment by hand here.
  const broken = (await brokenAtRest(t.database)).filter((promise) => !promise.startsWith('a package leaves in'));
  expect(broken).toEqual([]);
  await t.close();
});

/** A claim of the system about some pieces of the first line. */
const claimSome = (saleId: string, quantity: number) =>
  openWrite(t.deps, { actor: systemActor, scope: 'system' }, (write) =>
    withLockedSale(write, { saleId }, async (sale) => {
      const [line] = await lineFactsOf(sale.db, sale.sale, null);
      if (!line) throw new Error('the sale has lines');
      return openClaim(sale, {
        ...{
          type: 'LOST_SHIPMENT',
          description: 'Some.',
          claimed: [{ line, quantity }],
          action: 'submit_lost_shipment',
        },
      });
    }),
  );
const rejected = async (qid: string, lineQid: string) => {
  const lines = [{ lineQid, amount: { amount: '0.00', currency: 'EUR' } }];
  const body = { fault: 'CARRIER', resolution: 'NO_ACTION', lines, note: 'Looked at.' };
  const answer = await post(t, of.sides.staffSession, `${qid}/decide/`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  await t.runJobs(work);
};
const open = async (id: string) => {
  const found: { qid: string; type: string; quantity: number; status: string }[] = await claimsOf(of, id);
  return found.filter(({ status }) => status !== 'REJECTED' && status !== 'WITHDRAWN');
};
const packed = (saleId: string, each: readonly Partial<PackageRow>[]) =>
  t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, saleId));
    const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, saleId)).orderBy(saleLines.position);
    if (!sale) throw new Error('the sale was made');
    // One line in each.
    for (const [index, given] of each.entries())
      await makePackage(db, { sale, lines: lines.slice(index, index + 1), ...given });
  });

describe('[CLM-03] [ORD-15] goods lost on their way from our warehouse', () => {
  it('are not paid for in the moment before the system has claimed them', async () => {
    of = await collectedFixture(t);
    const { id } = await of.desk.payable({ buyerId: of.sides.buyerId, pickedUpAt: t.clock.now() });
    const { id: shipmentId } = await t.database.write('system', (db) =>
      makeWarehouseShipment(db, { warehouseId: newId(), buyerId: of.sides.buyerId, status: 'SHIPPED' }),
    );
    await packed(id, [
      { status: 'SHIPPED', shipmentId },
      { status: 'SHIPPED', shipmentId },
    ]);
    const lose = (journey: 'LOST' | 'IN_TRANSIT') =>
      t.database.write('system', (db) =>
        db.update(warehouseShipments).set({ journey }).where(eq(warehouseShipments.id, shipmentId)),
      );
    await lose('LOST');
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await lose('IN_TRANSIT');
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });

  it('are not paid for either where a package before them went back to its seller', async () => {
    of = await collectedFixture(t);
    const { id } = await of.desk.payable({ buyerId: of.sides.buyerId, pickedUpAt: t.clock.now() });
    const lost = { warehouseId: newId(), buyerId: of.sides.buyerId, status: 'SHIPPED', journey: 'LOST' } as const;
    const { id: shipmentId } = await t.database.write('system', (db) => makeWarehouseShipment(db, lost));
    await packed(id, [{ status: 'RETURNED_TO_SELLER' }, { status: 'SHIPPED', shipmentId }]);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await t.database.write('system', (db) =>
      emit(db, t.clock.now(), 'package.resolved', {
        ...{ sellerId: of.desk.seller.id, saleId: id, packageId: newId(), resolution: 'RETURN_TO_SELLER' },
      }),
    );
    await t.runJobs(work);
    expect(await open(id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
  });
});

describe('[CLM-03] what is lost while another claim is open', () => {
  it('is claimed when that claim ends, without the pieces it is about, and once', async () => {
    of = await collectedFixture(t);
    const { id, lineIds } = await sentOff(of, ['PICKED_UP']);
    const { id: first } = await claimSome(id, 4);
    await t.runJobs(work);
    await t.database.write('system', async (db) => {
      await db.execute(`update shipments set status = 'LOST' where sale_id = '${id}'`);
      const told = { sellerId: of.desk.seller.id, saleId: id, shipmentId: newId(), orderNumber: 'QS-1' };
      await emit(db, t.clock.now(), 'shipment.moved', { ...told, status: 'LOST' });
    });
    await t.runJobs(work);
    expect(await open(id)).toMatchObject([{ qid: first, quantity: 4 }]);
    await rejected(first, lineIds[0] ?? '');
    const [rest, ...others] = await open(id);
    expect(others).toEqual([]);
    expect(rest).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 16 });
    // Decided, it is not claimed a second time, and the order is paid.
    await rejected(rest?.qid ?? '', lineIds[0] ?? '');
    expect(await open(id)).toEqual([]);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });

  it('is claimed again where its buyer takes the claim back: what is lost waits for a decision', async () => {
    of = await collectedFixture(t);
    const { id } = await sentOff(of, ['PICKED_UP', 'LOST']);
    const [claim] = await open(id);
    expect((await post(t, of.sides.buyerSession, `${claim?.qid}/withdraw/`)).statusCode).toBe(200);
    await t.runJobs(work);
    const [again, ...others] = await open(id);
    expect(others).toEqual([]);
    expect(again).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 20, status: 'UNDER_REVIEW' });
    expect(again?.qid).not.toBe(claim?.qid);
  });
});

it('[CLM-03] [WH-01] packages of one order that are given up on different days are each claimed once', async () => {
  of = await collectedFixture(t);
  const { id, lineIds } = await of.desk.payable({ buyerId: of.sides.buyerId });
  expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  await packed(id, [
    { status: 'MISSING', expectedOn: '2026-10-20' },
    { status: 'MISSING', expectedOn: '2026-11-20' },
  ]);
  await giveUpMissing(t.deps);
  await t.runJobs(work);
  const [first] = await open(id);
  expect(first).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 10 });
  t.clock.set('2026-12-20T08:00:00.000Z');
  await giveUpMissing(t.deps);
  of = { ...of, ...(await collectedFixture(t)), desk: of.desk };
  await t.runJobs(work);
  await rejected(first?.qid ?? '', lineIds[0] ?? '');
  const claims = await t.database.read('system', (db) =>
    db.execute(`select status, quantity from claims where sale_id = '${id}' order by submitted_at`),
  );
  expect(claims.rows).toEqual([
    { status: 'REJECTED', quantity: 10 },
    { status: 'SUBMITTED', quantity: 10 },
  ]);
});
