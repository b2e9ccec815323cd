/** The packages that a figure of their warehouse counts, by the warehouse's own days. */
import type { PackageFigure } from '@quayside/contract/package-values';
import { longestStand, longestWait } from '@quayside/contract/warehouse-figure-values';
import { type SQL, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';

/** Its order ended without a delivery. */
const isOfEndedOrder = sql`exists (select 1 from sales s where s.seller_id = "packages"."seller_id" and s.id = "packages"."sale_id"
  and s.status in ('DECLINED', 'EXPIRED', 'CANCELLED'))`;

type Asked = { readonly warehouseId: string; readonly now: Instant };

export function behindFigure(figure: PackageFigure, { warehouseId, now }: Asked): SQL {
  const zone = sql`(select time_zone from warehouses where id = ${warehouseId})`;
  const today = sql`(${now}::timestamptz at time zone ${zone})::date`;
  const since = (day: SQL) => sql`"packages"."arrived_at" >= (${day}::timestamp at time zone ${zone})`;
  const differs = sql`exists (select 1 from package_discrepancies d
    where d.seller_id = "packages"."seller_id" and d.package_id = "packages"."id")`;
  const conditions: Readonly<Record<PackageFigure, SQL>> = {
    WAITING_LONG: sql`"packages"."status" in ('ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP')
      and "packages"."arrived_at" < ((${today} - ${longestWait}::int)::timestamp at time zone ${zone})`,
    STANDING_LONG: sql`"packages"."status" = 'CONFIRMED' and "packages"."lost_at" is null
      and "packages"."arrived_at" < ((${today} - ${longestStand}::int)::timestamp at time zone ${zone})`,
    RECEIVED_TODAY: since(today),
    EXPECTED_TODAY: sql`"packages"."status" = 'ANNOUNCED' and "packages"."lost_at" is null and "packages"."expected_on" <= ${today}::text`,
    ORDER_ENDED: sql`"packages"."status" in ('ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP') and ${isOfEndedOrder}`,
    LOST: sql`"packages"."status" = 'MISSING' and "packages"."lost_at" is not null`,
    DIFFERING_THIS_WEEK: sql`${since(sql`date_trunc('week', ${today}::timestamp)`)} and ${differs}`,
  };
  return conditions[figure];
}
