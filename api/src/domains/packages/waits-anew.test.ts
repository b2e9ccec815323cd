/** Orders of which some goods are back, some given up and some here: what waits, ends and is claimed (decisions 0047 and 0052). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addParcel, claimsOf, decide, pay, sentOff, tell } from '../../testing/collected-fixture.ts';
import {
  announcedIn,
  arrive,
  giveUp,
  type House,
  houseFixture,
  oneParcel,
  packageOf,
  packagesOf,
  report,
  saleOf,
  sendBack,
  setAside,
  step,
  twoParcels,
} from '../../testing/house-fixture.ts';
import { makeHouses } from '../../testing/matrix/owned-packages.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { livingPayoutOf } from '../payouts/payouts.public.ts';
import { completeLate } from '../sales/use-cases/complete-late.ts';

const start = '2026-11-23T08:00:00.000Z';
let t: TestApp;
let house: House;
beforeAll(async () => {
  t = await testApp({ now: start });
  await t.database.write('none', makeHouses);
});
beforeEach(async () => {
  t.clock.set(start);
  house = await houseFixture(t);
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const waits = { pickedUpAt: null, expiresAt: expect.any(String) };
const goesOn = { pickedUpAt: expect.any(String), expiresAt: null };

describe('[WH-03] [ORD-13] what is given up once all else is back', () => {
  it('starts no time where its carrier told that it is lost: all of it is claimed, and our people decide', async () => {
    const { id, number, other, lineQid } = await twoParcels(house, ['PICKED_UP']);
    await sendBack(house, other, lineQid);
    await tell(t, number, 'LOST');
    await t.runJobs(work);
    expect(await claimsOf(house.of, id)).toMatchObject([{ type: 'LOST_SHIPMENT', quantity: 20 }]);
    await giveUp(house, number);
    expect(await saleOf(house, id)).toMatchObject(goesOn);
  });

  it.each([['before'], ['after']])(
    'lets the order wait again where its carrier brought the others back %s it',
    async (when) => {
      const { id, number, other } = await twoParcels(house, ['PICKED_UP']);
      if (when === 'after') await giveUp(house, other);
      await tell(t, number, 'RETURNED');
      await t.runJobs(work);
      if (when === 'before') await giveUp(house, other);
      expect(await saleOf(house, id)).toMatchObject(waits);
      const [claim] = await claimsOf(house.of, id);
      expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 10 });
    },
  );

  it('is paid for no more once the claim about it is decided, until something is sent anew', async () => {
    const { id, number, other, lineQid } = await twoParcels(house, ['PICKED_UP']);
    await tell(t, number, 'RETURNED');
    await giveUp(house, other);
    const [claim] = await claimsOf(house.of, id);
    expect((await decide(house.of, claim.qid, [lineQid], { amount: '0.00' })).statusCode).toBe(200);
    await t.runJobs(work);
    expect((await pay(house.of, id)).json()).toMatchObject({ status: 409, code: 'lost_blocks_payment' });
  });

  it('[CLM-03] is claimed once more where its claim was rejected, it was sent anew, and that is given up, too', async () => {
    const { id, number, other, lineQid } = await twoParcels(house, []);
    await arrive(house, number);
    for (const lost of [other, 'anew', 'again']) {
      t.clock.advance(60_000);
      const { number: missing } = lost === other ? { number: other } : await addParcel(house.of, id, []);
      expect(await announcedIn(house, missing)).toBe(10);
      await giveUp(house, missing);
      const [claim] = await claimsOf(house.of, id);
      expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 10, status: 'UNDER_REVIEW' });
      t.clock.advance(60_000);
      expect((await decide(house.of, claim.qid, [lineQid], { amount: '0.00' })).statusCode).toBe(200);
      await t.runJobs(work);
    }
    expect(await claimsOf(house.of, id)).toEqual([]);
  });

  it('ends no time that runs for it when its carrier scans it after all; its arrival does', async () => {
    const { id, number, other, lineQid } = await twoParcels(house, []);
    await giveUp(house, number);
    await sendBack(house, other, lineQid);
    expect(await saleOf(house, id)).toMatchObject(waits);
    for (const code of ['PICKED_UP', 'DELIVERED']) await tell(t, number, code);
    expect(await saleOf(house, id)).toMatchObject(waits);
    await arrive(house, number);
    expect(await saleOf(house, id)).toMatchObject(goesOn);
  });
});

it('[WH-01] [ORD-15] what its carrier brings back before it came is all announced with what is sent anew, and expected no longer', async () => {
  const { id, number } = await oneParcel(house, ['PICKED_UP', 'RETURNED']);
  const { number: anew } = await addParcel(house.of, id, []);
  expect(await announcedIn(house, anew)).toBe(20);
  expect((await packagesOf(house, id)).map(({ trackingNumber }) => trackingNumber)).toEqual([anew]);
  await arrive(house, anew);
  expect(number).not.toBe(anew);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID' });
});

it('[ORD-14] [ORD-16] what is back of a paid order holds it no longer once a part is decided and our people refunded the rest', async () => {
  const { id, number, other, lineQid } = await twoParcels(house, []);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID' });
  await sendBack(house, number, lineQid);
  await sendBack(house, other, lineQid, true);
  const [claim] = await claimsOf(house.of, id);
  expect((await decide(house.of, claim.qid, [lineQid], { amount: '10.00' })).statusCode).toBe(200);
  await t.runJobs(work);
  const refund = async (amount: string) => {
    const payout = await t.database.read('system', (db) => livingPayoutOf(db, house.of.desk.seller.id, id));
    const answer = await t.call('POST', `/internal/payments/${payout?.id}/reverse/`, {
      headers: house.of.staff.headers,
      payload: { amount: { amount, currency: 'EUR' }, reason: 'Came back' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const late = async () => {
    t.clock.set(plus(start, days(25)));
    await completeLate(t.deps);
    const { status } = await saleOf(house, id);
    t.clock.set(start);
    return status;
  };
  await refund('124.99');
  expect(await late()).toBe('PAID');
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: true, nextAction: 'ADD_TRACKING' });
  await refund('0.01');
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: false, nextAction: 'COMPLETE_ORDER' });
  expect(await late()).toBe('COMPLETED');
});

it('[CLM-03] [ERR-13] what its carrier loses on its way to us is given up and claimed at once, and its buyer told once, with the claim', async () => {
  const { id, order, number, other, lineQid } = await twoParcels(house, ['PICKED_UP']);
  await tell(t, number, 'LOST');
  await t.runJobs(work);
  const [claim] = await claimsOf(house.of, id);
  expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', quantity: 10 });
  expect(await packageOf(house, number)).toMatchObject({ status: 'MISSING', lostAt: expect.any(String) });
  await giveUp(house, number);
  await arrive(house, other);
  expect((await decide(house.of, claim.qid, [lineQid], { amount: '0.00' })).statusCode).toBe(200);
  await t.runJobs(work);
  expect(await claimsOf(house.of, id)).toEqual([]);
  const sent = await t.database.read('none', (db) => db.select().from(messagesSent));
  const mails = sent.filter(({ subject }) => subject.includes(order) && subject.includes('lost'));
  expect(mails).toHaveLength(1);
});

it('[ORD-14] what is back of a paid order is sent anew next, or decided; it is completed after that', async () => {
  const { id, number, lineQid } = await oneParcel(house, []);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID', nextAction: 'COMPLETE_ORDER' });
  await sendBack(house, number, lineQid);
  const back = await house.of.desk.shown(id);
  expect(back).toMatchObject({ nextAction: 'ADD_TRACKING' });
  expect(back.tasks).toContainEqual({ name: 'complete', status: 'CANNOT_START' });
  const { number: anew } = await addParcel(house.of, id, []);
  expect(await house.of.desk.shown(id)).toMatchObject({ nextAction: 'COMPLETE_ORDER' });
  await sendBack(house, anew, lineQid, true);
  expect(await house.of.desk.shown(id)).toMatchObject({ nextAction: 'NONE' });
  const [claim] = await claimsOf(house.of, id);
  expect((await decide(house.of, claim.qid, [lineQid], { amount: '0.00' })).statusCode).toBe(200);
  await t.runJobs(work);
  const decided = await house.of.desk.shown(id);
  expect(decided).toMatchObject({ nextAction: 'COMPLETE_ORDER' });
  expect(decided.tasks).toContainEqual({ name: 'complete', status: 'NOT_STARTED' });
});

it('[ORD-14] what a carrier brings back of a paid order is sent anew next, too', async () => {
  const { id, number } = await sentOff(house.of, ['PICKED_UP']);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID' });
  await tell(t, number, 'RETURNED');
  expect(await house.of.desk.shown(id)).toMatchObject({ nextAction: 'ADD_TRACKING' });
  await addParcel(house.of, id, []);
  expect(await house.of.desk.shown(id)).toMatchObject({ nextAction: 'COMPLETE_ORDER' });
});

it('[ORD-14] what was given up and comes after all is back no longer, until the scan is taken back', async () => {
  const { id, number, other, lineQid } = await twoParcels(house, []);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID' });
  await giveUp(house, number);
  await sendBack(house, other, lineQid);
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: true });
  await arrive(house, number);
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: false });
  await step(house, number, 'undo/');
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: true });
});

it('[ORD-13] [ORD-14] what never came, and was given up, beside what did holds no payment and no end once its claim is decided', async () => {
  const { id, number, other, lineQid } = await twoParcels(house, []);
  await arrive(house, number);
  await giveUp(house, other);
  const [claim] = await claimsOf(house.of, id);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
  expect((await decide(house.of, claim.qid, [lineQid], { amount: '125.00' })).statusCode).toBe(200);
  await t.runJobs(work);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID' });
  t.clock.set(plus(start, days(25)));
  await completeLate(t.deps);
  expect(await saleOf(house, id)).toMatchObject({ status: 'COMPLETED' });
});

it('[WH-03] what the seller sends later to make a package whole is announced with what comes then', async () => {
  const { id, number, lineQid } = await oneParcel(house, []);
  await arrive(house, number);
  await report(house, number, { type: 'SHORT', quantity: '3', lineQid });
  await step(house, number, 'resolve/', { resolution: 'SEND_REMAINDER', raiseClaim: false });
  const { number: rest } = await addParcel(house.of, id, []);
  expect([await announcedIn(house, number), await announcedIn(house, rest)]).toEqual([17, 3]);
});

describe('[WH-01] a package that was set aside', () => {
  const early = ({ id }: { readonly id: string }) => `EARLY-${id.slice(-8).toUpperCase()}`;

  it('[ORD-07] ends the deadline of its order as any other that came; sent back, it runs on, a day at least', async () => {
    const { of, place: destination } = house;
    const made = await of.desk.payable({ destination, buyerId: of.sides.buyerId });
    await setAside(house, early(made), made.order);
    expect(await saleOf(house, made.id)).toMatchObject(goesOn);
    const { id } = await packageOf(house, early(made));
    const shown = await t.call('GET', `/warehouse/packages/${id}/`, { headers: house.lead.headers });
    expect(shown.json().allowedActions).not.toContain('undo');
    await step(house, early(made), 'resolve/', { resolution: 'RETURN_TO_SELLER', raiseClaim: false });
    expect(await saleOf(house, made.id)).toMatchObject({ pickedUpAt: null, expiresAt: plus(start, days(1)) });
  });

  it('[ORD-05] leaves the time to confirm as it is: its papers may name a stranger; once confirmed, its order has its goods here', async () => {
    const { of, place: destination } = house;
    const made = await of.desk.sale({ status: 'REQUESTED', destination, buyerId: of.sides.buyerId });
    await setAside(house, early(made), made.order);
    expect(await saleOf(house, made.id)).toMatchObject({ status: 'REQUESTED', ...waits });
    const confirmed = await of.desk.send('POST', made.id, 'confirm_saleline_quantities/', { lines: [] });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(await saleOf(house, made.id)).toMatchObject({ status: 'CONFIRMED', ...goesOn });
  });

  /** It was entered in place of the other number; `before`: what was decided of it till then. */
  const entered = async (before?: string) => {
    const made = await oneParcel(house, []);
    const { qid } = await addParcel(house.of, made.id, []);
    await arrive(house, made.number);
    await setAside(house, early(made), made.order);
    if (before) await step(house, early(made), 'resolve/', { resolution: before, raiseClaim: false });
    const payload = { carrier: 'own_truck', trackAndTraceNumbers: [early(made)] };
    const changed = await t.call('PATCH', `/shipments/${qid}/`, { headers: house.of.desk.session.headers, payload });
    expect(changed.statusCode, changed.body).toBe(200);
    return made;
  };

  it('[ORD-12] is what was announced once its number is entered: it holds its share and is expected no second time', async () => {
    const made = await entered();
    const all = await packagesOf(house, made.id);
    expect(all.map(({ status }) => status).sort()).toEqual(['ARRIVED', 'ON_HOLD']);
    expect(await announcedIn(house, early(made))).toBe(10);
  });

  it('[ORD-12] is received as announced where it was accepted before its number was entered', async () => {
    const made = await entered('ACCEPT_AS_IS');
    expect(await announcedIn(house, early(made))).toBe(10);
    const shown = await house.of.desk.shown(made.id);
    expect(shown.lines?.reduce((sum, { receivedQuantity }) => sum + receivedQuantity, 0)).toBe(10);
  });

  it('has a code of its own beside what is announced, whatever its label says', async () => {
    const { id, order, number } = await oneParcel(house, []);
    await arrive(house, number);
    for (const last of ['2', '999999']) await setAside(house, `PK-${order.slice(3)}-${last}`, order);
    for (const expected of ['3', '4']) {
      const { number: anew } = await addParcel(house.of, id, []);
      expect((await packageOf(house, anew)).code).toBe(`PK-${order.slice(3)}-${expected}`);
    }
  });
});
