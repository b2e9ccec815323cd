/** A company that sells no more pays us what it owes: our own people note it, and the company can be closed. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture, staffIn } from '../../testing/seller-fixture.ts';
import type { Session } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { adjustNextPayout } from '../payouts/payouts.public.ts';

let t: TestApp;
let staff: Session;
beforeAll(async () => {
  t = await testApp();
  staff = await staffIn(t, 'staff.payments.approve', 'staff.sellers');
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
});

/** The company owes what the carrier of that order cost. */
const owes = ({ seller }: SellerFixture, { id: saleId, order: orderNumber }: Order, owedMinor: bigint) =>
  t.database.write('system', (db) =>
    adjustNextPayout(db, {
      ...{ sellerId: seller.id, saleId, orderNumber, causeId: newId(), currency: 'EUR' as const, at: t.clock.now() },
      ...{ reason: null, kind: 'CARRIER_COST', owedMinor },
    }),
  );
/** An order that ended, whose carrier cost so much. */
async function endedOrder(desk: SellerFixture, owedMinor: bigint): Promise<string> {
  const sale = await desk.sale();
  const declined = await desk.send('POST', sale.id, 'decline/', { reasons: ['DUPLICATE_ORDER'] });
  expect(declined.statusCode).toBe(200);
  await owes(desk, sale, owedMinor);
  return sale.id;
}
/** A company that owes us so much, in euro cents, from one order. */
async function debtor(owedMinor: bigint): Promise<SellerFixture> {
  const desk = await sellerFixture(t);
  await endedOrder(desk, owedMinor);
  return desk;
}
/** What the next payout transfers. */
async function paidFor(desk: SellerFixture, id: string): Promise<unknown> {
  const { payout } = (await desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': id })).json();
  return payout.amount;
}
type Order = { readonly id: string; readonly order: string };
const euros = (amount: string) => ({ amount, currency: 'EUR' });
type Paid = { amount: string; owed: string; reference?: string; who?: Session };
const note = async (
  { seller }: SellerFixture,
  { amount, owed, reference = 'Statement 7, line 12', who = staff }: Paid,
) => {
  const answer = await t.call('POST', `/internal/sellers/${seller.id}/settlements/`, {
    headers: { ...who.headers, 'idempotency-key': newId() },
    payload: { amount: euros(amount), owed: euros(owed), reference },
  });
  return answer.json().code ?? answer.statusCode;
};
const shown = async ({ seller }: SellerFixture) =>
  (await t.call('GET', `/internal/sellers/${seller.id}/`, { headers: staff.headers })).json();
const owedBy = async (desk: SellerFixture) => (await shown(desk)).carriedOver;
const closed = async ({ seller }: SellerFixture) => {
  const answer = await t.call('POST', `/internal/sellers/${seller.id}/status/`, {
    headers: staff.headers,
    payload: { event: 'close', note: 'It sells no more.' },
  });
  return answer.json().code ?? answer.json().status;
};

describe('[INT-04] the list of debts', () => {
  it('is for whoever approves payments, without any other right', async () => {
    const approver = await staffIn(t, 'staff.payments.approve');
    const desk = await debtor(70_000n);
    const get = async (path: string, { headers } = approver) =>
      await t.call('GET', `/internal/debts/${path}`, { headers });
    const listed = async (query = '') =>
      (await get(`?size=100${query}`)).json().results.find(({ qid }: { qid: string }) => qid === desk.seller.id);
    expect(await listed()).toMatchObject({ name: desk.seller.name, status: 'ACTIVE', owed: [euros('700.00')] });
    // The next payout of a company that sells takes it.
    expect(await listed('&waiting=true')).toBeUndefined();
    await t.database.write('system', (db) =>
      db.execute(sql`update sellers set status = 'SUSPENDED' where id = ${desk.seller.id}`),
    );
    expect(await listed('&waiting=true')).toMatchObject({ owed: [euros('700.00')] });
    expect(await note(desk, { amount: '700.00', owed: '700.00', who: approver })).toBe(200);
    expect([await listed(), await listed('&waiting=true')]).toMatchObject([{ owed: [] }, undefined]);
    expect((await get(`${desk.seller.id}/`)).json()).toMatchObject({
      owed: [],
      settlements: [{ amount: euros('700.00'), isTakenBack: false, mayTakeBack: false }],
    });
    expect((await get(`${newId()}/`)).json().code).toBe('company_not_found');
    expect((await get('', await staffIn(t, 'staff.sellers'))).statusCode).toBe(403);
  });
});

describe('[INV-11] [ORD-15] a debt that no payout takes', () => {
  it('falls by what the company paid by bank; nothing owed, the company can be closed', async () => {
    const desk = await debtor(30_000n);
    expect(await closed(desk)).toBe('seller_has_open_work');
    expect(await note(desk, { amount: '100.00', owed: '300.00' })).toBe(200);
    expect(await owedBy(desk)).toEqual([euros('-200.00')]);
    expect(await note(desk, { amount: '200.00', owed: '300.00', reference: 'Line 13' })).toBe('stale_version');
    expect(await note(desk, { amount: '200.01', owed: '200.00', reference: 'Line 13' })).toBe('debt_too_much');
    expect(await note(desk, { amount: '200.00', owed: '200.00' })).toBe('debt_already_noted');
    expect(await note(desk, { amount: '200.00', owed: '200.00', reference: 'Line 13' })).toBe(200);
    expect(await owedBy(desk)).toEqual([]);
    expect(await note(desk, { amount: '1.00', owed: '1.00', reference: 'Line 14' })).toBe('debt_not_owed');
    expect(await closed(desk)).toBe('CLOSED');
  });

  it('above the four-eyes limit is noted by two', async () => {
    const desk = await debtor(10_000_001n);
    expect(await note(desk, { amount: '100000.01', owed: '100000.01' })).toBe('debt_limit');
    expect(await note(desk, { amount: '100000.00', owed: '100000.01' })).toBe(200);
    expect(await note(desk, { amount: '0.01', owed: '0.01', reference: 'Line 13' })).toBe('debt_limit');
    const second = await staffIn(t, 'staff.payments.approve');
    expect(await note(desk, { amount: '0.01', owed: '0.01', reference: 'Line 13', who: second })).toBe(200);
    expect(await owedBy(desk)).toEqual([]);
  });

  it('under one reference is noted by two where one may note no more, and by nobody else', async () => {
    const desk = await debtor(30_000_000n);
    const second = await staffIn(t, 'staff.payments.approve');
    expect(await note(desk, { amount: '60000.00', owed: '300000.00' })).toBe(200);
    // The same line twice.
    expect(await note(desk, { amount: '60000.00', owed: '240000.00', who: second })).toBe('debt_already_noted');
    expect(await note(desk, { amount: '40000.00', owed: '240000.00', reference: 'Line 13' })).toBe(200);
    expect(await note(desk, { amount: '50000.00', owed: '200000.00', reference: 'Line 13', who: second })).toBe(200);
    expect(await note(desk, { amount: '1.00', owed: '150000.00', reference: 'Line 13', who: second })).toBe(
      'debt_already_noted',
    );
    expect(await owedBy(desk)).toEqual([euros('-150000.00')]);
  });

  it('meets its payment in the next payout where the company goes on selling', async () => {
    const desk = await debtor(5_000n);
    expect(await note(desk, { amount: '30.00', owed: '50.00' })).toBe(200);
    const { id } = await desk.payable();
    expect(await paidFor(desk, id)).toEqual(euros('205.80'));
    expect(await owedBy(desk)).toEqual([]);
  });

  it('is paid by bank unless it waits for its own order, so that no other payout gives the payment back', async () => {
    const desk = await sellerFixture(t);
    const [old, waiting, next] = [await desk.payable(), await desk.payable(), await desk.payable()];
    await paidFor(desk, old.id);
    await owes(desk, old, 1_000n);
    await owes(desk, waiting, 100_000n);
    expect(await note(desk, { amount: '1010.00', owed: '1010.00' })).toBe('stale_version');
    expect(await note(desk, { amount: '1010.00', owed: '10.00' })).toBe('debt_too_much');
    expect(await shown(desk)).toMatchObject({ carriedOver: [euros('-1010.00')], owed: [euros('10.00')] });
    expect(await note(desk, { amount: '10.00', owed: '10.00' })).toBe(200);
    expect(await shown(desk)).toMatchObject({ carriedOver: [euros('-1000.00')], owed: [] });
    expect(await note(desk, { amount: '1.00', owed: '1000.00', reference: 'Line 13' })).toBe('debt_not_owed');
    expect(await paidFor(desk, next.id)).toEqual(euros('225.80'));
    expect(await paidFor(desk, waiting.id)).toEqual(euros('0.00'));
  });

  it('is settled order by order, the oldest first, each with a payment of its own', async () => {
    const desk = await sellerFixture(t);
    const [first, second, third] = [
      await endedOrder(desk, 5_000n),
      await endedOrder(desk, 3_000n),
      await endedOrder(desk, 2_000n),
    ];
    const settled = async () => {
      const { rows } = await t.database.read({ sellerId: desk.seller.id }, (db) =>
        db.execute(sql`select c.sale_id, c.amount_minor::int, l.amount_minor::int as posted from carry_overs c
          join ledger_lines l on l.seller_id = c.seller_id and l.sale_id = c.sale_id and l.account = 'SELLER_PAYABLE' and l.kind = c.kind and l.amount_minor = c.amount_minor
          where c.kind = 'SETTLEMENT' order by c.id`),
      );
      return rows;
    };
    expect(await note(desk, { amount: '60.00', owed: '100.00' })).toBe(200);
    const some = [
      { sale_id: first, amount_minor: -5_000, posted: -5_000 },
      { sale_id: second, amount_minor: -1_000, posted: -1_000 },
    ];
    expect(await settled()).toEqual(some);
    expect(await note(desk, { amount: '30.00', owed: '40.00', reference: 'Line 13' })).toBe(200);
    expect(await settled()).toEqual([
      ...some,
      { sale_id: second, amount_minor: -2_000, posted: -2_000 },
      { sale_id: third, amount_minor: -1_000, posted: -1_000 },
    ]);
  });

  it('is noted by those alone who may approve payments', async () => {
    const desk = await debtor(5_000n);
    const others = await staffIn(t, 'staff.sellers');
    expect(await note(desk, { amount: '50.00', owed: '50.00', who: others })).not.toBe(200);
    expect(await note(desk, { amount: '50.00', owed: '50.00', who: desk.session })).not.toBe(200);
    expect(await owedBy(desk)).toEqual([euros('-50.00')]);
  });
});

describe('[INV-11] [ORD-15] a payment that was noted by mistake', () => {
  const takeBack = async ({ seller }: SellerFixture, who: Session, reference = 'Statement 7, line 12') => {
    const answer = await t.call('POST', `/internal/sellers/${seller.id}/settlements/take-back/`, {
      headers: { ...who.headers, 'idempotency-key': newId() },
      payload: { reference, reason: 'It was another company’s.' },
    });
    return answer.json().code ?? answer.statusCode;
  };
  const settlements = async (desk: SellerFixture, who: Session) =>
    (await t.call('GET', `/internal/sellers/${desk.seller.id}/`, { headers: who.headers })).json().settlements;

  it('is taken back by a second person with a reason: the company owes again, and nothing is deleted', async () => {
    const desk = await debtor(5_000n);
    const second = await staffIn(t, 'staff.payments.approve', 'staff.sellers');
    expect(await note(desk, { amount: '50.00', owed: '50.00' })).toBe(200);
    const noted = { reference: 'Statement 7, line 12', amount: euros('50.00'), isTakenBack: false };
    expect(await settlements(desk, staff)).toMatchObject([{ ...noted, mayTakeBack: false }]);
    expect(await settlements(desk, second)).toMatchObject([{ ...noted, mayTakeBack: true }]);
    expect(await takeBack(desk, staff)).toBe('settlement_own');
    expect(await takeBack(desk, second, 'Line 99')).toBe('settlement_not_found');
    expect(await takeBack(desk, second)).toBe(200);
    expect(await takeBack(desk, second)).toBe('settlement_not_found');
    expect(await owedBy(desk)).toEqual([euros('-50.00')]);
    expect(await settlements(desk, second)).toMatchObject([{ ...noted, isTakenBack: true, mayTakeBack: false }]);
    const { rows } = await t.database.read({ sellerId: desk.seller.id }, (db) =>
      db.execute(sql`select amount_minor::int as minor, reason from carry_overs where kind = 'SETTLEMENT' order by id`),
    );
    expect(rows).toEqual([
      { minor: -5_000, reason: 'Statement 7, line 12' },
      { minor: 5_000, reason: 'It was another company’s.' },
    ]);
    const { rows: bank } = await t.database.read({ sellerId: desk.seller.id }, (db) =>
      db.execute(
        sql`select amount_minor::int as minor from ledger_lines where account = 'BANK' and kind = 'SETTLEMENT' order by id`,
      ),
    );
    expect(bank).toEqual([{ minor: 5_000 }, { minor: -5_000 }]);
    // What really came can be noted under the same line.
    expect(await note(desk, { amount: '20.00', owed: '50.00' })).toBe(200);
    expect(await owedBy(desk)).toEqual([euros('-30.00')]);
  });

  it('that a payout paid out again comes off the next one', async () => {
    const desk = await debtor(5_000n);
    const second = await staffIn(t, 'staff.payments.approve', 'staff.sellers');
    expect(await note(desk, { amount: '30.00', owed: '50.00' })).toBe(200);
    const [first, next] = [await desk.payable(), await desk.payable()];
    expect(await paidFor(desk, first.id)).toEqual(euros('205.80'));
    expect(await takeBack(desk, second)).toBe(200);
    expect(await paidFor(desk, next.id)).toEqual(euros('195.80'));
    expect(await owedBy(desk)).toEqual([]);
  });
});
