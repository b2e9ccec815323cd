/** Orders of which one parcel is lost, one given up and one back; and labels that are typed as nobody wrote them (decisions 0038 and 0052). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { addParcel, appeal, claimsOf, decide, pay, tell } from '../../testing/collected-fixture.ts';
import {
  announcedIn,
  arrive,
  type House,
  houseFixture,
  oneParcel,
  packageOf,
  packagesOf,
  saleOf,
  sendBack,
  setAside,
  step,
  twoParcels,
} from '../../testing/house-fixture.ts';
import { makeHouses } from '../../testing/matrix/owned-packages.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { work } from '../../work.ts';
import { packages } from './packages.tables.ts';

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

const nothing = { amount: '0.00' };
/** Our people decide what is open of it. */
async function decideOpen(id: string, lineQid: string): Promise<void> {
  for (const { qid, status } of await claimsOf(house.of, id))
    if (status === 'UNDER_REVIEW') expect((await decide(house.of, qid, [lineQid], nothing)).statusCode).toBe(200);
  await t.runJobs(work);
}
/** A lead gives it up, and claims it. */
async function giveUpByLead(number: string, raiseClaim = true): Promise<void> {
  await t.database.write('system', (db) =>
    db.update(packages).set({ status: 'MISSING' }).where(eq(packages.trackingNumber, number)),
  );
  await step(house, number, 'give-up/', { raiseClaim });
  await t.runJobs(work);
}

