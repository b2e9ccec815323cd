/** What is summed up by day comes to the same as the orders themselves, to the cent. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../seeds/random.ts';
import { days, hours, plus } from '../../kernel/clock.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { insightJobs } from './insights.jobs.ts';
import { countAll } from './use-cases/count-all.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const count = () =>
  t.database.write('system', (db) => countAll({ db, now: t.clock.now(), calendarOf: t.deps.calendarOf }));
const forget = () => t.database.write('system', (db) => db.execute(sql`delete from insight_spans`));
const asked = async ({ seller }: SellerFixture, query = '') => {
  const { headers } = await signedIn(t, { sellerId: seller.id });
  return (await t.call('GET', `/insights/${query}`, { headers })).json();
};

const stories = ['REQUESTED', 'CONFIRMED', 'PAID', 'COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const;

/** An hour before and after the hour at which a period begins, the one before it too. */
const edges = [30, 60, 90, 180, 365, 730].flatMap((ago) => [ago * 24 - 1, ago * 24 + 1]);

/** Any mix of order lives over two years, in brands and countries of its own. */
async function mixOf(own: SellerFixture, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const ages = [...edges, ...Array.from({ length: 48 }, () => random.int(1, 740 * 24))];
  for (const age of ages) {
    const createdAt = plus(t.clock.now(), -hours(age));
    const status = random.pick(stories);
    const isPaid = status === 'PAID' || status === 'COMPLETED';
    const paidAt = plus(createdAt, hours(random.int(30, 60)));
    await own.sale({
      ...{ status, createdAt },
      ...(isPaid || status === 'CONFIRMED' ? { confirmedAt: plus(createdAt, hours(random.int(1, 29))) } : {}),
      ...(isPaid && random.chance(0.7) ? { paidAt, pickedUpAt: plus(paidAt, hours(random.int(-20, 200))) } : {}),
      destination: { kind: 'BUYER', country: random.pick(['DE', 'FR', 'PL']), city: 'Town' },
      lines: Array.from({ length: random.int(1, 4) }, () => ({
        ...{
          brandName: random.pick(['Selkie', 'Halm & Hede', 'Nightjar']),
          unitPriceMinor: BigInt(random.int(1, 9_999)),
        },
        ...{ requestedQuantity: random.int(20, 40), confirmedQuantity: random.int(5, 20) },
      })),
    });
  }
}

describe('[INV-10] sums by day', () => {
  it.each([1, 2, 3])(
    'answer every question as the orders themselves do, whatever became of them (mix %i)',
    async (seed) => {
      const own = await sellerFixture(t);
      await mixOf(own, seed);
      const questions = ['30', '90', '365'].flatMap((period) =>
        ['', '&brand=Selkie', '&destination=DE', '&brand=Halm%20%26%20Hede&destination=FR'].map(
          (of) => `?period=${period}${of}`,
        ),
      );
      for (const question of questions) {
        await forget();
        const read = await asked(own, question);
        await count();
        expect(await asked(own, question), question).toEqual(read);
      }
      const year = await asked(own, '?period=365');
      const { rows } = await t.database.read({ sellerId: own.seller.id }, (db) =>
        db.execute(sql`select (sum(l.unit_price_minor * coalesce(l.confirmed_quantity, 0)) / 100.0)::numeric(20, 2)::text as sold
        from sales s join sale_lines l on l.seller_id = s.seller_id and l.sale_id = s.id
        where s.confirmed_at is not null and s.status not in ('DECLINED', 'EXPIRED', 'CANCELLED')
          and s.created_at >= ${plus(t.clock.now(), -days(365))} and s.seller_id = ${own.seller.id}`),
      );
      expect(year.sales.amount).toBe(rows[0]?.sold);
      expect(year.orders).toBeGreaterThan(10);
    },
  );

  it('are counted each night, again for the last sixty days, and not read on another clock', async () => {
    const own = await sellerFixture(t);
    const night = insightJobs.find(({ name }) => name === 'insights.count_days');
    await own.sale({ status: 'COMPLETED', createdAt: plus(t.clock.now(), -days(40)) });
    await night?.run({}, t.deps);
    expect(await asked(own)).toMatchObject({ orders: 1, sales: { amount: '250.00' } });
    const change = (statement: ReturnType<typeof sql>) => t.database.write('system', (db) => db.execute(statement));
    // Orders that nobody told of: what is summed up stays until the night.
    await own.sale({ status: 'COMPLETED', createdAt: plus(t.clock.now(), -days(30)) });
    expect((await asked(own)).orders).toBe(1);
    await night?.run({}, t.deps);
    expect((await asked(own)).orders).toBe(2);
    await own.sale({ status: 'COMPLETED', createdAt: plus(t.clock.now(), -days(30)) });
    await change(sql`update sellers set time_zone = 'Europe/Warsaw' where id = ${own.seller.id}`);
    expect((await asked(own)).orders).toBe(3);
  });

  it('follow a settled order that ends after all, upon its event', async () => {
    const own = await sellerFixture(t);
    const {
      id,
      order: orderNumber,
      buyerId,
    } = await own.sale({
      ...{ status: 'CONFIRMED', createdAt: plus(t.clock.now(), -days(30)) },
    });
    await count();
    expect(await asked(own)).toMatchObject({ orders: 1, expiry: 0, sales: { amount: '250.00' } });
    await t.database.write('system', async (db) => {
      await db.execute(sql`update sales set status = 'EXPIRED', status_group = 'PAST' where id = ${id}`);
      const of = { sellerId: own.seller.id, saleId: id, orderNumber, buyerId, buyerName: 'Nordlicht' };
      await emit(db, t.clock.now(), 'sale.expired', of);
    });
    await t.runJobs(work);
    expect(await asked(own)).toMatchObject({ orders: 1, expiry: 1, sales: { amount: '0.00' } });
  });

  it('tell which orders left within the lead days after their payment', async () => {
    // Monday the 9th; two lead days.
    const own = await sellerFixture(t, { seller: { shippingFrom: [{ country: 'NL', leadDays: 2 }] } });
    const paidAt = '2026-11-09T10:00:00.000Z';
    const left = (pickedUpAt: string) =>
      own.sale({ status: 'COMPLETED', createdAt: '2026-11-06T10:00:00.000Z', paidAt, pickedUpAt });
    expect(await asked(own)).toMatchObject({ onTime: null, ordersLate: 0 });
    await left('2026-11-09T08:00:00.000Z');
    await left('2026-11-11T20:00:00.000Z');
    await left('2026-11-12T06:00:00.000Z');
    await own.sale({ status: 'PAID', createdAt: '2026-11-06T10:00:00.000Z', paidAt });
    expect(await asked(own)).toMatchObject({ onTime: 0.6667, ordersLate: 1 });
  });
});
