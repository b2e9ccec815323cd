import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';

let t: TestApp;
let desk: SellerFixture;
let other: SellerFixture;
beforeAll(async () => {
  t = await testApp();
  [desk, other] = [await sellerFixture(t), await sellerFixture(t)];
});
afterAll(() => t.close());

type Named = { qid: string; version?: number };
const confirmSeveral = (sales: Named[], headers: Record<string, string> = {}, who = desk) =>
  t.call('POST', '/sales/confirm_as_requested/', {
    headers: { ...who.session.headers, ...headers },
    payload: { sales },
  });

describe('[RT-05] confirming several orders as requested', () => {
  it('confirms each as it was requested and tells what it is worth', async () => {
    const [one, two] = [await desk.sale({ orderNumber: 'QS-1-0' }), await desk.sale({ orderNumber: 'QS-2-0' })];
    const answer = await confirmSeveral([{ qid: two.id, version: 1 }, { qid: one.id }]);
    expect(answer.statusCode).toBe(200);
    const confirmed = { isConfirmed: true, total: { amount: '250.00', currency: 'EUR' }, code: null, message: null };
    expect(answer.json().results).toEqual([
      { qid: two.id, order: 'QS-2-0', ...confirmed },
      { qid: one.id, order: 'QS-1-0', ...confirmed },
    ]);
    for (const { id } of [one, two]) {
      const { status, lines } = await desk.shown(id);
      expect(status).toBe('CONFIRMED');
      expect(lines.map((line) => line.confirmedQuantity)).toEqual([10, 10]);
    }
    expect(await brokenInvariants(t.database)).toEqual([]);
  });

  it('an order that cannot be confirmed keeps none of the others, and says why', async () => {
    const stale = await desk.sale();
    const declined = await desk.sale({ status: 'DECLINED' });
    const overdue = await desk.sale({ expiresAt: '2026-11-20T09:00:00.000Z' });
    const drafted = await desk.sale({ lines: [{ draftQuantity: 4 }] });
    const good = await desk.sale();
    const answer = await confirmSeveral([
      { qid: stale.id, version: 9 },
      { qid: declined.id },
      { qid: overdue.id },
      { qid: drafted.id },
      { qid: good.id },
    ]);
    const codes = answer.json().results.map(({ code }: { code: string | null }) => code);
    expect(codes).toEqual(['stale_version', 'invalid_transition', 'sale_expired', 'lower_quantities_drafted', null]);
    expect((await desk.shown(drafted.id)).status).toBe('REQUESTED');
    expect((await desk.shown(good.id)).status).toBe('CONFIRMED');
    expect(answer.json().results[2].message).toBe('The deadline of this order has passed.');
  });

  it('[RT-05] [ORD-05] an order that a colleague only opened meanwhile is confirmed all the same', async () => {
    const sale = await desk.sale();
    await desk.send('POST', sale.id, 'read/', {});
    const [outcome] = (await confirmSeveral([{ qid: sale.id }])).json().results;
    expect(outcome).toMatchObject({ isConfirmed: true, code: null });
  });

  it('the same key answers the same again and confirms what was left over', async () => {
    const [one, two] = [await desk.sale(), await desk.sale({ lines: [{ draftQuantity: 4 }] })];
    const asked = [{ qid: one.id, version: 1 }, { qid: two.id }];
    const key = { 'idempotency-key': 'press-1' };
    const first = (await confirmSeveral(asked, key)).json();
    expect(first.results.map(({ isConfirmed }: { isConfirmed: boolean }) => isConfirmed)).toEqual([true, false]);
    const version = (await desk.shown(one.id)).version;
    await desk.send('PUT', two.id, 'lines/', { lines: [{ qid: two.lineIds[0], draftQuantity: null }] });
    const again = (await confirmSeveral(asked, key)).json();
    expect(again.results[0]).toEqual(first.results[0]);
    expect(again.results[1].isConfirmed).toBe(true);
    expect((await desk.shown(one.id)).version).toBe(version);
  });

  it('another request under the same key is refused for that order', async () => {
    const { id } = await desk.sale();
    const key = { 'idempotency-key': 'press-2' };
    await confirmSeveral([{ qid: id, version: 1 }], key);
    const [outcome] = (await confirmSeveral([{ qid: id, version: 2 }], key)).json().results;
    expect(outcome).toMatchObject({ isConfirmed: false, code: 'idempotency_key_reused' });
  });

  it('two presses at once confirm each order once', async () => {
    const made = await Promise.all(Array.from({ length: 3 }, () => desk.sale()));
    const asked = made.map(({ id }) => ({ qid: id, version: 1 }));
    const key = { 'idempotency-key': 'press-3' };
    const [a, b] = await Promise.all([confirmSeveral(asked, key), confirmSeveral(asked, key)]);
    expect(a.json()).toEqual(b.json());
    for (const { id } of made) expect((await desk.shown(id)).version).toBe(2);
  });

  it('one foreign order refuses the whole, before anything is done', async () => {
    const [own, foreign] = [await desk.sale(), await other.sale()];
    const answer = await confirmSeveral([{ qid: own.id }, { qid: foreign.id }]);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect((await desk.shown(own.id)).status).toBe('REQUESTED');
  });

  it('waits for the SLA, order by order', async () => {
    const fresh = await sellerFixture(t, { seller: { slaVersion: null, slaAcceptedAt: null } });
    const { id } = await fresh.sale();
    const [outcome] = (await confirmSeveral([{ qid: id }], {}, fresh)).json().results;
    expect(outcome).toMatchObject({ isConfirmed: false, code: 'sla_not_accepted' });
  });

  it('takes each order once, at least one and at most fifty', async () => {
    const { id } = await desk.sale();
    const many = Array.from({ length: 51 }, (_, n) => ({ qid: id.slice(0, -2) + n.toString().padStart(2, '0') }));
    for (const sales of [[], [{ qid: id }, { qid: id }], many])
      expect((await confirmSeveral(sales)).statusCode).toBe(400);
  });
});

