/** Whatever happens to orders and losses, and whenever: sums by day say what the rows themselves say, to the cent. */
import type { InsightRank, InsightSales } from '@quayside/contract/insights';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours, type Instant, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeProduct, offerOf } from '../../testing/buyer-fixture.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { makeClaim } from '../claims/claims.factory.ts';
import { offers } from '../offers/offers.tables.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { askedOf, rankIn, salesIn } from './asked-insights.ts';
import { companiesToCount } from './counted-companies.read-model.ts';
import { figuresOf } from './insights.read-model.ts';
import { insightSubscribers } from './insights.subscribers.ts';
import { plainLosses, plainSales } from './plain-insights.factory.ts';
import { addLosses, forgetLossesOf } from './price-losses.repository.ts';
import { stretchesOf } from './stretches.ts';
import { countCompany } from './use-cases/count-days.ts';
import { countLosses } from './use-cases/count-losses.ts';

let t: TestApp;
let own: SellerFixture;
const made: string[] = [];
const claimable: Awaited<ReturnType<typeof makeSale>>[] = [];
const lost: string[] = [];
const offered: string[] = [];
beforeAll(async () => {
  t = await testApp();
  own = await sellerFixture(t, { seller: { timeZone: 'Europe/Amsterdam' } });
  for (let n = 0; n < 3; n += 1) offered.push(await offerOf(t, own.seller.id, await makeProduct(t)));
  // A history that was loaded, and summed up with it.
  for (const [n, age] of fc.sample(ages, { numRuns: 90, seed: 1 }).entries()) await order(ago(age), n * 7 + 1);
  await count();
}, 60_000);
afterAll(() => t.close());

const brands = ['Selkie', 'Halm & Hede', 'Nightjar'];
const countries = ['DE', 'FR', 'PL'];
const write = <T>(work: Parameters<typeof t.database.write<T>>[1]) => t.database.write('system', work);
const ago = (age: number): Instant => plus(t.clock.now(), -hours(age));
const oneOf = (list: readonly string[], at: number): string => list[at % Math.max(1, list.length)] ?? newId();

