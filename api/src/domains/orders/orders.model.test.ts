/**
 * A buyer's money beside a model of it that knows nothing of journals: what was given, spent, lent, sent back and withdrawn,
 * in any order. After each step wallet and shelf are what the model says; at the end every ledger balances.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type BuyerFixture, buyerFixture, makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { brokenAtRest } from '../../testing/models/invariants.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { buyers, sellers } from '../sellers/sellers.tables.ts';

const runs = process.env.DEEP ? 150 : 5;
const [price, shipping, stock] = [100, 500, 200];
/** What may be owed. */
const limit = 4_000;

type Placed = {
  readonly saleId: string;
  readonly quantity: number;
  readonly cost: number;
  readonly lent: number;
  readonly spendOnly: number;
  isOpen: boolean;
};
type Model = { cash: number; credit: number; owed: number; shelf: number; readonly placed: Placed[] };
type Step =
  | { readonly does: 'give'; readonly amount: number }
  | {
      readonly does: 'order';
      readonly quantity: number;
      readonly wallet: number;
      readonly method: 'CARD' | 'WALLET' | 'CREDIT';
    }
  | { readonly does: 'decline'; readonly which: number };

let t: TestApp;
let seller: SellerFixture;

beforeAll(async () => {
  t = await testApp();
  seller = await sellerFixture(t);
  const terms = [{ region: 'EUROPE' as const, minimumMinor: '0', shippingMinor: String(shipping) }];
  await t.database.write('none', (db) => db.update(sellers).set({ terms }).where(eq(sellers.id, seller.seller.id)));
});
afterAll(async () => {
  await t.runJobs(work);
  expect(await brokenAtRest(t.database)).toEqual([]);
  await t.close();
  // The jobs of every run.
}, 600_000);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('give' as const), amount: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({
    does: fc.constant('order' as const),
    quantity: fc.integer({ min: 1, max: 40 }),
    wallet: fc.integer({ min: 0, max: 3_000 }),
    method: fc.constantFrom('CARD' as const, 'WALLET' as const, 'CREDIT' as const),
  }),
  fc.record({ does: fc.constant('decline' as const), which: fc.nat(5) }),
);
const euros = (minor: number) => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' });

type Scene = { readonly buyer: BuyerFixture; readonly gtin: string; readonly offerId: string; readonly model: Model };

async function scene(): Promise<Scene> {
  const buyer = await buyerFixture(t);
  await t.database.write('none', (db) =>
    db
      .update(buyers)
      .set({ creditStatus: 'APPROVED', creditLimitMinor: BigInt(limit) })
      .where(eq(buyers.id, buyer.buyerId)),
  );
  const product = await makeProduct(t);
  const offerId = await offerOf(t, seller.seller.id, product, { stock });
  return { buyer, gtin: product.gtin, offerId, model: { cash: 0, credit: 0, owed: 0, shelf: stock, placed: [] } };
}

async function order({ buyer, gtin, model }: Scene, { quantity, wallet, method }: Extract<Step, { does: 'order' }>) {
  if (quantity > model.shelf) return;
  await buyer.ready(gtin, quantity, { paymentMethod: method });
  const applied = await buyer.send('POST', `/wallets/${buyer.buyerId}/apply/`, { amount: euros(wallet) });
  const [cost, has] = [quantity * price + shipping, model.cash + model.credit];
  expect(applied.statusCode).toBe(wallet > has ? 409 : 200);
  const used = wallet > has ? 0 : Math.min(wallet, cost);
  const lent = method === 'CREDIT' ? cost - used : 0;
  const isRefused = (method === 'WALLET' && used < cost) || (method === 'CREDIT' && model.owed + lent > limit);
  const answer = await buyer.complete();
  expect(answer.statusCode).toBe(isRefused ? 409 : 200);
  if (isRefused) return void (await buyer.send('POST', '/carts/active/empty/', {}));
  const ofCredit = Math.min(model.credit, used);
  model.credit -= ofCredit;
  model.cash -= used - ofCredit;
  model.owed += lent;
  model.shelf -= quantity;
  const [sale] = (await buyer.send('GET', `/orders/${answer.json().qid}/sales/`)).json().results;
  model.placed.push({ saleId: sale.qid, quantity, cost, lent, spendOnly: ofCredit, isOpen: true });
}

async function decline({ model }: Scene, { which }: Extract<Step, { does: 'decline' }>) {
  const sale = model.placed.filter(({ isOpen }) => isOpen)[which];
  if (!sale) return;
  const answer = await seller.send('POST', sale.saleId, 'decline/', { reasons: ['WAREHOUSE_CLOSED'] });
  expect(answer.statusCode).toBe(200);
  await t.runJobs(work);
  sale.isOpen = false;
  model.credit += sale.spendOnly;
  model.cash += sale.cost - sale.lent - sale.spendOnly;
  model.owed -= sale.lent;
  model.shelf += sale.quantity;
}

async function play(steps: readonly Step[]): Promise<void> {
  const played = await scene();
  const { buyer, offerId, model } = played;
  for (const one of steps) {
    if (one.does === 'give') {
      await buyer.credit(BigInt(one.amount));
      model.cash += one.amount;
    } else if (one.does === 'order') await order(played, one);
    else await decline(played, one);
    const [row] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, offerId)));
    const seen = [await buyer.balance('CASH'), await buyer.balance('CREDIT'), row?.stock];
    expect(seen).toEqual([euros(model.cash).amount, euros(model.credit).amount, model.shelf]);
  }
}

it(`[BUY-07] [BUY-09] cart, checkout and wallet do what their model says (${runs} histories)`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), play), {
    numRuns: runs,
    ...(process.env.DEEP ? {} : { seed: 17 }),
    endOnFailure: true,
  });
}, 3_600_000);
