/** What offers lost to lower prices, written across companies in system scope. */
import { lt, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { priceLosses } from './insights.tables.ts';

export type PriceLoss = typeof priceLosses.$inferInsert;
type LossKey = Pick<PriceLoss, 'sellerId' | 'offerId' | 'orderId'>;

/** What is there already stays as it is: the same order told twice counts once. A long order has more rows than a statement values. */
export async function addLosses(db: Db, losses: readonly PriceLoss[]): Promise<void> {
  if (losses.length === 0) return;
  const column = <T>(of: (loss: PriceLoss) => T) => sql.param(losses.map(of));
  await db.execute(sql`
    insert into price_losses (seller_id, offer_id, order_id, at, currency, destination_country, brand_name, pieces, paid_minor, own_minor)
    select * from unnest(
      ${column(({ sellerId }) => sellerId)}::uuid[], ${column(({ offerId }) => offerId)}::uuid[],
      ${column(({ orderId }) => orderId)}::uuid[], ${column(({ at }) => at)}::timestamptz[],
      ${column(({ currency }) => currency)}::text[], ${column(({ destinationCountry }) => destinationCountry)}::text[],
      ${column(({ brandName }) => brandName)}::text[], ${column(({ pieces }) => pieces)}::int[],
      ${column(({ paidMinor }) => paidMinor.toString())}::bigint[], ${column(({ ownMinor }) => ownMinor.toString())}::bigint[])
    on conflict do nothing`);
}

export async function forgetLosses(db: Db, losses: readonly LossKey[]): Promise<void> {
  if (losses.length === 0) return;
  const column = (of: keyof LossKey) => sql.param(losses.map((loss) => loss[of]));
  await db.execute(sql`
    delete from price_losses where (seller_id, offer_id, order_id) in (select * from unnest(
      ${column('sellerId')}::uuid[], ${column('offerId')}::uuid[], ${column('orderId')}::uuid[]))`);
}

export async function forgetLossesOf(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.delete(priceLosses).where(sql`${priceLosses.orderId} = any(${sql.param([...orderIds])}::uuid[])`);
}

export async function forgetLossesBefore(db: Db, before: Instant): Promise<void> {
  await db.delete(priceLosses).where(lt(priceLosses.at, before));
}