/** Up to two of the longest periods, many of them at the edges of days and periods. */
const ages = fc.oneof(
  fc.integer({ min: 1, max: 740 * 24 }),
  fc.constantFrom(...[20, 21, 22, 30, 60, 90, 180, 365, 730].flatMap((day) => [day * 24 - 1, day * 24 + 1])),
);
/** An order is heard of while it is not settled. */
const freshAges = fc.integer({ min: 1, max: 20 * 24 });
const at = fc.nat(10_000);
const action = fc.oneof(
  fc.record({ does: fc.constant('order' as const), age: freshAges, at }),
  fc.record({ does: fc.constantFrom('end' as const, 'lower' as const, 'leave' as const, 'back' as const), at }),
  fc.record({ does: fc.constant('lose' as const), age: ages, at }),
  fc.record({ does: fc.constantFrom('unpaid' as const, 'withdraw' as const, 'claim' as const), at }),
  fc.record({ does: fc.constantFrom('night' as const, 'wait' as const), at }),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const stories = ['REQUESTED', 'CONFIRMED', 'PAID', 'COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const;
const specOf = (createdAt: Instant, n: number) => {
  const paidAt = plus(createdAt, hours(30));
  return {
    ...{
      seller: own.seller,
      createdAt,
      destination: { kind: 'BUYER' as const, country: oneOf(countries, n), city: 'Town' },
    },
    lines: Array.from({ length: 1 + (n % 3) }, (_, place) => ({
      ...{ brandName: oneOf(brands, n + place), unitPriceMinor: BigInt(1 + ((n * 37 + place) % 9_999)) },
      ...{ requestedQuantity: 20 + (n % 20), confirmedQuantity: 5 + (n % 15) },
    })),
    ...(n % 4 === 0 ? {} : { paidAt }),
  };
};

async function order(createdAt: Instant, n: number): Promise<void> {
  const status = stories[n % stories.length] ?? 'PAID';
  const { paidAt, ...spec } = specOf(createdAt, n);
  const isPaid = status === 'PAID' || status === 'COMPLETED';
  const confirmedAt = plus(createdAt, hours(1 + (n % 28)));
  const one = await write((db) =>
    makeSale(db, {
      ...{ ...spec, status },
      ...(isPaid || status === 'CONFIRMED' ? { confirmedAt } : {}),
      ...(isPaid && paidAt ? { paidAt, pickedUpAt: plus(paidAt, hours((n % 200) - 20)) } : {}),
    }),
  );
  made.push(one.sale.id);
  if (isPaid) claimable.push(one);
}

/** A settled order changes, and what listens hears of it. */
async function change(saleId: string, does: 'end' | 'lower' | 'leave' | 'back', n: number): Promise<void> {
  const [status, topic] = (
    [
      ['DECLINED', 'sale.declined'],
      ['EXPIRED', 'sale.expired'],
      ['CANCELLED', 'sale.cancelled'],
    ] as const
  )[n % 3] ?? ['DECLINED', 'sale.declined'];
  const changes = {
    end: [topic, sql`update sales set status = ${status}, status_group = 'PAST' where id = ${saleId}`],
    lower: [
      'sale.confirmed_reduced',
      sql`update sale_lines set confirmed_quantity = greatest(0, confirmed_quantity - 1) where sale_id = ${saleId} and confirmed_quantity is not null`,
    ],
    leave: [
      'shipment.moved',
      sql`update sales set picked_up_at = created_at + interval '9 days', due_at = 'infinity' where id = ${saleId}`,
    ],
    back: ['sale.goods_back', sql`update sales set picked_up_at = null where id = ${saleId}`],
  } as const;
  const [heard, statement] = changes[does];
  await write((db) => db.execute(statement));
  const told = { sellerId: own.seller.id, saleId, orderNumber: 'QS-1', buyerId: newId(), buyerName: 'Nordlicht' };
  const payload = { ...told, shipmentId: newId(), status: 'IN_TRANSIT', deadline: t.clock.now() };
  const event = { id: newId(), topic: heard, payload, createdAt: t.clock.now() };
  for (const one of insightSubscribers) if (one.topic === heard) await one.handle(payload, event, t.deps);
}

/** As many as seven orders that some of the offers lost. */
async function lose(at: Instant, n: number): Promise<void> {
  const losses = Array.from({ length: 1 + (n % 7) }, (_, turn) => {
    const orderId = newId();
    lost.push(orderId);
    const losers = offered.filter((_, place) => (n + turn) % (place + 2) === 0);
    return losers.map((offerId, place) => ({
      ...{ sellerId: own.seller.id, offerId, orderId, at, currency: 'EUR' as const, brandName: oneOf(brands, place) },
      ...{ destinationCountry: oneOf(countries, n + turn), pieces: 1 + (n % 50) },
      ...{ paidMinor: BigInt(100 + n), ownMinor: BigInt(100 + n + (n % 20) * (1 + place)) },
    }));
  });
  await write((db) => addLosses(db, losses.flat()));
}

async function withdraw(n: number): Promise<void> {
  const place = n % offered.length;
  await write((db) => db.delete(offers).where(eq(offers.id, oneOf(offered, place))));
  offered[place] = await offerOf(t, own.seller.id, await makeProduct(t));
}

async function run(step: Action): Promise<void> {
  if (step.does === 'order') return order(ago(step.age), step.at);
  if (step.does === 'lose') return lose(ago(step.age), step.at);
  if (step.does === 'unpaid') return write((db) => forgetLossesOf(db, [oneOf(lost, step.at)]));
  if (step.does === 'withdraw') return withdraw(step.at);
  if (step.does === 'wait') return t.clock.advance(hours(1 + (step.at % 40)));
  if (step.does === 'night') return count();
  if (step.does === 'claim') return claim(step.at);
  return change(oneOf(made, step.at), step.does, step.at);
}

/** Each order at most once; the older ones are settled long since. */
async function claim(n: number): Promise<void> {
  const [sale] = claimable.splice(n % Math.max(1, claimable.length), 1);
  if (sale) await write((db) => makeClaim(db, { made: sale, submittedAt: t.clock.now() }));
}

/** As each night; other companies are other tests'. */
async function count(): Promise<void> {
  const { calendarOf, clock } = t.deps;
  for (const one of [countCompany, countLosses])
    await write(async (db) => {
      const [company] = await companiesToCount(db, own.seller.id);
      while (company && !(await one({ db, now: clock.now(), calendarOf }, company)));
    });
}

const byKey = <T extends { readonly key: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
const part = ({ key, orders, sales }: { key: string; orders: number; sales: { amount: string } }) => ({
  ...{ key, orders, sales: sales.amount },
});

const salesTold = ({ weeks, brands, destinations, ...told }: InsightSales) => ({
  ...{ orders: told.orders, sales: told.sales.amount, acceptance: told.acceptance, fillRate: told.fillRate },
  ...{ decline: told.decline, expiry: told.expiry, claimShare: told.claimShare },
  medianConfirmHours: told.medianConfirmHours,
  ...{ brands: byKey(brands.map(part)), destinations: byKey(destinations.map(part)) },
  weeks: byKey(weeks.filter(({ orders }) => orders > 0).map(({ from: key, ...row }) => part({ key, ...row }))),
});
const lossesTold = ({ lost: told }: InsightRank) =>
  told && {
    ...{ sales: told.sales.amount, before: told.before?.amount ?? null, orders: told.orders, pieces: told.pieces },
    ...{ offers: told.offers, near: { ...told.near, sales: told.near.sales.amount } },
    ...{ far: { ...told.far, sales: told.far.sales.amount } },
    ...{ brands: byKey(told.brands.map(part)), destinations: byKey(told.destinations.map(part)) },
    products: byKey(
      told.products.map(({ qid: key, sales, name: _, brand: __, move: ___, ...row }) => ({
        key,
        ...row,
        sales: sales.amount,
      })),
    ),
  };

const questions = fc.record({
  period: fc.constantFrom('30' as const, '90' as const, '365' as const),
  brand: fc.option(fc.constantFrom(...brands), { nil: undefined }),
  destination: fc.option(fc.constantFrom(...countries), { nil: undefined }),
});
type Question = typeof questions extends fc.Arbitrary<infer One> ? One : never;

async function compare(question: Question): Promise<void> {
  const asked = await askedOf(t.deps, own.seller.id, question);
  const [told, rank] = [await salesIn(t.deps, asked), await rankIn(t.deps, asked)];
  const [plain, plainRank] = await t.database.read({ sellerId: own.seller.id }, async (db) => [
    await plainSales(db, asked),
    await plainLosses(db, asked),
  ]);
  const sorted = { brands: byKey(plain.brands), destinations: byKey(plain.destinations), weeks: byKey(plain.weeks) };
  expect(salesTold(told)).toEqual({ ...plain, ...sorted });
  const expected = plainRank && {
    ...{ ...plainRank, brands: byKey(plainRank.brands), destinations: byKey(plainRank.destinations) },
    products: byKey(plainRank.products.map(({ qid: key, ...row }) => ({ key, ...row }))),
  };
  expect(lossesTold(rank)).toEqual(expected);
}

/** What left on time depends on calendars: it is read by the same query without any sums. */
async function compareOnTime(period: Question['period']): Promise<void> {
  const asked = await askedOf(t.deps, own.seller.id, { period });
  const { stretch } = stretchesOf({ ...t.deps, now: asked.now }, { ...asked.seller, countedUntil: null }, asked.length);
  const { totals } = await figuresOf(t.database, asked, stretch);
  expect((await salesIn(t.deps, asked)).ordersLate).toBe(totals.handed_over - totals.on_time);
}

it('[INV-10] sums by day say what the orders and losses themselves say, whatever changed and was told late', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 5 }), questions, async (steps, question) => {
      for (const step of steps) await run(step);
      await compare(question);
      if (question.period === '30') await compareOnTime('30');
    }),
    { seed: 20_261_126, numRuns: 200, endOnFailure: true },
  );
  for (const period of ['90', '365'] as const) await compareOnTime(period);
  expect(made.length).toBeGreaterThan(100);
  expect(lost.length).toBeGreaterThan(100);
}, 300_000);
