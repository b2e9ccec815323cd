/** Goods that our warehouse sent back after a carrier had brought them, and what becomes of what is sent anew (decision 0038). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { pngBytes } from '../../platform/files/files.factory.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  addParcel,
  type Collected,
  claimsOf,
  collectedFixture,
  decide,
  pay,
  sentOff,
  tell,
} from '../../testing/collected-fixture.ts';
import { formOf } from '../../testing/matrix/matrix.requests.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { livingPayoutOf } from '../payouts/payouts.public.ts';
import { sales } from '../sales/sales.tables.ts';
import { completeLate } from '../sales/use-cases/complete-late.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { shipments } from '../shipments/shipments.tables.ts';
import { packageLines, packages } from './packages.tables.ts';
import { giveUpMissing } from './use-cases/give-up-package.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let of: Collected;
let lead: Session;
let house: { readonly country: string; readonly city: string };
beforeAll(async () => {
  t = await testApp({ now: start });
  await t.database.write('none', makeHouses);
  const [found] = await t.database.read('none', (db) =>
    db.select().from(warehouses).where(eq(warehouses.id, matrixHouse)),
  );
  if (!found) throw new Error('the warehouse was made');
  house = found;
});
beforeEach(async () => {
  t.clock.set(start);
  of = await collectedFixture(t);
  lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const saleOf = async (id: string) => {
  const [sale] = await t.database.read('system', (db) => db.select().from(sales).where(eq(sales.id, id)));
  return sale;
};
const packageOf = async (number: string) => {
  const [one] = await t.database.read('system', (db) =>
    db.select().from(packages).where(eq(packages.trackingNumber, number)),
  );
  if (!one) throw new Error(`${number} was announced`);
  return one;
};
const at = (qid: string, path: string) => `/warehouse/packages/${qid}/${path}`;
const arrive = async (number: string) =>
  t.call('POST', at((await packageOf(number)).id, 'arrive/'), { headers: lead.headers, payload: {} });

/** It comes to us damaged, and goes back to its seller. */
async function sendBack(number: string, lineQid: string, raiseClaim = true): Promise<void> {
  expect((await arrive(number)).statusCode).toBe(200);
  await goBack(number, lineQid, raiseClaim);
}
/** What came goes back. */
async function goBack(number: string, lineQid: string, raiseClaim: boolean): Promise<void> {
  const { id: qid } = await packageOf(number);
  const { headers, payload } = formOf({ type: 'DAMAGED', quantity: '1', lineQid, file: pngBytes() }, 'corner.png');
  await t.call('POST', at(qid, 'discrepancies/'), { headers: { ...lead.headers, ...headers }, payload });
  const resolved = await t.call('POST', at(qid, 'resolve/'), {
    headers: lead.headers,
    payload: { resolution: 'RETURN_TO_SELLER', raiseClaim },
  });
  expect(resolved.statusCode, resolved.body).toBe(200);
  await t.runJobs(work);
}

