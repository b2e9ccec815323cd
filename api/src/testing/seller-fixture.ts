/** A seller's desk: the company, a signed-in person, offers and an account, and how a test moves an order of theirs. */
import type { Sale } from '@quayside/contract/sales';
import type { InjectOptions } from 'fastify';
import { bankAccounts } from '../domains/bank-accounts/bank-accounts.tables.ts';
import { brands } from '../domains/brands/brands.tables.ts';
import { offerSearchRows } from '../domains/offers/offer-search.factory.ts';
import { offerRowOf } from '../domains/offers/offers.factory.ts';
import { offerSearch, offers } from '../domains/offers/offers.tables.ts';
import type { LineSpec, LoadSpec } from '../domains/sales/fixtures/sale-spec.factory.ts';
import { gtinOf, makeSale, type SaleOverrides } from '../domains/sales/sales.factory.ts';
import { makeSeller, type SellerRow } from '../domains/sellers/sellers.factory.ts';
import { productRowOf } from '../domains/variants/variants.factory.ts';
import { products } from '../domains/variants/variants.tables.ts';
import { newId } from '../kernel/ids.ts';
import type { Db } from '../platform/db/database.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { type Person, type Session, signedIn } from './session.ts';

type Method = NonNullable<InjectOptions['method']>;
type Payload = NonNullable<InjectOptions['payload']>;
export type SellerFixture = {
  readonly seller: SellerRow;
  readonly session: Session;
  readonly offerIds: readonly string[];
  /** A sale of this seller over its own offers, ten pieces at 12.50 each; answers its id and its lines' ids. */
  sale(overrides?: SaleOverrides): Promise<{ id: string; lineIds: string[]; buyerId: string; order: string }>;
  /** A confirmed sale with everything a payment needs. */
  payable(overrides?: SaleOverrides): ReturnType<SellerFixture['sale']>;
  /** A request of this person below `/sales/{id}/`. */
  send(
    method: Method,
    id: string,
    path?: string,
    payload?: Payload,
    headers?: Record<string, string>,
  ): Promise<TestAnswer>;
  shown(id: string): Promise<Sale>;
};

export const parcel: LoadSpec = {
  loadType: 'PARCEL',
  palletType: null,
  count: 1,
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 5,
};

type DeskOptions = {
  readonly seller?: Partial<SellerRow>;
  /** What the payments port calls the account; its ending decides how the embedded provider answers. */
  readonly account?: string;
  readonly person?: Person;
};

export async function sellerFixture(
  t: TestApp,
  { seller: given = {}, account = 'account-7777', person = {} }: DeskOptions = {},
): Promise<SellerFixture> {
  const { seller, offerIds } = await t.database.write('system', async (db) => {
    const made = await makeSeller(db, given);
    await makeAccount(db, made, account);
    return { seller: made, offerIds: await makeOffers(db, made) };
  });
  const session = await signedIn(t, { sellerId: seller.id, ...person });
  const sale: SellerFixture['sale'] = async ({ lines = [{}, {}], ...overrides } = {}) => {
    const onOffers: Partial<LineSpec>[] = lines.map((line, index) => ({
      offerId: offerIds[index] ?? newId(),
      ...line,
    }));
    const made = await t.database.write('system', (db) => makeSale(db, { seller, lines: onOffers, ...overrides }));
    return {
      id: made.sale.id,
      lineIds: made.lines.map(({ id }) => id),
      buyerId: made.sale.buyerId,
      order: made.sale.orderNumber,
    };
  };
  const send: SellerFixture['send'] = (method, id, path = '', payload, headers = {}) =>
    t.call(method, `/sales/${id}/${path}`, {
      headers: { ...session.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    seller,
    session,
    offerIds,
    sale,
    payable: (overrides = {}) =>
      sale({
        status: 'CONFIRMED',
        shippingMethod: 'SELLER',
        loads: [parcel],
        shippingFeeMinor: 0n,
        vatMinor: 0n,
        ...overrides,
      }),
    send,
    shown: async (id) => (await send('GET', id)).json(),
  };
}

/** Somebody of Quayside's own staff with these rights. */
export function staffIn(t: TestApp, ...permissions: string[]): Promise<Session> {
  return signedIn(t, { email: `staff-${newId()}@quayside.example`, role: 'STAFF', staffPermissions: permissions });
}

export async function makeAccount(db: Db, seller: SellerRow, providerReference: string): Promise<void> {
  const { id: sellerId, name: holder, country, currency, createdAt } = seller;
  await db.insert(bankAccounts).values({
    sellerId,
    id: newId(),
    kind: 'IBAN',
    holder,
    country,
    currency,
    ending: providerReference.slice(-4),
    providerReference,
    createdAt,
  });
}

let made = 0;

/** Three offers of a hundred pieces each. */
async function makeOffers(db: Db, { id: sellerId, currency, createdAt }: SellerRow): Promise<string[]> {
  const brandId = newId();
  const brandName = 'Lindqvist & Daughters';
  await db.insert(brands).values({ id: brandId, slug: `brand-${brandId}`, name: brandName });
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    made += 1;
    const [productId, id] = [newId(), newId()];
    const gtin = gtinOf(5_000_000 + made);
    const name = `Harbour soap ${made}`;
    await db.insert(products).values(productRowOf({ id: productId, gtin, name, brandId, brandName }));
    await db
      .insert(offers)
      .values(offerRowOf({ sellerId, id, productId, priceMinor: 1_250n, currency, updatedAt: createdAt }));
    await db.insert(offerSearch).values(offerSearchRows({ sellerId, offerId: id, gtin, productName: name, brandName }));
    ids.push(id);
  }
  return ids;
}
