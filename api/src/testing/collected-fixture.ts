/** An order that a carrier has, before its seller is paid: how a test sends it off, pays, claims and ends it. */

import { eq } from 'drizzle-orm';
import { makeOrder } from '../domains/orders/orders.factory.ts';
import { ledgerLines } from '../domains/payouts/payouts.tables.ts';
import type { SaleOverrides } from '../domains/sales/sales.factory.ts';
import { carrierSignature, signatureHeader } from '../domains/shipments/carrier-signature.ts';
import { walletLines } from '../domains/wallets/wallets.tables.ts';
import { present } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { pdfBytes } from '../platform/files/files.factory.ts';
import { work } from '../work.ts';
import type { TestApp } from './app.ts';
import { type ClaimFixture, claimFixture, post, sendFile } from './claim-fixture.ts';
import { type SellerFixture, sellerFixture, staffIn } from './seller-fixture.ts';
import type { Session } from './session.ts';

/** A desk of its own, its buyer, and staff who decide claims; each test has one. */
export async function collectedFixture(t: TestApp) {
  const desk = await sellerFixture(t);
  const sides: ClaimFixture = {
    ...(await claimFixture(t)),
    ...{ seller: desk.seller, sellerSession: desk.session },
  };
  const staff = await staffIn(t, 'staff.payments.approve', 'staff.sellers');
  return { t, desk, sides, staff };
}
export type Collected = {
  readonly t: TestApp;
  readonly desk: SellerFixture;
  readonly sides: ClaimFixture;
  readonly staff: Session;
};
type Made = { readonly id: string; readonly lineIds: readonly string[]; readonly order: string };
type Parcel = { readonly number: string; readonly qid: string };

/** A confirmed order of 250.00 with a number of each shipment; its carrier tells these of the first, in turn. */
export async function sentOff(
  of: Collected,
  told: readonly string[],
  overrides: SaleOverrides = {},
): Promise<Made & Parcel> {
  const { t, desk, sides } = of;
  const made = await desk.payable({ buyerId: sides.buyerId, ...overrides });
  await t.database.write('system', (db) =>
    makeOrder(db, { buyerId: sides.buyerId, sellerId: desk.seller.id, saleId: made.id }),
  );
  const parcel = await addParcel(of, made.id, told);
  await t.runJobs(work);
  return { ...made, ...parcel };
}

/** One more parcel of an order; its carrier tells these of it, in turn. Jobs are the caller's. */
export async function addParcel(of: Collected, saleQid: string, told: readonly string[]): Promise<Parcel> {
  const { qid, numbers } = await addShipmentOf(of, saleQid, 1);
  const number = present(numbers[0], 'one number was asked for');
  for (const code of told) await tell(of.t, number, code);
  return { number, qid };
}

/** One shipment of several parcels. */
export async function addShipmentOf({ t, desk }: Collected, saleQid: string, count: number) {
  const numbers = Array.from({ length: count }, () => `GOODS-${newId().slice(-8).toUpperCase()}`);
  const added = await t.call('POST', '/shipments/', {
    headers: desk.session.headers,
    payload: { saleQid, carrier: 'own_truck', trackAndTraceNumbers: numbers },
  });
  if (added.statusCode !== 200) throw new Error(`the numbers were not taken: ${added.body}`);
  const qid: string = added.json().shipment.qid;
  return { numbers, qid };
}

export async function tell(t: TestApp, number: string, code: string): Promise<void> {
  const payload = JSON.stringify({
    events: [{ id: newId(), carrier: 'own_truck', number, code, at: t.clock.now() }],
  });
  const headers = { 'content-type': 'application/json', [signatureHeader]: carrierSignature(t.deps.config, payload) };
  const answer = await t.call('POST', '/carriers/events/', { headers, payload });
  if (answer.json().taken !== 1) throw new Error(`the carrier's word was not taken: ${answer.body}`);
}

export const pay = ({ desk }: Collected, id: string, key = newId()) =>
  desk.send('POST', id, 'paycomplete/', {}, { 'idempotency-key': key });

export const cancel = ({ t, staff }: Collected, id: string) =>
  t.call('POST', `/sales/${id}/cancel/`, { headers: staff.headers, payload: { reason: 'LEGAL' } });

export const claimsOf = async ({ t, sides }: Collected, saleQid: string) =>
  (await t.call('GET', `/claims/?saleQid=${saleQid}`, { headers: sides.buyerSession.headers })).json().results;

/** Staff decide what each of these lines is refunded; it is settled at its time. */
export function decide(
  { t, sides }: Collected,
  claimQid: string,
  lineIds: readonly string[],
  { amount = '125.00', fault = 'SELLER' } = {},
) {
  const lines = lineIds.map((lineQid) => ({ lineQid, amount: { amount, currency: 'EUR' } }));
  const resolution = Number(amount) === 0 ? 'NO_ACTION' : 'REFUND';
  return post(t, sides.staffSession, `${claimQid}/decide/`, { fault, resolution, lines, note: 'Lost on its way.' });
}

export async function appeal({ t }: Collected, session: Session, claimQid: string) {
  await sendFile(t, session, `${claimQid}/evidence/`, {
    kind: 'OTHER',
    content: pdfBytes({ extra: `/Lang (${newId()})` }),
  });
  return post(t, session, `${claimQid}/appeal/`, { reason: 'Look again.' });
}

/** What the buyer has in the wallet, in minor units. */
export const balanceOf = async ({ t, sides }: Collected): Promise<bigint> => {
  const rows = await t.database.read('system', (db) =>
    db.select().from(walletLines).where(eq(walletLines.buyerId, sides.buyerId)),
  );
  return rows.reduce((sum, { account, amountMinor }) => (account === 'WALLET' ? sum - amountMinor : sum), 0n);
};

/** What the ledger holds of a sale, account by account. */
export const journalOf = async ({ t }: Collected, saleId: string): Promise<Record<string, bigint>> => {
  const lines = await t.database.read('system', (db) =>
    db.select().from(ledgerLines).where(eq(ledgerLines.saleId, saleId)),
  );
  const byAccount = Map.groupBy(lines, ({ account }) => account);
  return Object.fromEntries(
    [...byAccount].map(([account, own]) => [account, own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)]),
  );
};
