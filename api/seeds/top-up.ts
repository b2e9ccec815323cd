/** A few open and soon expiring sales, so that a demo world of any age has work in it. */
import { and, eq, inArray } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { brands } from '../src/domains/brands/brands.tables.ts';
import { offers } from '../src/domains/offers/offers.tables.ts';
import { sales } from '../src/domains/sales/sales.tables.ts';
import { buyers, sellers, warehouses } from '../src/domains/sellers/sellers.tables.ts';
import { users } from '../src/domains/users/users.tables.ts';
import { products } from '../src/domains/variants/variants.tables.ts';
import type { Instant } from '../src/kernel/clock.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';
import { addMoney } from './demo-money.ts';
import { addSales, type DemoSale, demoSaleOf, type Stage } from './demo-sales.ts';
import { expiring, stories } from './demo-stories.ts';
import { type Random, randomFrom } from './random.ts';
import { newWorld } from './world.ts';

type Db = NodePgDatabase;

/** Who gets new sales, and how many hours before their deadline the expiring ones are. */
const receivers = [
  { email: 'owner@waldhuis.example', expiringInHours: [0.75, 3.5, 20] },
  { email: 'owner@brightwater.example', expiringInHours: [2.5] },
] as const;
const plan = { story: 'fresh', count: 1 } as const;

/** Gives the number of sales added. `client` is inside a transaction in system scope. */
export async function topUp(client: pg.Client, now: Instant): Promise<number> {
  const db = drizzle({ client, casing: 'snake_case' });
  const random = randomFrom(Math.trunc(Date.parse(now) / 1_000));
  const made: DemoSale[] = [];
  for (const { email, expiringInHours } of receivers) {
    const stage = await stageOf(db, email, random, now);
    if (!stage) continue;
    const { row } = stage.seller;
    const teller = { base: now, random, calendar: workCalendarOf(row.country, row.timeZone) };
    const told = [
      ...expiringInHours.map((left) => expiring(teller, left, false)),
      stories.confirmed(teller),
      stories.sellerReady(teller),
    ];
    made.push(...told.map((story) => demoSaleOf(stage, story, plan)));
  }
  const world = newWorld();
  addSales(world, random, now, made);
  addMoney(world, made, null);
  await world.write(client);
  return made.length;
}

async function stageOf(db: Db, email: string, random: Random, base: Instant): Promise<Stage | undefined> {
  const [found] = await db
    .select()
    .from(users)
    .innerJoin(sellers, eq(sellers.id, users.sellerId))
    .where(eq(users.email, email));
  if (!found) return undefined;
  const seller = { row: found.sellers, key: email, bank: { id: '', ending: '' } };
  const nextNumber = await numbersFor(db, found.sellers.id, random);
  return {
    seller,
    owner: found.users,
    offers: await offersOf(db, found.sellers.id),
    buyers: await db.select().from(buyers).limit(40),
    warehouses: await db.select().from(warehouses),
    random,
    base,
    nextNumber,
  };
}

async function offersOf(db: Db, sellerId: string): Promise<Stage['offers']> {
  const rows = await db
    .select({
      offerId: offers.id,
      gtin: products.gtin,
      name: products.name,
      size: products.size,
      brandName: brands.name,
      unitSize: offers.unitSize,
      unitPriceMinor: offers.priceMinor,
      weightGrams: products.weightGrams,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(offers.sellerId, sellerId))
    .limit(200);
  return rows.map(({ name, size, ...offer }) => ({ ...offer, productName: [name, size].filter(Boolean).join(', ') }));
}

/** Order numbers the seller does not have yet. */
async function numbersFor(db: Db, sellerId: string, random: Random): Promise<() => number> {
  const wanted = Array.from({ length: 20 }, () => random.int(500_000, 999_999));
  const names = wanted.flatMap((number) => [0, 1, 2, 3].map((part) => `QS-${number}-${part}`));
  const taken = await db
    .select({ name: sales.orderNumber })
    .from(sales)
    .where(and(eq(sales.sellerId, sellerId), inArray(sales.orderNumber, names)));
  const free = wanted.filter((number) => !taken.some(({ name }) => name.startsWith(`QS-${number}-`)));
  return () => free.pop() ?? random.int(100_000, 399_999);
}
