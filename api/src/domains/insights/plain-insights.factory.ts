/** For tests: what insights are to say, counted row by row from the orders and losses themselves. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { dayAfter } from './counted-days.rules.ts';
import { leastOrders, toldAmount, toldDearer, toldPieces } from './told-losses.rules.ts';

type Asked = {
  readonly sellerId: string;
  readonly timeZone: string;
  readonly from: string;
  readonly today: string;
  readonly length: number;
  readonly brand: string | undefined;
  readonly destination: string | undefined;
};

const line = z.object({
  ...{ id: z.string(), status: z.string(), day: z.string(), country: z.string(), brand: z.string() },
  ...{ seconds: z.number().nullable(), asked: z.number(), promised: z.number(), price: z.coerce.bigint() },
});
const claim = z.object({ minor: z.coerce.bigint() });
const lossRow = z.object({
  ...{ offer: z.string(), order: z.string(), day: z.string(), country: z.string(), brand: z.string() },
  ...{ pieces: z.number(), paid: z.coerce.bigint(), own: z.coerce.bigint() },
});

const left = ({ brand, destination }: Asked, row: { brand: string; country: string }): boolean =>
  (brand ?? row.brand) === row.brand && (destination ?? row.country) === row.country;
const sum = <T>(rows: readonly T[], of: (row: T) => bigint): bigint => rows.reduce((all, row) => all + of(row), 0n);
const wire = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000);
const grouped = <T>(rows: readonly T[], by: (row: T) => string) => [...Map.groupBy(rows, by)];

/** Orders of the period until now. */
export async function plainSales(db: Db, asked: Asked) {
  const { rows } = await db.execute(sql`
    select s.id, s.status, (s.created_at at time zone ${asked.timeZone})::date::text as day, s.destination_country as country,
      l.brand_name as brand, extract(epoch from s.confirmed_at - s.created_at)::int as seconds, l.requested_quantity as asked,
      coalesce(l.confirmed_quantity, 0) as promised, l.unit_price_minor as price
    from sales s join sale_lines l on l.seller_id = s.seller_id and l.sale_id = s.id
    where s.seller_id = ${asked.sellerId} and s.status_group in ('CURRENT', 'PAST') and s.created_at >= ${asked.from}`);
  const claims = await db.execute(sql`
    select claimed_minor as minor from claims where seller_id = ${asked.sellerId} and submitted_at >= ${asked.from}`);
  const claimed = sum(z.array(claim).parse(claims.rows), ({ minor }) => minor);
  const isPart = asked.brand !== undefined || asked.destination !== undefined;
  const lines = z
    .array(line)
    .parse(rows)
    .filter((row) => left(asked, row));
  const orders = grouped(lines, ({ id }) => id).flatMap(([, [first]]) => first ?? []);
  const ended = ['DECLINED', 'EXPIRED', 'CANCELLED'];
  const goods = lines.filter(({ seconds, status }) => seconds !== null && !ended.includes(status));
  const confirmed = lines.filter(({ seconds }) => seconds !== null);
  const count = (status: string) => orders.filter((one) => one.status === status).length;
  const decided = orders.length - count('REQUESTED');
  const worth = (rows: typeof lines) => sum(rows, ({ price, promised }) => price * BigInt(promised));
  const parts = (by: (row: (typeof lines)[number]) => string) =>
    grouped(lines, by).map(([key, of]) => ({
      ...{ key, orders: new Set(of.map(({ id }) => id)).size },
      sales: wire(worth(of.filter((row) => goods.includes(row)))),
    }));
  return {
    ...{ orders: orders.length, sales: wire(worth(goods)) },
    claimShare: isPart ? null : share(Number(claimed), Number(worth(goods))),
    acceptance: share(orders.filter(({ seconds }) => seconds !== null).length, decided),
    fillRate: share(
      confirmed.reduce((all, { promised }) => all + promised, 0),
      confirmed.reduce((all, one) => all + one.asked, 0),
    ),
    ...{ decline: share(count('DECLINED'), decided), expiry: share(count('EXPIRED'), decided) },
    medianConfirmHours: medianHours(orders.flatMap(({ seconds }) => seconds ?? [])),
    brands: parts(({ brand }) => brand),
    destinations: parts(({ country }) => country),
    weeks: parts(({ day }) => mondayOf(day)),
  };
}

const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T12:00:00.000Z`).getUTCDay() + 6) % 7));

function medianHours(seconds: readonly number[]): number | null {
  const sorted = seconds.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2 / 36) / 100;
}

/** What was lost on whole days before today, and the sum of as many days before. */
export async function plainLosses(db: Db, asked: Asked) {
  const { rows } = await db.execute(sql`
    select offer_id as offer, order_id as order, (at at time zone ${asked.timeZone})::date::text as day,
      destination_country as country, brand_name as brand, pieces, paid_minor as paid, own_minor as own
    from price_losses where seller_id = ${asked.sellerId}`);
  const all = z
    .array(lossRow)
    .parse(rows)
    .filter((row) => left(asked, row));
  const { today, length } = asked;
  const first = dayAfter(today, -length);
  const lost = all.filter(({ day }) => day >= first && day < today);
  const before = all.filter(({ day }) => day >= dayAfter(first, -length) && day < first);
  const orders = (of: typeof all) => new Set(of.map(({ order }) => order)).size;
  const paid = (of: typeof all) => wire(toldAmount(sum(of, (row) => row.paid)));
  const told = (by: (row: (typeof all)[number]) => string) =>
    grouped(lost, by).flatMap(([key, of]) =>
      orders(of) < leastOrders ? [] : [{ key, orders: orders(of), sales: paid(of) }],
    );
  const offers = grouped(lost, ({ offer }) => offer).filter(([, of]) => orders(of) >= leastOrders);
  const [near, far] = [true, false].map((isNear) => {
    const these = offers.filter(
      ([, of]) => sum(of, (row) => row.own) * 100n <= sum(of, (row) => row.paid) * 105n === isNear,
    );
    return { offers: these.length, sales: paid(these.flatMap(([, of]) => of)) };
  });
  if (orders(lost) < leastOrders) return null;
  return {
    ...{ sales: paid(lost), before: orders(before) < leastOrders ? null : paid(before), orders: orders(lost) },
    ...{
      pieces: toldPieces(Number(sum(lost, (row) => BigInt(row.pieces)))),
      offers: new Set(lost.map((row) => row.offer)).size,
    },
    ...{ near, far, brands: told(({ brand }) => brand), destinations: told(({ country }) => country) },
    products: offers.map(([qid, of]) => ({
      ...{ qid, sales: paid(of), pieces: toldPieces(Number(sum(of, (row) => BigInt(row.pieces)))) },
      isNear: Number(sum(of, (row) => row.own)) / Number(sum(of, (row) => row.paid)) <= 1.05,
      dearer: toldDearer(
        sum(of, (row) => row.own),
        sum(of, (row) => row.paid),
      ),
    })),
  };
}
