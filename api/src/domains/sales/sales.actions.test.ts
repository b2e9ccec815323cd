import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { buyers } from '../sellers/sellers.tables.ts';
import { walletLines } from '../wallets/wallets.tables.ts';

const start = '2026-11-21T08:00:00.000Z';
const soon = '2026-11-21T08:05:00.000Z';
let t: TestApp;
let desk: SellerFixture;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  desk = await sellerFixture(t);
  staff = await staffIn(t, 'staff.sellers', 'staff.test_sale');
});
afterEach(() => t.clock.set(start));
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

const byStaff = (id: string, action: string, payload: object) =>
  t.call('POST', `/sales/${id}/${action}/`, { headers: staff.headers, payload });
const offerOf = async (index: number) => {
  const [row] = await t.database.read({ sellerId: desk.seller.id }, (db) =>
    db
      .select()
      .from(offers)
      .where(eq(offers.id, desk.offerIds[index] ?? '')),
  );
  return row;
};
const setStock = (stock: number) =>
  t.database.write({ sellerId: desk.seller.id }, async (db) => {
    await db.update(offers).set({ stock, status: 'ACTIVE', hiddenIn: [] }).where(eq(offers.sellerId, desk.seller.id));
  });
const walletOf = async (buyerId: string) => {
  const rows = await t.database.read({ buyerId }, (db) =>
    db.select().from(walletLines).where(eq(walletLines.buyerId, buyerId)),
  );
  return rows
    .filter(({ account }) => account === 'WALLET')
    .map(({ source, amountMinor }) => `${source} ${-amountMinor}`);
};
const mailsTo = async (buyerId: string) => {
  const rows = await t.database.read('none', (db) =>
    db
      .select({ subject: messagesSent.subject, body: messagesSent.body })
      .from(messagesSent)
      .innerJoin(buyers, eq(buyers.email, messagesSent.recipient))
      .where(eq(buyers.id, buyerId)),
  );
  return rows;
};
const confirm = (id: string, lines: object[] = [], more = {}) =>
  desk.send('POST', id, 'confirm_saleline_quantities/', { lines, ...more });