/** An order to our warehouse whose only parcel its carrier told these of, before it went back from us. */
async function backFromUs(told: readonly string[]) {
  const made = await sentOff(of, told, {
    destination: { kind: 'WAREHOUSE', country: house.country, city: house.city },
  });
  await sendBack(made.number, made.lineIds[0] ?? '');
  expect(await claimsOf(of, made.id)).toEqual([]);
  expect(await saleOf(made.id)).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String), returnedCount: 1 });
  expect((await pay(of, made.id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  t.clock.advance(60_000);
  return made;
}

describe('[WH-03] [ORD-15] goods that went back from our warehouse, and are sent anew', () => {
  it('are announced with all that is in them, and received and paid for', async () => {
    const { id } = await backFromUs(['PICKED_UP', 'DELIVERED']);
    const { number } = await addParcel(of, id, ['PICKED_UP', 'DELIVERED']);
    const { id: packageId } = await packageOf(number);
    const lines = await t.database.read('system', (db) =>
      db.select().from(packageLines).where(eq(packageLines.packageId, packageId)),
    );
    expect(lines.reduce((sum, { announced }) => sum + announced, 0)).toBe(20);
    expect((await arrive(number)).statusCode).toBe(200);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
  });

  const announcedIn = async (number: string) => {
    const { id: packageId } = await packageOf(number);
    const lines = await t.database.read('system', (db) =>
      db.select().from(packageLines).where(eq(packageLines.packageId, packageId)),
    );
    return lines.reduce((sum, { announced }) => sum + announced, 0);
  };
  /** An order of two parcels to our warehouse. */
  const oneOfTwo = async () => {
    const destination = { kind: 'WAREHOUSE', country: house.country, city: house.city } as const;
    const made = await sentOff(of, [], { destination });
    return { ...made, lineQid: made.lineIds[0] ?? '', other: (await addParcel(of, made.id, [])).number };
  };

  it('are announced where other goods of the order are here, but for what is claimed of them', async () => {
    for (const [raiseClaim, expected] of [
      [false, 10],
      [true, 0],
    ] as const) {
      const { id, number, lineQid, other } = await oneOfTwo();
      expect((await arrive(number)).statusCode).toBe(200);
      await sendBack(other, lineQid, raiseClaim);
      expect(await announcedIn((await addParcel(of, id, [])).number)).toBe(expected);
    }
  });

  it('are announced whole where only what was short, or lost, of the others is claimed', async () => {
    const short = await oneOfTwo();
    const { id: qid } = await packageOf(short.number);
    expect((await arrive(short.number)).statusCode).toBe(200);
    const { headers, payload } = formOf({ type: 'SHORT', quantity: '2', lineQid: short.lineQid }, 'corner.png');
    await t.call('POST', at(qid, 'discrepancies/'), { headers: { ...lead.headers, ...headers }, payload });
    const accepted = { resolution: 'ACCEPT_RECEIVED_QUANTITY', raiseClaim: true };
    await t.call('POST', at(qid, 'resolve/'), { headers: lead.headers, payload: accepted });
    expect(await claimsOf(of, short.id)).toMatchObject([{ type: 'WAREHOUSE_DISCREPANCY', quantity: 2 }]);
    t.clock.advance(60_000);
    await sendBack(short.other, short.lineQid, false);
    expect(await announcedIn((await addParcel(of, short.id, [])).number)).toBe(10);

    const lost = await oneOfTwo();
    await tell(t, lost.number, 'PICKED_UP');
    await sendBack(lost.other, lost.lineQid, false);
    const { id: missing } = await packageOf(lost.number);
    await t.database.write('system', (db) =>
      db.update(packages).set({ status: 'MISSING' }).where(eq(packages.id, missing)),
    );
    const givenUp = await t.call('POST', at(missing, 'give-up/'), {
      headers: lead.headers,
      payload: { raiseClaim: true },
    });
    expect(givenUp.statusCode, givenUp.body).toBe(200);
    expect(await claimsOf(of, lost.id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 10 }]);
    expect(await announcedIn((await addParcel(of, lost.id, [])).number)).toBe(10);
  });

  /** Two parcels: a claim of the one is open when the other is given up. */
  const oneGivenUp = async () => {
    const made = await oneOfTwo();
    await tell(t, made.number, 'PICKED_UP');
    await arrive(made.number);
    const form = formOf({ type: 'SHORT', quantity: '2', lineQid: made.lineQid }, 'corner.png');
    const { id: qid } = await packageOf(made.number);
    const headers = { ...lead.headers, ...form.headers };
    await t.call('POST', at(qid, 'discrepancies/'), { headers, payload: form.payload });
    const accepted = { resolution: 'ACCEPT_RECEIVED_QUANTITY', raiseClaim: true };
    await t.call('POST', at(qid, 'resolve/'), { headers: lead.headers, payload: accepted });
    const { id: missing } = await packageOf(made.other);
    const overdue = { status: 'MISSING', expectedOn: '2026-10-20' } as const;
    await t.database.write('system', (db) => db.update(packages).set(overdue).where(eq(packages.id, missing)));
    await giveUpMissing(t.deps);
    await t.runJobs(work);
    t.clock.advance(60_000);
    const [short] = await claimsOf(of, made.id);
    return { ...made, short };
  };
  const sendTen = async (id: string) => {
    const anew = await addParcel(of, id, []);
    expect(await announcedIn(anew.number)).toBe(10);
    return anew;
  };
  const endWith = async (claimQid: string, lineIds: readonly string[], amount: string) => {
    expect((await decide(of, claimQid, lineIds, { amount })).statusCode).toBe(200);
    await t.runJobs(work);
  };
  const lostOf = async (id: string): Promise<number[]> =>
    (await claimsOf(of, id))
      .filter(({ type }: { type: string }) => type === 'LOST_SHIPMENT')
      .map(({ quantity }: { quantity: number }) => quantity);

  it('or were given up, are not claimed when the claim ends that was open meanwhile, where they came after all', async () => {
    for (const isSentAnew of [true, false]) {
      const { id, lineQid, short } = await oneGivenUp();
      expect(await claimsOf(of, id)).toMatchObject([{ type: 'WAREHOUSE_DISCREPANCY', quantity: 2 }]);
      if (isSentAnew) expect((await arrive((await sendTen(id)).number)).statusCode).toBe(200);
      await endWith(short.qid, [lineQid], '0.00');
      expect(await lostOf(id)).toEqual(isSentAnew ? [] : [10]);
    }
  });

  it.each([
    ['refunded', '10.00'],
    ['not refunded', '0.00'],
    ['not claimed', null],
  ])('[CLM-03] and go back once more, %s: what they replace is not claimed as lost', async (_, amount) => {
    const { id, lineQid, short } = await oneGivenUp();
    const anew = await sendTen(id);
    await endWith(short.qid, [lineQid], '0.00');
    t.clock.advance(60_000);
    await sendBack(anew.number, lineQid, amount !== null);
    if (amount !== null) {
      const [back] = await claimsOf(of, id);
      expect(back).toMatchObject({ type: 'WAREHOUSE_DISCREPANCY', quantity: 10 });
      await endWith(back.qid, [lineQid], amount);
      const ended = await t.call('GET', `/claims/${back.qid}/`, { headers: of.sides.buyerSession.headers });
      expect(ended.json()).toMatchObject({ status: amount === '0.00' ? 'REJECTED' : 'SETTLED' });
    }
    expect(await lostOf(id)).toEqual([]);
  });

  it('[CLM-03] and are taken out again: what was given up is claimed then, where its claim could not be raised before', async () => {
    const { id, lineQid, short } = await oneGivenUp();
    const { qid } = await sendTen(id);
    await endWith(short.qid, [lineQid], '0.00');
    expect(await lostOf(id)).toEqual([]);
    const taken = await t.call('DELETE', `/shipments/${qid}/`, { headers: of.desk.session.headers });
    expect(taken.statusCode, taken.body).toBe(204);
    await t.runJobs(work);
    expect(await lostOf(id)).toEqual([10]);
  });

  it('and come back with their carrier: the order waits again', async () => {
    const { id } = await backFromUs(['PICKED_UP', 'DELIVERED']);
    await addParcel(of, id, ['PICKED_UP', 'RETURNED']);
    await t.runJobs(work);
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String), returnedCount: 2 });
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  });

  it('and get lost: all of it is claimed, and not paid for before', async () => {
    const { id } = await backFromUs(['PICKED_UP', 'DELIVERED']);
    await addParcel(of, id, ['PICKED_UP', 'LOST']);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
  });

  it('and come back once they are paid for: they complete no order', async () => {
    const { id } = await backFromUs(['PICKED_UP', 'DELIVERED']);
    const { number } = await addParcel(of, id, []);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
    for (const code of ['PICKED_UP', 'RETURNED']) await tell(t, number, code);
    expect(await saleOf(id)).toMatchObject({ status: 'PAID' });
  });

  it('[ORD-14] after the payment, keep the order open until they are sent anew, or a claim about them is decided', async () => {
    const destination = { kind: 'WAREHOUSE', country: house.country, city: house.city } as const;
    const complete = async (id: string) =>
      (await t.call('POST', `/sales/${id}/complete/`, { headers: of.desk.session.headers, payload: {} })).json();
    const [unclaimed, claimed] = [await sentOff(of, [], { destination }), await sentOff(of, [], { destination })];
    for (const { id } of [unclaimed, claimed]) expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
    await sendBack(unclaimed.number, unclaimed.lineIds[0] ?? '', false);
    await sendBack(claimed.number, claimed.lineIds[0] ?? '', true);
    for (const { id } of [unclaimed, claimed])
      expect(await complete(id)).toMatchObject({ status: 409, code: 'goods_went_back' });
    const [claim] = await claimsOf(of, claimed.id);
    expect((await decide(of, claim.qid, claimed.lineIds, { amount: '0.00' })).statusCode).toBe(200);
    expect(await complete(claimed.id)).toMatchObject({ status: 'COMPLETED' });
    t.clock.set(plus(start, days(25)));
    await work.jobs.find(({ name }) => name === 'sale.complete_late')?.run({}, t.deps);
    expect(await saleOf(unclaimed.id)).toMatchObject({ status: 'PAID' });
    of = { ...of, desk: { ...of.desk, session: await signedIn(t, { sellerId: of.desk.seller.id }) } };
    await addParcel(of, unclaimed.id, []);
    expect(await complete(unclaimed.id)).toMatchObject({ status: 'COMPLETED' });
  });

  const complete = async (id: string) =>
    (await t.call('POST', `/sales/${id}/complete/`, { headers: of.desk.session.headers, payload: {} })).json();

  it('[ORD-14] after the payment, hold the order for each of their pieces: one decided claim speaks of its own', async () => {
    const { id, number, lineQid, other } = await oneOfTwo();
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
    await sendBack(number, lineQid, false);
    await sendBack(other, lineQid, true);
    const [claim] = await claimsOf(of, id);
    expect(claim).toMatchObject({ quantity: 10 });
    await endWith(claim.qid, [lineQid], '0.00');
    expect(await complete(id)).toMatchObject({ status: 409, code: 'goods_went_back' });
  });

  it('[ORD-14] [ORD-16] after the payment, hold it no longer once our people refunded all of it', async () => {
    const destination = { kind: 'WAREHOUSE', country: house.country, city: house.city } as const;
    const { id, number, lineIds } = await sentOff(of, [], { destination });
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
    await sendBack(number, lineIds[0] ?? '', false);
    const refund = async (amount: string) => {
      const payout = await t.database.read('system', (db) => livingPayoutOf(db, of.desk.seller.id, id));
      const answer = await t.call('POST', `/internal/payments/${payout?.id}/reverse/`, {
        headers: of.staff.headers,
        payload: { amount: { amount, currency: 'EUR' }, reason: 'Came back' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await refund('249.99');
    expect(await complete(id)).toMatchObject({ status: 409, code: 'goods_went_back' });
    await refund('0.01');
    expect(await complete(id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('[ORD-14] after the payment, do not hold what was refunded by a claim before they came back', async () => {
    const { id, number, lineIds } = await sentOff(of, ['PICKED_UP']);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
    await tell(t, number, 'LOST');
    await t.runJobs(work);
    const [claim] = await claimsOf(of, id);
    expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 20 });
    expect((await decide(of, claim.qid, lineIds)).statusCode).toBe(200);
    await t.runJobs(work);
    t.clock.advance(60_000);
    await t.database.write('system', (db) =>
      db
        .update(shipments)
        .set({ status: 'RETURNED_TO_SENDER', lastEventAt: t.clock.now() })
        .where(eq(shipments.saleId, id)),
    );
    expect(await complete(id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('[ORD-14] after the payment, keep no other order from being completed in time', async () => {
    const destination = { kind: 'WAREHOUSE', country: house.country, city: house.city } as const;
    const held = await sentOff(of, [], { destination });
    expect((await pay(of, held.id)).json()).toMatchObject({ status: 'PAID' });
    await sendBack(held.number, held.lineIds[0] ?? '', false);
    t.clock.advance(60_000);
    const due = await sentOff(of, []);
    expect((await pay(of, due.id)).json()).toMatchObject({ status: 'PAID' });
    t.clock.set(plus(start, days(25)));
    await completeLate(t.deps, 1);
    expect(await saleOf(held.id)).toMatchObject({ status: 'PAID' });
    expect(await saleOf(due.id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('keep their shipping details: numbers that came back stay counted', async () => {
    const { id } = await backFromUs([]);
    const cleared = await of.desk.send('PATCH', id, '', { clearShipping: true });
    expect(cleared.json()).toMatchObject({ status: 409, code: 'already_scanned' });
  });

  it('have the whole time again each time they go back', async () => {
    const { id, lineIds } = await backFromUs([]);
    t.clock.set(plus(start, days(1)));
    lead = await signedIn(t, { role: 'WAREHOUSE_LEAD', isWarehouseUser: true, warehouseId: matrixHouse });
    of = { ...of, desk: { ...of.desk, session: await signedIn(t, { sellerId: of.desk.seller.id }) } };
    const { number } = await addParcel(of, id, ['PICKED_UP', 'DELIVERED']);
    await sendBack(number, lineIds[0] ?? '');
    expect(await saleOf(id)).toMatchObject({
      pickedUpAt: null,
      returnedCount: 2,
      expiresAt: '2026-11-27T08:00:00.000Z',
    });
  });

  it('keep their time, whatever is told late of the ones that went back', async () => {
    const { id, number } = await backFromUs([]);
    await tell(t, number, 'DELIVERED');
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String) });
  });

  it('are paid for where one came late that was lost, beside one that went back', async () => {
    const made = await sentOff(of, ['PICKED_UP'], {
      destination: { kind: 'WAREHOUSE', country: house.country, city: house.city },
    });
    const other = await addParcel(of, made.id, ['PICKED_UP', 'DELIVERED']);
    await tell(t, made.number, 'LOST');
    expect((await arrive(made.number)).statusCode).toBe(200);
    await sendBack(other.number, made.lineIds[0] ?? '');
    expect((await pay(of, made.id)).json().code).not.toBe('lost_blocks_payment');
  });
});

describe('[WH-03] [ORD-13] one of two packages was given up, and the other goes back', () => {
  const complete = async (id: string) =>
    (await t.call('POST', `/sales/${id}/complete/`, { headers: of.desk.session.headers, payload: {} })).json();
  const giveUp = async (number: string) => {
    const { id: qid } = await packageOf(number);
    await t.database.write('system', (db) =>
      db.update(packages).set({ status: 'MISSING' }).where(eq(packages.id, qid)),
    );
    const payload = { raiseClaim: true };
    const given = await t.call('POST', at(qid, 'give-up/'), { headers: lead.headers, payload });
    expect(given.statusCode, given.body).toBe(200);
  };
  const twoParcels = async (told: readonly string[]) => {
    const destination = { kind: 'WAREHOUSE', country: house.country, city: house.city } as const;
    const made = await sentOff(of, told, { destination });
    return { ...made, lineQid: made.lineIds[0] ?? '', other: (await addParcel(of, made.id, [])).number };
  };

  it.each([[['PICKED_UP']], [[]]])(
    'its carrier told %j of the first: the order waits again and is not paid for',
    async (told) => {
      const { id, number, other, lineQid } = await twoParcels(told);
      expect((await arrive(other)).statusCode).toBe(200);
      await giveUp(number);
      const [claim] = await claimsOf(of, id);
      expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 10 });
      await goBack(other, lineQid, false);
      expect(await saleOf(id)).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String) });
      expect((await decide(of, claim.qid, [lineQid], { amount: '0.00' })).statusCode).toBe(200);
      await t.runJobs(work);
      expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
    },
  );

  it('the other way round as well: the order waits again once the last of it is given up', async () => {
    const { id, number, other, lineQid } = await twoParcels(['PICKED_UP', 'DELIVERED']);
    await sendBack(other, lineQid, false);
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: expect.any(String), expiresAt: null });
    await giveUp(number);
    await t.runJobs(work);
    const [claim] = await claimsOf(of, id);
    expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 10 });
    expect(await saleOf(id)).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String) });
    const decided = await decide(of, claim.qid, [lineQid], { amount: '0.00' });
    expect(decided.statusCode, decided.body).toBe(200);
    await t.runJobs(work);
    expect((await pay(of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  });

  it('[CLM-03] and what was announced for the given-up one comes: a claim about the other that is rejected since claims nothing as lost', async () => {
    const { id, number, other, lineQid } = await twoParcels(['PICKED_UP']);
    await sendBack(other, lineQid, true);
    const [claim] = await claimsOf(of, id);
    expect(claim).toMatchObject({ type: 'WAREHOUSE_DISCREPANCY', quantity: 10 });
    const { id: qid } = await packageOf(number);
    const overdue = { status: 'MISSING', expectedOn: '2026-10-20' } as const;
    await t.database.write('system', (db) => db.update(packages).set(overdue).where(eq(packages.id, qid)));
    await giveUpMissing(t.deps);
    await t.runJobs(work);
    t.clock.advance(60_000);
    const anew = await addParcel(of, id, []);
    const { id: next } = await packageOf(anew.number);
    const lines = await t.database.read('system', (db) =>
      db.select().from(packageLines).where(eq(packageLines.packageId, next)),
    );
    expect(lines.reduce((sum, { announced }) => sum + announced, 0)).toBe(10);
    t.clock.advance(60_000);
    expect((await decide(of, claim.qid, [lineQid], { amount: '0.00' })).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await claimsOf(of, id)).toEqual([]);
  });

  it('[ORD-14] after the payment: the order stays open until what went back is decided, too', async () => {
    const { id, number, other, lineQid } = await twoParcels(['PICKED_UP']);
    expect((await arrive(other)).statusCode).toBe(200);
    expect((await pay(of, id)).json()).toMatchObject({ status: 'PAID' });
    await giveUp(number);
    const [claim] = await claimsOf(of, id);
    await goBack(other, lineQid, false);
    expect((await decide(of, claim.qid, [lineQid], { amount: '10.00' })).statusCode).toBe(200);
    await t.runJobs(work);
    expect(await complete(id)).toMatchObject({ status: 409, code: 'goods_went_back' });
  });
});

describe('[ORD-12] a parcel of several of a shipment that no carrier ever scanned', () => {
  it('is given up fifteen working days after the last word of the others', async () => {
    const { desk } = of;
    const { id } = await sentOff(of, []);
    const added = await t.call('POST', '/shipments/', {
      headers: desk.session.headers,
      payload: { saleQid: id, carrier: 'own_truck', trackAndTraceNumbers: [`A-${id.slice(-8)}`, `B-${id.slice(-8)}`] },
    });
    const [first = '', second = ''] = added.json().shipment.trackAndTraceNumbers;
    for (const code of ['PICKED_UP', 'RETURNED']) await tell(t, first, code);
    t.clock.set(plus(start, days(25)));
    await work.jobs.find(({ name }) => name === 'shipments.lost')?.run({}, t.deps);
    const later = await signedIn(t, { sellerId: desk.seller.id });
    const shown = await t.call('GET', `/shipments/${added.json().shipment.qid}/`, { headers: later.headers });
    expect(shown.json().events).toContainEqual(expect.objectContaining({ number: second, code: 'LOST' }));
  });
});
