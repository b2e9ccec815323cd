import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { parcel, type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { staffReads } from '../users/users.tables.ts';
import { carrierSignature, signatureHeader } from './carrier-signature.ts';

const start = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let desk: SellerFixture;
let told = 0;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
});
afterAll(async () => {
  expect(await brokenInvariants(t.database)).toEqual([]);
  await t.close();
});

type Event = { id: string; carrier: string; number: string; code: string; at: string };
const eventOf = (number: string, code: string, more: Partial<Event> = {}): Event => {
  told += 1;
  return { id: `event ${told}`, carrier: 'own_truck', number, code, at: plus(start, told * 1_000), ...more };
};
const post = (events: readonly Event[], sign = (body: string) => carrierSignature(t.deps.config, body)) => {
  const payload = JSON.stringify({ events });
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(payload) };
  return t.call('POST', '/carriers/events/', { headers, payload });
};
let numbers = 0;
/** An order of two pieces with a number for each. */
async function tracked(overrides: object = {}) {
  numbers += 1;
  const pair: readonly [string, string] = [`GOODS-${numbers}-A`, `GOODS-${numbers}-B`];
  const { id } = await desk.payable({ loads: [{ ...parcel, count: 2 }], ...overrides });
  const qids: string[] = [];
  for (const number of pair) qids.push((await track(id, number)).json().shipment.qid);
  return { id, first: pair[0], second: pair[1], qids };
}
const track = (saleQid: string, number: string, headers = {}) =>
  t.call('POST', '/shipments/', {
    headers: { ...desk.session.headers, ...headers },
    payload: { saleQid, carrier: 'own_truck', trackAndTraceNumbers: [number] },
  });
/** Runs a timer as if it were that time; sessions last ten minutes. */
const run = async (name: string, now: string) => {
  t.clock.set(now);
  await work.jobs.find((job) => job.name === name)?.run({}, t.deps);
  t.clock.set(start);
};
const statuses = async (id: string) => (await desk.shown(id)).shipments.map(({ status }) => status);
const actions = async (id: string): Promise<string[]> =>
  (await desk.send('GET', id, 'events/')).json().results.map(({ action }: { action: string }) => action);