describe('one order', () => {
  it('[ORD-03] shows lines, deadline and what can be done', async () => {
    const { id, order } = await desk.sale();
    const shown = await desk.shown(id);
    expect(shown).toMatchObject({
      qid: id,
      order,
      status: 'REQUESTED',
      nextAction: 'CONFIRM_QUANTITIES',
      expiresAt: '2026-11-23T09:00:00.000Z',
      expiredAt: '2026-11-23T09:00:00.000Z',
      total: { amount: '250.00', currency: 'EUR' },
      carrierBooking: null,
      payout: null,
      shipments: [],
      documents: [],
      version: 1,
    });
    expect(shown.allowedActions).toEqual(['CONFIRM_QUANTITIES', 'DECLINE']);
    expect(shown.lines.map((line) => [line.requestedQuantity, line.unitPrice.amount, line.status])).toEqual([
      [10, '12.50', 'REQUESTED'],
      [10, '12.50', 'REQUESTED'],
    ]);
  });

  it('[ORD-04] reading it marks it, and reading it again changes nothing', async () => {
    const { id } = await desk.sale();
    const first = await desk.send('POST', id, 'read/');
    expect(first.json()).toMatchObject({ hasRead: true, version: 2 });
    expect((await desk.send('POST', id, 'read/')).json().version).toBe(2);
    const events = (await desk.send('GET', id, 'events/')).json();
    expect(events.results.map((event: { action: string }) => event.action)).toEqual(['order_paid', 'read']);
  });

  it.each([
    ['VIEWER', 403],
    ['FINANCE', 403],
    ['ORDERS', 200],
    ['ADMIN', 200],
  ] as const)(
    '[ORD-04] opened by %s: unread for the company until somebody who confirms orders opens it',
    async (role, status) => {
      const { id } = await desk.sale();
      const { headers } = await signedIn(t, { sellerId: desk.seller.id, role });
      const answer = await t.call('POST', `/sales/${id}/read/`, { headers });
      expect(answer.statusCode).toBe(status);
      if (status === 403)
        expect(answer.json()).toMatchObject({ code: 'permission_denied', permission: 'orders.confirm' });
      expect(await desk.shown(id)).toMatchObject({ hasRead: status === 200, version: status === 200 ? 2 : 1 });
    },
  );

  it('belongs to its seller: another company’s is 404 on every call, and so is one the buyer has not paid', async () => {
    const { id, lineIds } = await desk.sale();
    const other = await sellerFixture(t);
    const hidden = await desk.sale({ status: 'AWAITING_BUYER_PAYMENT' });
    const calls = [
      ['GET', ''],
      ['GET', 'lines/'],
      ['GET', 'events/'],
      ['GET', 'paycomplete/'],
      ['POST', 'read/', {}],
      ['POST', 'confirm_saleline_quantities/', {}],
      ['POST', 'decline/', { reasons: ['OUT_OF_STOCK'] }],
      ['PATCH', '', {}],
      ['PUT', 'lines/', { lines: [{ qid: lineIds[0], draftQuantity: 1 }] }],
      ['POST', 'complete/', {}],
      ['POST', 'issue/', { category: 'OTHER', message: 'Hello' }],
      ['POST', 'paycomplete/', {}],
      ['GET', 'carrier_booking/'],
    ] as const;
    for (const [method, path, payload] of calls) {
      const theirs = await other.send(method, id, path, payload);
      expect([method, path, theirs.statusCode, theirs.json().code]).toEqual([method, path, 404, 'not_found']);
      expect((await desk.send(method, hidden.id, path, payload)).statusCode).toBe(404);
      expect((await desk.send(method, newId(), path, payload)).statusCode).toBe(404);
      expect((await t.call(method, `/sales/${id}/${path}`, payload ? { payload } : {})).statusCode).toBe(401);
    }
    expect((await desk.shown(id)).version).toBe(1);
  });

  it('is changed only by those who may', async () => {
    const { id } = await desk.sale();
    const viewer = await signedIn(t, { sellerId: desk.seller.id, role: 'VIEWER' });
    for (const [path, payload] of [
      ['confirm_saleline_quantities/', {}],
      ['decline/', { reasons: ['OTHER'] }],
      ['complete/', {}],
      ['paycomplete/', {}],
      ['extend/', {}],
      ['cancel/', { reason: 'FRAUD' }],
    ] as const) {
      const answer = await t.call('POST', `/sales/${id}/${path}`, { headers: viewer.headers, payload });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'permission_denied']);
    }
    expect((await t.call('GET', `/sales/${id}/`, { headers: viewer.headers })).json().allowedActions).toEqual([]);
  });

  it('answers 409 with the current order to a stale version, and nothing is changed', async () => {
    const { id } = await desk.sale();
    await desk.send('POST', id, 'read/');
    const answer = await confirm(id, [], { version: 1 });
    expect(answer.json()).toMatchObject({ status: 409, code: 'stale_version', current: { qid: id, version: 2 } });
    expect((await desk.shown(id)).status).toBe('REQUESTED');
  });

  it.each([
    ['confirm_saleline_quantities/', { lines: [{ qid: 'no id', confirmedQuantity: 1 }] }],
    ['confirm_saleline_quantities/', { status: 'CONFIRMED' }],
    ['confirm_saleline_quantities/', { lines: [{ qid: newId(), confirmedQuantity: 1.5 }] }],
    ['decline/', { reasons: [] }],
    ['decline/', { reasons: ['NO_MOOD'] }],
    ['issue/', { category: 'OTHER', message: '  ' }],
    ['paycomplete/', { amount: '1.00' }],
  ])('%s with %o is 400', async (path, payload) => {
    const { id } = await desk.sale();
    expect((await desk.send('POST', id, path, payload)).json()).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });
});

