/** Everybody who may knock at an operation, each with a session of their own. */
import { applicationHeader } from '@quayside/contract/auth';
import { bankAccounts } from '../../domains/bank-accounts/bank-accounts.tables.ts';
import { brands } from '../../domains/brands/brands.tables.ts';
import { offerRowOf } from '../../domains/offers/offers.factory.ts';
import { offers } from '../../domains/offers/offers.tables.ts';
import { makeBuyer, makeSeller, type SellerRow } from '../../domains/sellers/sellers.factory.ts';
import { productRowOf } from '../../domains/variants/variants.factory.ts';
import { products } from '../../domains/variants/variants.tables.ts';
import { minutes, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import type { TestApp } from '../app.ts';
import { type Person, type Session, signedIn } from '../session.ts';
import { makeHouses, matrixHouse } from './owned-packages.ts';

export const principalNames = [
  'anonymous',
  'ownerOfA',
  'ownerOfB',
  'viewerOfA',
  'pausedSeller',
  'unverifiedSeller',
  'buyer',
  'buyerAtPortal',
  'warehouseWorker',
  'warehouseLead',
  'staff',
  'staffWithoutPermissions',
  'expiredToken',
  'revokedToken',
] as const;
export type PrincipalName = (typeof principalNames)[number];

/** Section 14 of the domain page. */
const allOfStaff = [
  'staff.sellers',
  'staff.onboarding',
  'staff.claims',
  'staff.payments.approve',
  'staff.content',
  'staff.impersonate',
  'staff.test_sale',
  'staff.audit',
];

export type Principal = {
  readonly name: PrincipalName;
  readonly headers: Readonly<Record<string, string>>;
  readonly session: Session | null;
  /** The company whose rows are "own"; seller A's for those who have none. */
  readonly seller: SellerRow;
  /** The company whose rows are "foreign". */
  readonly other: SellerRow;
};

/** How nobody-in-particular is refused; everybody else gets `permission_denied`. */
export const refusalOf: Readonly<Partial<Record<PrincipalName, readonly [number, string]>>> = {
  anonymous: [401, 'not_authenticated'],
  expiredToken: [401, 'token_expired'],
  revokedToken: [401, 'session_revoked'],
  unverifiedSeller: [403, 'verification_required'],
  buyerAtPortal: [403, 'wrong_application'],
};

export async function makePrincipals(t: TestApp): Promise<readonly Principal[]> {
  const [a, b, paused, buyer] = await t.database.write('none', async (db) => [
    await makeSeller(db, { name: 'Seller A' }),
    await makeSeller(db, { name: 'Seller B' }),
    await makeSeller(db, { name: 'Seller C', status: 'PAUSED', pauseReason: 'HOLIDAY' }),
    await makeBuyer(db),
  ]);
  await t.database.write('none', makeHouses);
  for (const seller of [a, b, paused]) await equip(t, seller);
  const sessions = await makeSessions(t, { a, b, paused, buyerId: buyer.id });
  return principalNames.map((name) => {
    const session = sessions[name];
    const seller = name === 'ownerOfB' ? b : name === 'pausedSeller' ? paused : a;
    return { name, session, seller, other: name === 'ownerOfB' ? a : b, headers: headersOf(name, session) };
  });
}

type Companies = { readonly a: SellerRow; readonly b: SellerRow; readonly paused: SellerRow; readonly buyerId: string };

async function makeSessions(t: TestApp, { a, b, paused, buyerId }: Companies) {
  const expiredToken = await signInEarlier(t, { sellerId: a.id });
  const buyer = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
  const revokedToken = await signedIn(t, { sellerId: a.id });
  await t.call('POST', '/auth/logout/', { headers: revokedToken.headers });
  return {
    anonymous: null,
    ownerOfA: await signedIn(t, { sellerId: a.id }),
    ownerOfB: await signedIn(t, { sellerId: b.id }),
    viewerOfA: await signedIn(t, { sellerId: a.id, role: 'VIEWER' }),
    pausedSeller: await signedIn(t, { sellerId: paused.id }),
    unverifiedSeller: await signedIn(t, { sellerId: a.id, isEmailVerified: false }),
    buyer,
    buyerAtPortal: buyer,
    warehouseWorker: await signedIn(t, { role: 'WAREHOUSE_WORKER', ...atMatrixHouse }),
    warehouseLead: await signedIn(t, { role: 'WAREHOUSE_LEAD', ...atMatrixHouse }),
    staff: await signedIn(t, staffOf('ines', allOfStaff)),
    staffWithoutPermissions: await signedIn(t, staffOf('new', [])),
    expiredToken,
    revokedToken,
  } satisfies Record<PrincipalName, Session | null>;
}

const atMatrixHouse = { isWarehouseUser: true, warehouseId: matrixHouse } as const;

/** What money and orders need: an account to pay to, and something to sell. */
async function equip(t: TestApp, { id: sellerId, country, currency, name, createdAt }: SellerRow): Promise<void> {
  const account = { kind: 'IBAN', holder: name, country, currency, ending: '1234', providerReference: 'account-1234' };
  const [brandId, productId] = [newId(), newId()];
  await t.database.write({ sellerId }, async (db) => {
    await db.insert(bankAccounts).values({ sellerId, id: newId(), ...account, createdAt });
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Lindqvist & Daughters' });
    const brandName = 'Lindqvist & Daughters';
    await db
      .insert(products)
      .values(productRowOf({ id: productId, gtin: productId, name: 'Harbour soap', brandId, brandName }));
    await db
      .insert(offers)
      .values(offerRowOf({ sellerId, productId, priceMinor: 1_250n, currency, updatedAt: createdAt }));
  });
}

const staffOf = (name: string, permissions: string[]): Person => ({
  role: 'STAFF',
  email: `${name}-${newId()}@quayside.example`,
  staffPermissions: permissions,
});

/** Access tokens live ten minutes. */
async function signInEarlier(t: TestApp, person: Person): Promise<Session> {
  const now = t.clock.now();
  t.clock.set(plus(now, minutes(-30)));
  const session = await signedIn(t, person);
  t.clock.set(now);
  return session;
}

function headersOf(name: PrincipalName, session: Session | null): Record<string, string> {
  return { ...session?.headers, ...(name === 'buyerAtPortal' ? { [applicationHeader]: 'sellers' } : {}) };
}