describe('[RT-05] the inbox', () => {
  it('has the most urgent orders first, with the working time that is left', async () => {
    const seller = await sellerFixture(t);
    // The clock of these tests stands at Saturday 08:00 UTC; Monday 17:00 in Amsterdam is one working day away.
    await seller.sale({ orderNumber: 'QS-LATER-0', expiresAt: '2026-11-23T16:00:00.000Z' });
    await seller.sale({ orderNumber: 'QS-SOON-0', expiresAt: '2026-11-21T20:00:00.000Z' });
    await seller.sale({ status: 'PAYMENT_IN_REVIEW' });
    const answer = (await t.call('GET', '/sales/inbox/', { headers: seller.session.headers })).json();
    expect(
      answer.results.map(({ order, workingMinutesLeft }: { order: string; workingMinutesLeft: number }) => [
        order,
        workingMinutesLeft,
      ]),
    ).toEqual([
      ['QS-SOON-0', 0],
      ['QS-LATER-0', 480],
    ]);
    expect(answer.atRisk).toEqual({
      orders: 1,
      amounts: [{ amount: '250.00', currency: 'EUR' }],
      until: '2026-11-22T08:00:00.000Z',
    });
  });

  it('leaves out an order whose deadline has passed and that is about to be ended', async () => {
    const seller = await sellerFixture(t);
    await seller.sale({ orderNumber: 'QS-PAST-0', expiresAt: '2026-11-21T07:59:59.000Z' });
    await seller.sale({ orderNumber: 'QS-AHEAD-0', expiresAt: '2026-11-21T20:00:00.000Z' });
    const answer = (await t.call('GET', '/sales/inbox/', { headers: seller.session.headers })).json();
    expect(answer.results.map(({ order }: { order: string }) => order)).toEqual(['QS-AHEAD-0']);
    expect(answer.atRisk.orders).toBe(1);
    const figures = (await t.call('GET', '/sellers/stats/', { headers: seller.session.headers })).json();
    expect(figures.expiringWithin24Hours).toBe(1);
  });

  it('never adds up currencies, nor other companies’ orders', async () => {
    const seller = await sellerFixture(t);
    const soon = '2026-11-21T20:00:00.000Z';
    await seller.sale({ expiresAt: soon });
    await seller.sale({ expiresAt: soon, currency: 'GBP' });
    await other.sale({ expiresAt: soon });
    const { atRisk } = (await t.call('GET', '/sales/inbox/', { headers: seller.session.headers })).json();
    expect(atRisk.orders).toBe(2);
    expect(atRisk.amounts).toHaveLength(2);
    expect(atRisk.amounts).toContainEqual({ amount: '250.00', currency: 'GBP' });
  });

  it('and the figures hold only what this person may do: who only looks is told of nothing', async () => {
    const seller = await sellerFixture(t);
    await seller.sale({ orderNumber: 'QS-CONFIRM-0', expiresAt: '2026-11-21T20:00:00.000Z' });
    await seller.payable({ orderNumber: 'QS-PAY-0', expiresAt: '2026-11-21T22:00:00.000Z' });
    const seenBy = async (role: 'OWNER' | 'FINANCE' | 'ORDERS' | 'VIEWER') => {
      const { headers } = await signedIn(t, { sellerId: seller.seller.id, role });
      const inbox = (await t.call('GET', '/sales/inbox/', { headers })).json();
      const { needsYou, expiringWithin24Hours } = (await t.call('GET', '/sellers/stats/', { headers })).json();
      const orders = inbox.results.map(({ order }: { order: string }) => order);
      return { orders, atRisk: inbox.atRisk.orders, needsYou, expiringWithin24Hours };
    };
    const of = (...orders: string[]) => ({
      ...{ orders, atRisk: orders.length, needsYou: orders.length, expiringWithin24Hours: orders.length },
    });
    expect(await seenBy('OWNER')).toEqual(of('QS-CONFIRM-0', 'QS-PAY-0'));
    expect(await seenBy('ORDERS')).toEqual(of('QS-CONFIRM-0'));
    expect(await seenBy('FINANCE')).toEqual(of('QS-PAY-0'));
    expect(await seenBy('VIEWER')).toEqual(of());
  });

  it('needs the permission to read orders', async () => {
    const { headers } = await signedIn(t, { sellerId: desk.seller.id, role: 'INVENTORY' });
    expect((await t.call('GET', '/sales/inbox/', { headers })).statusCode).toBe(403);
  });
});