describe('[ORD-05] confirming quantities', () => {
  it('whole: the order is confirmed, nothing is refunded, stock stays', async () => {
    await setStock(100);
    const { id, buyerId } = await desk.sale();
    const answer = (await confirm(id)).json();
    expect(answer).toMatchObject({
      status: 'CONFIRMED',
      nextAction: 'ADD_SHIPPING_DETAILS',
      hasRead: true,
      confirmedAt: start,
    });
    await t.runJobs(work);
    expect([await walletOf(buyerId), await mailsTo(buyerId), (await offerOf(0))?.stock]).toEqual([[], [], 100]);
  });

  it('[ORD-05] reduced: the difference is in the buyer’s wallet, nothing is left in stock beyond it, the buyer is told', async () => {
    await setStock(100);
    const { id, lineIds, buyerId, order } = await desk.sale();
    const answer = (await confirm(id, [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'PARTIAL_STOCK' }])).json();
    expect(answer).toMatchObject({
      status: 'CONFIRMED',
      total: { amount: '175.00' },
      requestedTotal: { amount: '250.00' },
    });
    expect(answer.lines[0]).toMatchObject({
      status: 'REDUCED',
      confirmedQuantity: 4,
      reductionReason: 'PARTIAL_STOCK',
    });
    await t.runJobs(work);
    expect(await walletOf(buyerId)).toEqual(['REDUCTION_REFUND 7500']);
    expect([await offerOf(0), await offerOf(1)]).toMatchObject([{ stock: 0, status: 'OUT_OF_STOCK' }, { stock: 100 }]);
    const [mail] = await mailsTo(buyerId);
    expect(mail?.subject).toBe(`Order ${order}: quantities were reduced`);
    expect(mail?.body).toContain('Harbour soap no. 1: 4 of 10');
  });

  it('again: only down, only what is lowered counts, and earlier reasons stay', async () => {
    await setStock(100);
    const { id, lineIds, buyerId } = await desk.sale();
    await confirm(id, [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'DAMAGED_STOCK' }]);
    await setStock(100);
    t.clock.advance(60_000);
    expect((await confirm(id, [{ qid: lineIds[0], confirmedQuantity: 5 }])).json().code).toBe('quantities_only_down');
    const second = (await confirm(id, [{ qid: lineIds[1], confirmedQuantity: 0, reason: 'OUT_OF_STOCK' }])).json();
    expect(second).toMatchObject({ confirmedAt: start, total: { amount: '50.00' } });
    expect(second.lines.map((line: { reductionReason: string }) => line.reductionReason)).toEqual([
      'DAMAGED_STOCK',
      'OUT_OF_STOCK',
    ]);
    expect(second.lines[1].status).toBe('REMOVED');
    await t.runJobs(work);
    expect((await walletOf(buyerId)).sort()).toEqual(['REDUCTION_REFUND 12500', 'REDUCTION_REFUND 7500']);
    expect([await offerOf(0), await offerOf(1)].map((offer) => [offer?.stock, offer?.status])).toEqual([
      [100, 'ACTIVE'],
      [0, 'OUT_OF_STOCK'],
    ]);
  });

  it('the same again tells nobody and moves no money', async () => {
    const { id, lineIds, buyerId } = await desk.sale();
    const lines = [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'PARTIAL_STOCK' }];
    await confirm(id, lines);
    expect((await confirm(id, lines)).statusCode).toBe(200);
    await t.runJobs(work);
    expect([(await walletOf(buyerId)).length, (await mailsTo(buyerId)).length]).toEqual([1, 1]);
  });

  it('[ERR-10] names the fault and changes nothing', async () => {
    const { id, lineIds } = await desk.sale();
    const faults = [
      [{ qid: lineIds[0], confirmedQuantity: 4 }, 400, 'SALE_LINES_REDUCTION_REASON_REQUIRED'],
      [{ qid: lineIds[0], confirmedQuantity: 11 }, 400, 'QUANTITY_EXCEEDS_REQUESTED_AMOUNT'],
      [{ qid: newId(), confirmedQuantity: 1 }, 404, 'line_not_found'],
    ] as const;
    for (const [line, status, code] of faults)
      expect((await confirm(id, [line])).json()).toMatchObject({ status, code });
    const all = lineIds.map((qid) => ({ qid, confirmedQuantity: 0, reason: 'OUT_OF_STOCK' }));
    expect((await confirm(id, all)).json().code).toBe('all_lines_zero');
    expect(await desk.shown(id)).toMatchObject({ status: 'REQUESTED', version: 1 });
  });

  it('drafts are kept on the server until all lines are confirmed together', async () => {
    const { id, lineIds } = await desk.sale();
    await desk.send('PUT', id, 'lines/', { lines: lineIds.map((qid) => ({ qid, draftQuantity: 3 })) });
    const one = await desk.send('PUT', id, `lines/${lineIds[0]}/`, { draftQuantity: null });
    expect(one.json().lines.map((line: { draftQuantity: number | null }) => line.draftQuantity)).toEqual([null, 3]);
    expect((await desk.send('PUT', id, `lines/${newId()}/`, { draftQuantity: 1 })).json().code).toBe('line_not_found');
    await confirm(id);
    expect((await desk.shown(id)).lines.map((line) => [line.draftQuantity, line.confirmedQuantity])).toEqual([
      [null, 10],
      [null, 10],
    ]);
    const paid = await desk.payable();
    await desk.send('POST', paid.id, 'paycomplete/', {});
    expect(
      (await desk.send('PUT', paid.id, 'lines/', { lines: [{ qid: paid.lineIds[0], draftQuantity: 1 }] })).statusCode,
    ).toBe(409);
  });

  it('[ORD-08] waits for the SLA; the same confirmation passes once it is accepted', async () => {
    const fresh = await sellerFixture(t, { seller: { slaVersion: null, slaAcceptedAt: null } });
    const { id } = await fresh.sale();
    const refused = await fresh.send('POST', id, 'confirm_saleline_quantities/', {});
    expect(refused.json()).toMatchObject({ status: 409, code: 'sla_not_accepted' });
    expect((await fresh.send('POST', id, 'decline/', { reasons: ['OUT_OF_STOCK'] })).json().code).toBe(
      'sla_not_accepted',
    );
    await t.call('POST', '/sellers/accept-sla/', { headers: fresh.session.headers, payload: { version: '2026-01' } });
    expect((await fresh.send('POST', id, 'confirm_saleline_quantities/', {})).statusCode).toBe(200);
  });
});