describe('[INTG-12] POST carriers/events/', () => {
  it('takes what is signed, once, and tells the timeline of the order', async () => {
    const { id, first, qids } = await tracked();
    const event = eventOf(first, 'PICKED_UP');
    expect((await post([event])).json()).toEqual({ taken: 1, unknown: [] });
    expect((await post([event, eventOf('NOBODY-HAS-IT', 'PICKED_UP')])).json()).toEqual({
      taken: 0,
      unknown: ['NOBODY-HAS-IT'],
    });
    expect(await statuses(id)).toEqual(['IN_TRANSIT', 'LABELS_READY']);
    expect((await actions(id)).filter((action) => action === 'shipment_picked_up')).toHaveLength(1);
    const shown = await t.call('GET', `/shipments/${qids[0]}/`, { headers: desk.session.headers });
    expect(shown.json()).toMatchObject({
      status: 'IN_TRANSIT',
      isRemovable: false,
      lastEventAt: event.at,
      events: [{ number: first, code: 'PICKED_UP', at: event.at }],
    });
  });

  it.each([
    ['no signature', () => ''],
    ['another signature', () => `sha256=${'0'.repeat(64)}`],
    ['the signature of another body', () => carrierSignature(t.deps.config, '{}')],
  ])('reads nothing with %s: 401', async (_, sign) => {
    const { id, first } = await tracked();
    expect((await post([eventOf(first, 'DELIVERED')], sign)).json()).toMatchObject({
      status: 401,
      code: 'invalid_signature',
    });
    expect(await statuses(id)).toEqual(['LABELS_READY', 'LABELS_READY']);
  });

  it('late words change nothing that happened after them', async () => {
    const { id, first } = await tracked();
    const [scan, delayed] = [eventOf(first, 'PICKED_UP'), eventOf(first, 'EXCEPTION')];
    await post([eventOf(first, 'OUT_FOR_DELIVERY')]);
    await post([delayed, scan]);
    expect((await statuses(id))[0]).toBe('OUT_FOR_DELIVERY');
    expect((await desk.shown(id)).shipmentGroup.status).toBe('PARTIALLY_SHIPPED');
  });

  it('a number that two companies have moves for both', async () => {
    const { id, first } = await tracked();
    const other = await sellerFixture(t);
    const theirs = await other.payable();
    const payload = { saleQid: theirs.id, carrier: 'own_truck', trackAndTraceNumbers: [first] };
    await t.call('POST', '/shipments/', { headers: other.session.headers, payload });
    expect((await post([eventOf(first, 'PICKED_UP')])).json()).toEqual({ taken: 2, unknown: [] });
    expect((await other.shown(theirs.id)).shipments[0]?.status).toBe('IN_TRANSIT');
    expect((await statuses(id))[0]).toBe('IN_TRANSIT');
  });

  it('[ORD-14] the last delivery completes a paid order, the one before does not', async () => {
    const { id, first, second } = await tracked();
    await desk.send('POST', id, 'paycomplete/', {});
    await post([eventOf(first, 'DELIVERED')]);
    expect(await desk.shown(id)).toMatchObject({ status: 'PAID', shipmentGroup: { status: 'PARTIALLY_DELIVERED' } });
    await post([eventOf(second, 'DELIVERED')]);
    const completed = await desk.shown(id);
    expect(completed).toMatchObject({ status: 'COMPLETED', shipmentGroup: { status: 'DELIVERED' } });
    expect(completed.lines.map((line) => line.shippedQuantity)).toEqual([10, 10]);
  });

  it('what is delivered before the payment completes nothing', async () => {
    const { id, first, second } = await tracked();
    await post([eventOf(first, 'DELIVERED'), eventOf(second, 'DELIVERED')]);
    expect(await desk.shown(id)).toMatchObject({ status: 'CONFIRMED', shipmentGroup: { status: 'DELIVERED' } });
  });

  it('a scan and a removal at once: one of them wins, and the counts agree', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, first, qids } = await tracked();
      const [event, removal] = await Promise.all([
        post([eventOf(first, 'PICKED_UP')]),
        t.call('DELETE', `/shipments/${qids[0]}/`, { headers: desk.session.headers }),
      ]);
      const isRemoved = removal.statusCode === 204;
      expect([isRemoved, event.json().taken]).toEqual(isRemoved ? [true, 0] : [false, 1]);
      expect(await statuses(id)).toEqual(isRemoved ? ['LABELS_READY'] : ['IN_TRANSIT', 'LABELS_READY']);
    }
  });
});

describe('[ORD-12] timers', () => {
  it('goods of which nothing is heard for fifteen working days are lost', async () => {
    const { id, first } = await tracked();
    // A Saturday, so that the fifteenth working day is Friday three weeks later.
    await post([eventOf(first, 'PICKED_UP', { at: start })]);
    await run('shipments.lost', '2026-12-11T07:59:59.000Z');
    expect((await statuses(id))[0]).toBe('IN_TRANSIT');
    await run('shipments.lost', '2026-12-11T08:00:00.000Z');
    expect((await statuses(id))[0]).toBe('LOST');
    expect((await desk.shown(id)).shipmentGroup.status).toBe('PROBLEM');
    await run('shipments.lost', '2027-12-11T08:00:00.000Z');
    expect((await actions(id)).filter((action) => action === 'shipment_lost')).toHaveLength(1);
  });

  it('what waits for its first scan is never lost', async () => {
    const { id } = await tracked();
    await run('shipments.lost', plus(start, days(60)));
    expect(await statuses(id)).toEqual(['LABELS_READY', 'LABELS_READY']);
  });

  it('[ORD-11] a booked order moves by itself and is completed when it is delivered', async () => {
    const { id } = await desk.payable({ shippingMethod: 'PLATFORM', loads: [parcel] });
    await desk.send('POST', id, 'carrier_booking/', { carrier: 'dhl_express', pickupDate: '2026-11-23' });
    await desk.send('POST', id, 'paycomplete/', {});
    await run('shipments.follow', '2026-11-23T10:00:00.000Z');
    expect(await statuses(id)).toEqual(['PICKUP_SCHEDULED']);
    await run('shipments.follow', '2026-11-23T16:00:00.000Z');
    expect(await statuses(id)).toEqual(['IN_TRANSIT']);
    await run('shipments.follow', '2026-11-27T20:00:00.000Z');
    expect(await desk.shown(id)).toMatchObject({ status: 'COMPLETED', shipments: [{ status: 'DELIVERED' }] });
    const before = await actions(id);
    await run('shipments.follow', '2026-11-28T20:00:00.000Z');
    expect(await actions(id)).toEqual(before);
  });
});

