/** A buyer's desk: the company, a signed-in person, and what a client of the buyer API calls. And goods to buy. */
import type { InjectOptions } from 'fastify';
import { brands } from '../domains/brands/brands.tables.ts';
import { offerRowOf } from '../domains/offers/offers.factory.ts';
import { offers } from '../domains/offers/offers.tables.ts';
import { type BuyerRow, makeBuyer } from '../domains/sellers/sellers.factory.ts';
import { productRowOf } from '../domains/variants/variants.factory.ts';
import { products } from '../domains/variants/variants.tables.ts';
import { postRefund } from '../domains/wallets/wallets.repository.ts';
import { newId } from '../kernel/ids.ts';
import type { TestAnswer, TestApp } from './app.ts';
import { type Session, signedIn } from './session.ts';

type Method = NonNullable<InjectOptions['method']>;

export type BuyerFixture = {
  readonly buyerId: string;
  readonly session: Session;
  send(method: Method, path: string, payload?: object, key?: string): Promise<TestAnswer>;
  add(gtin: string, quantity: number): Promise<TestAnswer>;
  optimise(): Promise<TestAnswer>;
  /** Addresses, and a card unless told otherwise. */
  choose(more?: object): Promise<TestAnswer>;
  complete(key?: string): Promise<TestAnswer>;
  /** Puts so much into the cart, shares it out and chooses how to pay. */
  ready(gtin: string, quantity: number, more?: object): Promise<void>;
  /** Money that we gave. */
  credit(amountMinor: bigint): Promise<void>;
  /** What the wallet holds in EUR, as the wire has it. */
  balance(kind?: 'CASH' | 'CREDIT'): Promise<string>;
};

export async function buyerFixture(t: TestApp, given: Partial<BuyerRow> = {}): Promise<BuyerFixture> {
  const { id: buyerId } = await t.database.write('none', (db) => makeBuyer(db, { country: 'DE', ...given }));
  const session = await signedIn(t, { role: 'BUYER', buyerId }, 'buyers');
  const send: BuyerFixture['send'] = (method, path, payload, key) =>
    t.call(method, path, {
      headers: { ...session.headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    });
  const choose: BuyerFixture['choose'] = (more = {}) =>
    send('PATCH', '/checkouts/active/', {
      ...{ billingAddressQid: buyerId, shippingAddressQid: buyerId, paymentMethod: 'CARD' },
      ...more,
    });
  const add: BuyerFixture['add'] = (gtin, quantity) => send('POST', '/carts/active/lines/', { gtin, quantity });
  const optimise = () => send('POST', '/carts/active/optimize/', {});
  return {
    ...{ buyerId, session, send, choose, add, optimise },
    complete: (key) => send('POST', '/checkouts/active/complete/', {}, key),
    ready: async (gtin, quantity, more) => {
      await add(gtin, quantity);
      await optimise();
      await choose(more);
    },
    credit: (amountMinor) =>
      t.database.write({ buyerId }, (db) =>
        postRefund(db, {
          ...{ buyerId, saleId: newId(), currency: 'EUR', source: 'ADJUSTMENT', amountMinor, causeId: newId() },
          at: t.clock.now(),
        }),
      ),
    balance: async (kind = 'CASH') => {
      const { balances } = (await send('GET', `/wallets/${buyerId}/`)).json();
      type Balance = { kind: string; balance: { amount: string; currency: string } };
      return (
        balances.find((one: Balance) => one.kind === kind && one.balance.currency === 'EUR')?.balance.amount ?? '0.00'
      );
    },
  };
}

let made = 0;

/** A GTIN with its check digit, another one each time. */
function nextGtin(): string {
  made += 1;
  const body = `4006381${String(made).padStart(5, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `0${body}${(10 - (sum % 10)) % 10}`;
}

export type Product = { readonly id: string; readonly gtin: string };

/** A product that nobody offers yet. */
export async function makeProduct(t: TestApp, name = 'Harbour soap'): Promise<Product> {
  const [id, brandId, gtin] = [newId(), newId(), nextGtin()];
  await t.database.write('none', async (db) => {
    await db.insert(brands).values({ id: brandId, slug: brandId, name: 'Lindqvist' });
    await db.insert(products).values(productRowOf({ id, gtin, name, brandId, brandName: 'Lindqvist' }));
  });
  return { id, gtin };
}

type OfferRow = typeof offers.$inferInsert;

/** An offer of the seller, in EUR; gives its id. */
export async function offerOf(
  t: TestApp,
  sellerId: string,
  product: Product,
  { priceMinor = 100n, ...given }: Partial<OfferRow> = {},
): Promise<string> {
  const at = '2026-11-01T08:00:00.000Z';
  const row = offerRowOf({ sellerId, productId: product.id, priceMinor, currency: 'EUR', updatedAt: at });
  await t.database.write({ sellerId }, (db) =>
    db.insert(offers).values({ ...row, stock: 10, effectiveMinor: priceMinor, ...given }),
  );
  return row.id;
}