describe('[ORD-06] declining', () => {
  it('refunds in full, voids the lines, tells the buyer and moves to past orders', async () => {
    const { id, buyerId, order } = await desk.sale();
    const answer = (await desk.send('POST', id, 'decline/', { reasons: ['PRICE_INCORRECT'] })).json();
    expect(answer).toMatchObject({
      status: 'DECLINED',
      declineReasons: ['PRICE_INCORRECT'],
      allowedActions: [],
      nextAction: 'NONE',
      expiresAt: null,
    });
    expect(answer.lines.map((line: { status: string }) => line.status)).toEqual(['VOID', 'VOID']);
    await t.runJobs(work);
    expect([await walletOf(buyerId), (await mailsTo(buyerId)).map((mail) => mail.subject)]).toEqual([
      ['ORDER_REFUND 25000'],
      [`Order ${order} was declined`],
    ]);
    const again = await desk.send('POST', id, 'decline/', { reasons: ['PRICE_INCORRECT'] });
    expect(again.json()).toMatchObject({ status: 409, code: 'invalid_transition', allowedActions: [] });
  });

  it('after a reduction refunds what was left', async () => {
    const { id, lineIds, buyerId } = await desk.sale();
    await confirm(id, [{ qid: lineIds[0], confirmedQuantity: 4, reason: 'PARTIAL_STOCK' }]);
    await desk.send('POST', id, 'decline/', { reasons: ['LEAD_TIME_TOO_LONG'] });
    await t.runJobs(work);
    expect((await walletOf(buyerId)).sort()).toEqual(['ORDER_REFUND 17500', 'REDUCTION_REFUND 7500']);
  });

  it('out of stock empties the offers, a destination not served hides them there, other reasons leave them', async () => {
    await setStock(100);
    const stockAfter = async (reason: string) => {
      const { id } = await desk.sale({ lines: [{}] });
      await desk.send('POST', id, 'decline/', { reasons: [reason] });
      const offer = await offerOf(0);
      return [offer?.stock, offer?.status, offer?.hiddenIn];
    };
    expect(await stockAfter('WAREHOUSE_CLOSED')).toEqual([100, 'ACTIVE', []]);
    expect(await stockAfter('CANNOT_SHIP_TO_DESTINATION')).toEqual([100, 'ACTIVE', ['DE']]);
    expect(await stockAfter('OUT_OF_STOCK')).toEqual([0, 'OUT_OF_STOCK', ['DE']]);
    expect((await offerOf(1))?.stock).toBe(100);
  });

  it('another reason needs its text', async () => {
    const { id } = await desk.sale();
    expect((await desk.send('POST', id, 'decline/', { reasons: ['OTHER'], note: 'short' })).json()).toMatchObject({
      status: 400,
      code: 'reason_text_required',
    });
    expect(
      (await desk.send('POST', id, 'decline/', { reasons: ['OTHER'], note: 'The pallet fell into the harbour' })).json()
        .declineNote,
    ).toBe('The pallet fell into the harbour');
  });
});