describe('[INT-04] staff', () => {
  it('tell what a carrier said; nobody else may', async () => {
    const { id, qids } = await tracked();
    const staff = await staffIn(t, 'staff.sellers');
    const tell = (headers: object, payload = { code: 'EXCEPTION', note: 'Lorry broke down near Venlo' }) =>
      t.call('POST', `/internal/shipments/${qids[0]}/events/`, { headers: { ...headers }, payload });
    expect((await tell(staff.headers)).json()).toMatchObject({ status: 'EXCEPTION', events: [{ code: 'EXCEPTION' }] });
    expect((await tell(desk.session.headers)).statusCode).toBe(403);
    expect((await desk.send('GET', id, 'events/')).json().results.at(-1)).toMatchObject({
      action: 'shipment_delayed',
      reason: 'Lorry broke down near Venlo',
    });
  });
});

describe('[ORD-14] a paid order', () => {
  it('whose goods are followed is completed by the system ten working days later, another one is not', async () => {
    const { id } = await tracked();
    const { id: open } = await desk.payable();
    for (const one of [id, open]) await desk.send('POST', one, 'paycomplete/', {});
    const after = async (now: string) => {
      await run('sale.complete_late', now);
      return [(await desk.shown(id)).status, (await desk.shown(open)).status];
    };
    // Paid on a Saturday: the tenth working day is the Friday after next.
    expect(await after('2026-12-04T07:59:59.000Z')).toEqual(['PAID', 'PAID']);
    expect(await after('2026-12-04T08:00:00.000Z')).toEqual(['COMPLETED', 'PAID']);
  });
});