describe('[ORD-13] [CLM-03] one parcel is given up, one lost and one back', () => {
  it('claims what came back, too, and is not paid for meanwhile, where the loss came before it', async () => {
    const { id, other: givenUp, number: lost, lineQid } = await twoParcels(house, ['PICKED_UP']);
    const { number: back } = await addParcel(house.of, id, ['PICKED_UP']);
    await giveUpByLead(givenUp);
    await decideOpen(id, lineQid);
    await tell(t, lost, 'LOST');
    await t.runJobs(work);
    await decideOpen(id, lineQid);
    await tell(t, back, 'RETURNED');
    await t.runJobs(work);
    expect((await pay(house.of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    const [claim] = await claimsOf(house.of, id);
    expect(claim).toMatchObject({ type: 'LOST_SHIPMENT', status: 'UNDER_REVIEW' });
    expect(await saleOf(house, id)).toMatchObject({ expiresAt: null });
  });

  it('claims all of it where a lead gives the last one up without a claim, after the loss and the return', async () => {
    const { id, other: givenUp, number: lost, lineQid } = await twoParcels(house, ['PICKED_UP']);
    const { number: back } = await addParcel(house.of, id, ['PICKED_UP']);
    await tell(t, lost, 'LOST');
    await t.runJobs(work);
    await decideOpen(id, lineQid);
    await tell(t, back, 'RETURNED');
    await t.runJobs(work);
    await giveUpByLead(givenUp, false);
    expect((await pay(house.of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    expect(await saleOf(house, id)).toMatchObject({ expiresAt: null });
  });

  it('claims all of it where a lead gives the other one up without a claim, after the loss, and nothing came back', async () => {
    const { id, other: givenUp, number: lost, lineQid } = await twoParcels(house, ['PICKED_UP']);
    await tell(t, lost, 'LOST');
    await t.runJobs(work);
    await decideOpen(id, lineQid);
    await giveUpByLead(givenUp, false);
    expect((await pay(house.of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
    const open = (await claimsOf(house.of, id)).filter(({ status }: { status: string }) => status === 'UNDER_REVIEW');
    expect(open).toMatchObject([{ type: 'LOST_SHIPMENT' }]);
    expect(await saleOf(house, id)).toMatchObject({ expiresAt: null });
  });

  it('claims all of it and keeps no time, where it came back before the loss', async () => {
    const { id, other: givenUp, number: lost, lineQid } = await twoParcels(house, ['PICKED_UP']);
    const { number: back } = await addParcel(house.of, id, ['PICKED_UP']);
    await giveUpByLead(givenUp);
    await decideOpen(id, lineQid);
    await tell(t, back, 'RETURNED');
    await t.runJobs(work);
    await tell(t, lost, 'LOST');
    await t.runJobs(work);
    expect(await saleOf(house, id)).toMatchObject({ pickedUpAt: expect.any(String), expiresAt: null });
    expect((await pay(house.of, id)).json()).toMatchObject({ status: 409, code: 'claim_blocks_payment' });
  });
});

it('[WH-01] [ORD-12] a label that is typed with blanks is the number without them: it is announced once', async () => {
  const made = await oneParcel(house, []);
  await arrive(house, made.number);
  const plain = `SPACED${made.id.slice(-6).toUpperCase()}`;
  await setAside(house, `${plain.slice(0, 6)} ${plain.slice(6)}`.toLowerCase(), made.order);
  const answer = await t.call('POST', '/shipments/', {
    headers: house.of.desk.session.headers,
    payload: { saleQid: made.id, carrier: 'own_truck', trackAndTraceNumbers: [plain] },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const all = await packagesOf(house, made.id);
  expect(all.filter(({ status }) => status === 'ANNOUNCED')).toEqual([]);
  expect(await announcedIn(house, plain)).toBe(0);
});

it('[ERR-13] [CLM-03] what is lost while another claim is open is told to its buyer at once', async () => {
  const { id, order, number, other } = await twoParcels(house, ['PICKED_UP']);
  await tell(t, other, 'PICKED_UP');
  await addParcel(house.of, id, ['PICKED_UP']);
  for (const lost of [number, other]) {
    await tell(t, lost, 'LOST');
    await t.runJobs(work);
  }
  const sent = await t.database.read('none', (db) => db.select().from(messagesSent));
  const subjects = sent.map(({ subject }) => subject).filter((subject) => subject.startsWith(`Order ${order}:`));
  // The first with its claim; the rest may still come.
  expect(subjects).toEqual([
    `Order ${order}: a part of the goods is lost`,
    `Order ${order}: a part of the goods is lost`,
  ]);
});

it('[ERR-13] [CLM-03] what is lost last, while a claim of what was lost before is open, is told to its buyer, too', async () => {
  const { order, number, other } = await twoParcels(house, ['PICKED_UP']);
  await tell(t, other, 'PICKED_UP');
  for (const lost of [number, other]) {
    await tell(t, lost, 'LOST');
    await t.runJobs(work);
  }
  const sent = await t.database.read('none', (db) => db.select().from(messagesSent));
  const subjects = sent.map(({ subject }) => subject).filter((subject) => subject.startsWith(`Order ${order}:`));
  expect(subjects).toEqual([`Order ${order}: a part of the goods is lost`, `Order ${order}: the goods are lost`]);
});

it('[ORD-14] what is back of a paid order holds it again once the rejection of its claim is appealed against', async () => {
  const { id, number, lineQid } = await oneParcel(house, []);
  expect((await pay(house.of, id)).json()).toMatchObject({ status: 'PAID' });
  await sendBack(house, number, lineQid, true);
  const [claim] = await claimsOf(house.of, id);
  expect((await decide(house.of, claim.qid, [lineQid], nothing)).statusCode).toBe(200);
  await t.runJobs(work);
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: false });
  t.clock.advance(60_000);
  const appealed = await appeal(house.of, house.of.sides.buyerSession, claim.qid);
  expect(appealed.statusCode, appealed.body).toBe(200);
  expect(await saleOf(house, id)).toMatchObject({ goodsBack: true });
});

it('[WH-01] a label that reads as the code of another order of its seller keeps nothing from being announced there', async () => {
  const one = await oneParcel(house, []);
  const made = await oneParcel(house, []);
  await setAside(house, `PK-${made.order.slice(3)}-2`, one.order);
  const { number } = await addParcel(house.of, made.id, []);
  expect((await packageOf(house, number)).code).toBe(`PK-${made.order.slice(3)}-3`);
});

it('[WH-01] [ORD-12] what is sent anew takes no day over from a number that is taken out beside it', async () => {
  const { id, number } = await oneParcel(house, ['PICKED_UP', 'RETURNED']);
  const { number: anew } = await addParcel(house.of, id, []);
  const { number: other, qid } = await addParcel(house.of, id, []);
  const { expectedOn } = await packageOf(house, anew);
  await t.database.write('system', (db) =>
    db.update(packages).set({ expectedOn: '2026-10-20' }).where(eq(packages.trackingNumber, other)),
  );
  const removed = await t.call('DELETE', `/shipments/${qid}/`, { headers: house.of.desk.session.headers });
  expect(removed.statusCode, removed.body).toBeLessThan(300);
  expect(number).not.toBe(anew);
  expect((await packageOf(house, anew)).expectedOn).toBe(expectedOn);
});

it('[ORD-06] what is set aside under an order that is not confirmed keeps it neither from being declined nor from its time', async () => {
  const { of, place: destination } = house;
  const made = await of.desk.sale({ status: 'REQUESTED', destination, buyerId: of.sides.buyerId });
  await setAside(house, `STRANGER${made.id.slice(-6)}`, made.order);
  expect(await saleOf(house, made.id)).toMatchObject({ pickedUpAt: null, expiresAt: expect.any(String) });
  // It may be a stranger's: sent back with the form's usual tick it is nobody's loss.
  await step(house, `STRANGER${made.id.slice(-6)}`.toUpperCase(), 'resolve/', {
    resolution: 'RETURN_TO_SELLER',
    raiseClaim: true,
  });
  expect(await claimsOf(of, made.id)).toEqual([]);
  const declined = await of.desk.send('POST', made.id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
  expect(declined.statusCode, declined.body).toBe(200);
});