describe('[ORD-07] the deadline', () => {
  it('is three working days of the seller after the order came in: from a Friday evening to Wednesday evening', async () => {
    t.clock.set('2026-11-20T17:30:00.000Z');
    const made = await t.call('POST', '/internal/test-sale/', {
      headers: staff.headers,
      payload: { sellerQid: desk.seller.id },
    });
    expect((await desk.shown(made.json().qid)).expiresAt).toBe('2026-11-25T17:30:00.000Z');
  });

  it('ends an open order by its job: refunded, told, and where it came from is kept', async () => {
    const { headers } = staff;
    const made = (
      await t.call('POST', '/internal/test-sale/', {
        headers,
        payload: { sellerQid: desk.seller.id, expiresInSeconds: 30 },
      })
    ).json();
    expect((await desk.shown(made.qid)).status).toBe('REQUESTED');
    t.clock.set('2026-11-21T08:00:30.000Z');
    expect((await confirm(made.qid)).json()).toMatchObject({ status: 409, code: 'sale_expired' });
    expect((await desk.shown(made.qid)).allowedActions).toEqual([]);
    const expire = work.jobs.find(({ name }) => name === 'sale.expire');
    for (let n = 0; n < 2; n += 1) await expire?.run({ saleId: made.qid }, t.deps);
    await t.runJobs(work);
    expect(await desk.shown(made.qid)).toMatchObject({
      status: 'EXPIRED',
      expiredFrom: 'REQUESTED',
      expiredAt: '2026-11-21T08:00:30.000Z',
      expiresAt: null,
    });
    const events = (await desk.send('GET', made.qid, 'events/')).json().results;
    expect(events.map((event: { action: string; actor: string }) => `${event.actor} ${event.action}`)).toEqual([
      'Quayside order_paid',
      'Quayside expire',
    ]);
  });

  it('ends confirmed orders too, by the sweep, and the buyer has everything back', async () => {
    const { id, buyerId, order } = await desk.sale({ status: 'CONFIRMED', lines: [{}], expiresAt: soon });
    t.clock.set(soon);
    const sweep = work.jobs.find(({ name }) => name === 'sale.sweep');
    await sweep?.run({}, t.deps);
    await t.runJobs(work);
    expect(await desk.shown(id)).toMatchObject({ status: 'EXPIRED', expiredFrom: 'CONFIRMED' });
    expect([await walletOf(buyerId), (await mailsTo(buyerId)).map((mail) => mail.subject)]).toEqual([
      ['ORDER_REFUND 12500'],
      [`Order ${order} has expired`],
    ]);
  });

  it('is extended once, by staff, in working days, and the old one no longer counts', async () => {
    const { id } = await desk.sale({ expiresAt: soon });
    expect((await desk.send('POST', id, 'extend/', { workingDays: 1 })).statusCode).toBe(403);
    expect((await byStaff(id, 'extend', { workingDays: 3 })).statusCode).toBe(400);
    expect((await byStaff(id, 'extend', { workingDays: 2 })).json().expiresAt).toBe('2026-11-24T08:05:00.000Z');
    expect((await byStaff(id, 'extend', { workingDays: 1 })).json()).toMatchObject({
      status: 409,
      code: 'already_extended',
    });
    t.clock.set(soon);
    await work.jobs.find(({ name }) => name === 'sale.sweep')?.run({}, t.deps);
    expect((await confirm(id)).statusCode).toBe(200);
  });
});

describe('staff and the contact form', () => {
  it('staff cancel an unpaid order with a reason; a paid one they cannot', async () => {
    const { id, buyerId, order } = await desk.sale();
    expect((await byStaff(id, 'cancel', { reason: 'FRAUD' })).json()).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'FRAUD',
    });
    await t.runJobs(work);
    expect([await walletOf(buyerId), (await mailsTo(buyerId)).map((mail) => mail.subject)]).toEqual([
      ['ORDER_REFUND 25000'],
      [`Order ${order} was cancelled`],
    ]);
    expect((await byStaff(id, 'cancel', { reason: 'FRAUD' })).statusCode).toBe(409);
    expect((await byStaff(newId(), 'cancel', { reason: 'FRAUD' })).statusCode).toBe(404);
  });

  it('[CFG-03] test orders are made on demand, and not in production', async () => {
    const make = (payload: object, headers = staff.headers) =>
      t.call('POST', '/internal/test-sale/', { headers, payload });
    expect((await make({ sellerQid: desk.seller.id, unitPrice: '0.00' })).statusCode).toBe(400);
    expect((await make({ sellerQid: newId() })).json().code).toBe('seller_not_found');
    expect((await make({}, desk.session.headers)).statusCode).toBe(403);
    // As long as a buyer's order has it: shorter ones met each other within some thousand orders.
    expect((await make({ sellerQid: desk.seller.id })).json().order).toMatch(/^QS-[0-9A-F]{9}-0$/);
    const bare = await t.database.write('none', (db) => makeSeller(db));
    expect((await make({ sellerQid: bare.id })).json()).toMatchObject({ status: 409, code: 'seller_without_offers' });
    const production = await testApp({ env: { ENVIRONMENT: 'production' } });
    expect(
      (await production.call('POST', '/internal/test-sale/', { headers: staff.headers, payload: {} })).statusCode,
    ).toBe(404);
    await production.close();
  });
});