describe('[INTG-12] POST internal/shipments/{qid}/events/', () => {
  it('[ORD-16] the same key tells it once, also when sent at once; another word under it is refused', async () => {
    const { id, qids } = await tracked();
    const { headers } = await staffIn(t, 'staff.sellers');
    const key = { 'idempotency-key': `key ${newId()}` };
    const tell = (code: string) =>
      t.call('POST', `/internal/shipments/${qids[0]}/events/`, { headers: { ...headers, ...key }, payload: { code } });
    const [first, second] = await Promise.all([tell('PICKED_UP'), tell('PICKED_UP')]);
    expect([first.statusCode, second.statusCode, second.json().events.length]).toEqual([200, 200, 1]);
    expect((await actions(id)).filter((action) => action === 'shipment_picked_up')).toHaveLength(1);
    expect((await tell('DELIVERED')).json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('[PRO-15] whoever is shown a company’s shipment there is noted as its reader', async () => {
    const { qids } = await tracked();
    const staff = await staffIn(t, 'staff.sellers');
    await t.call('POST', `/internal/shipments/${qids[0]}/events/`, {
      headers: staff.headers,
      payload: { code: 'PICKED_UP' },
    });
    const reads = await t.database.read('system', (db) =>
      db.select().from(staffReads).where(eq(staffReads.userId, staff.user.id)),
    );
    expect(reads).toMatchObject([{ sellerId: desk.seller.id, kind: 'ORDER' }]);
  });
});

describe('[WH-01] goods that go to a warehouse are announced to it', () => {
  it('a package for each number, withdrawn with it', async () => {
    const city = `Dock ${newId()}`;
    const warehouseId = newId();
    await t.database.write('none', async (db) => {
      await db.insert(warehouses).values({ id: warehouseId, name: 'Dock', country: 'NL', city });
    });
    const destination = { kind: 'WAREHOUSE', country: 'NL', city } as const;
    const { qids, first, second } = await tracked({ destination });
    const worker = await signedIn(t, {
      email: `dock-${newId()}@quayside.example`,
      role: 'WAREHOUSE_WORKER',
      isWarehouseUser: true,
      warehouseId,
    });
    const announced = async () => {
      const { results } = (await t.call('GET', '/warehouse/packages/?size=100', { headers: worker.headers })).json();
      return results
        .filter(({ trackingNumber }: { trackingNumber: string }) => [first, second].includes(trackingNumber))
        .map(({ trackingNumber, weightKg, expectedOn, unitCount }: Record<string, unknown>) => [
          trackingNumber,
          weightKg,
          expectedOn,
          unitCount,
        ]);
    };
    expect(await announced()).toEqual([
      [first, 5, '2026-11-25', 10],
      [second, 5, '2026-11-25', 10],
    ]);
    await t.call('DELETE', `/shipments/${qids[0]}/`, { headers: desk.session.headers });
    expect(await announced()).toEqual([[second, 5, '2026-11-25', 20]]);
  });
});

describe('[ORD-12] shipments', () => {
  it('PATCH puts other numbers in their place until the first scan', async () => {
    const { id, first, second, qids } = await tracked();
    const patch = async (trackAndTraceNumbers: string[], who = desk) =>
      (
        await t.call('PATCH', `/shipments/${qids[0]}/`, {
          headers: who.session.headers,
          payload: { carrier: 'ups', trackAndTraceNumbers },
        })
      ).json();
    expect(await patch(['1Z5R89390357567127', 'nonsense', second])).toMatchObject({
      shipment: { carrier: 'ups', trackAndTraceNumbers: ['1Z5R89390357567127'] },
      removed: ['NONSENSE', second],
    });
    expect(await patch(['nonsense'])).toMatchObject({ status: 400, code: 'invalid_shipment_codes' });
    expect(await patch(['1Z5R89390357567127'], await sellerFixture(t))).toMatchObject({
      status: 404,
      code: 'shipment_not_found',
    });
    expect((await post([eventOf(first, 'PICKED_UP')])).json().unknown).toEqual([first]);
    await post([eventOf('1Z5R89390357567127', 'PICKED_UP', { carrier: 'ups' })]);
    expect(await patch(['1Z5R89390357567127'])).toMatchObject({ status: 409, code: 'already_scanned' });
    expect(await statuses(id)).toEqual(['IN_TRANSIT', 'LABELS_READY']);
  });

  it('[ORD-16] the same key adds numbers once and answers the same; for another body it is refused', async () => {
    const { id } = await desk.payable();
    const key = { 'idempotency-key': `key ${newId()}` };
    const answers = await Promise.all([1, 2, 3].map(() => track(id, 'ONCE-ONLY-1', key)));
    expect(answers.map((answer) => answer.json())).toEqual([1, 2, 3].map(() => answers[0]?.json()));
    expect((await desk.shown(id)).shipments).toHaveLength(1);
    expect((await track(id, 'ONCE-ONLY-2', key)).json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('[ORD-12] of an order have at most 2,000 numbers together; what was there stays', async () => {
    const { id } = await desk.payable();
    const before = (await desk.shown(id)).shipments.length;
    const add = (from: number, count: number) =>
      t.call('POST', '/shipments/', {
        headers: desk.session.headers,
        payload: {
          saleQid: id,
          carrier: 'own_truck',
          trackAndTraceNumbers: Array.from({ length: count }, (_, index) => `PALLET-${from + index}`),
        },
      });
    for (let batch = 0; batch < 9; batch += 1) expect((await add(10_000 + batch * 200, 200)).statusCode).toBe(200);
    expect((await add(20_000, 150)).statusCode).toBe(200);
    expect((await add(30_000, 200)).json()).toMatchObject({ status: 400, code: 'too_many_numbers' });
    expect((await desk.shown(id)).shipments).toHaveLength(before + 10);
  });

  it('of an order count all, however many there are; the list of them has pages', async () => {
    const { id } = await desk.payable();
    const names = Array.from({ length: 101 }, (_, index) => `PALLET-${1_000 + index}`);
    for (const name of names) await track(id, name);
    expect((await track(id, 'PALLET-1000')).json()).toMatchObject({ code: 'invalid_shipment_codes' });
    const list = async (query: string) =>
      (await t.call('GET', `/shipments/?saleQid=${id}${query}`, { headers: desk.session.headers })).json();
    expect(await list('&size=100&page=2')).toMatchObject({ count: 101, page: 2, size: 100 });
    expect((await list('&size=100&page=2')).results[0].trackAndTraceNumbers).toEqual(['PALLET-1000']);
    expect((await list('')).results).toHaveLength(25);
    expect(await list('&page=6')).toMatchObject({ status: 404, code: 'not_found' });
    await desk.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] });
    await t.runJobs(work);
    expect(await statuses(id)).toEqual([]);
  });

  it('[ORD-09] an order shipped with us takes no numbers of another carrier', async () => {
    const { id } = await desk.payable({ shippingMethod: 'PLATFORM', loads: [parcel] });
    expect((await track(id, 'OTHER-1')).json()).toMatchObject({ status: 409, code: 'change_shipping_method' });
  });
});
