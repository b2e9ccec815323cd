/** The three sides of a claim in a test: a seller's desk, its buyer and staff, and how they move a claim. */
import type { Claim } from '@quayside/contract/claims';
import { type ClaimableOverrides, makeClaimableSale } from '../domains/claims/claims.factory.ts';
import { makeBuyer, makeSeller, type SellerRow } from '../domains/sellers/sellers.factory.ts';
import { days, plus } from '../kernel/clock.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { formOf } from './matrix/matrix.requests.ts';
import { type Session, signedIn } from './session.ts';

export type ClaimFixture = {
  readonly seller: SellerRow;
  readonly sellerSession: Session;
  readonly buyerId: string;
  readonly buyerSession: Session;
  readonly staffSession: Session;
};

export async function claimFixture(t: TestApp): Promise<ClaimFixture> {
  const { seller, buyer } = await t.database.write('system', async (db) => ({
    seller: await makeSeller(db),
    buyer: await makeBuyer(db),
  }));
  return {
    seller,
    buyerId: buyer.id,
    sellerSession: await signedIn(t, { sellerId: seller.id }),
    buyerSession: await signedIn(t, { role: 'BUYER', buyerId: buyer.id }, 'buyers'),
    staffSession: await signedIn(t, {
      role: 'STAFF',
      email: `claims-${seller.id}@quayside.example`,
      staffPermissions: ['staff.claims'],
    }),
  };
}

/** A sale of the desk that was paid and delivered two days ago; two lines of ten pieces at 12.50. */
export async function saleOfFixture(
  t: TestApp,
  { seller, buyerId }: Pick<ClaimFixture, 'seller' | 'buyerId'>,
  overrides: ClaimableOverrides = {},
) {
  const now = t.clock.now();
  const made = await t.database.write('system', (db) =>
    makeClaimableSale(db, {
      seller,
      buyerId,
      paidAt: plus(now, -days(12)),
      deliveredAt: plus(now, -days(2)),
      ...overrides,
    }),
  );
  return { id: made.sale.id, lineIds: made.lines.map(({ id }) => id), made };
}

export function post(
  t: TestApp,
  { headers }: Pick<Session, 'headers'>,
  path: string,
  payload: object = {},
  more: Record<string, string> = {},
): Promise<TestAnswer> {
  return t.call('POST', `/claims/${path}`, { headers: { ...headers, ...more }, payload });
}

export const shownClaim = async (t: TestApp, { headers }: Pick<Session, 'headers'>, id: string): Promise<Claim> =>
  (await t.call('GET', `/claims/${id}/`, { headers })).json();

type Sent = { readonly kind: string; readonly content: Buffer; readonly name?: string };

/** Sends one file to an address below `/claims/`. */
export function sendFile(
  t: TestApp,
  { headers }: Pick<Session, 'headers'>,
  path: string,
  { kind, content, name = 'paper.pdf' }: Sent,
): Promise<TestAnswer> {
  const form = formOf({ kind, file: content }, name);
  return t.call('POST', `/claims/${path}`, { payload: form.payload, headers: { ...headers, ...form.headers } });
}
