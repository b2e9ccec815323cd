/** Where the goods of a sale are, as its buyer is told: pieces of a query over `sales`, in system scope. */
import { sql } from 'drizzle-orm';
import type { Direct, Onward } from './order-status.rules.ts';

/**
 * What our warehouse sends on of a sale; null: nothing passes through one. What went back, was disposed of or was given up on its
 * way there does not count. The time is text, as `instant` gives it.
 */
export const onward = sql<Onward | null>`(
  select json_build_object('hasLeft', coalesce(bool_and(p.status in ('SHIPPED', 'DELIVERED')) filter (where p.lost_at is null), false), 'hasBegun', bool_or(p.status in ('SHIPPED', 'DELIVERED')),
    'deliveredAt', case when bool_and(p.status = 'DELIVERED') filter (where p.lost_at is null) then to_char(max(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
  from packages p left join package_events e on e.seller_id = p.seller_id and e.package_id = p.id and e.action = 'deliver'
  where p.seller_id = "sales"."seller_id" and p.sale_id = "sales"."id" and p.status not in ('RETURNED_TO_SELLER', 'DISPOSED')
  having count(*) > 0)`;

/** Nothing of a sale is under way any more: all its packages went back from our warehouse, or all its shipments to their sender. */
export const wentBack = sql<boolean>`(
  select coalesce(bool_and(back), false) from (
    select p.status in ('RETURNED_TO_SELLER', 'DISPOSED') as back from packages p where p.seller_id = "sales"."seller_id" and p.sale_id = "sales"."id"
    union all select h.status = 'RETURNED_TO_SENDER' from shipments h where h.seller_id = "sales"."seller_id" and h.sale_id = "sales"."id"
      and h.leg = 'DIRECT_TO_BUYER' and h.status not in ('DRAFT', 'CANCELLED')) sent)`;

/** What carriers tell of a sale that goes straight to its buyer. */
export const direct = sql<Direct>`(
  select json_build_object('isSilent', coalesce(bool_and(h.status in ('LABELS_READY', 'PICKUP_SCHEDULED')), true),
    'deliveredAt', case when bool_and(h.status = 'DELIVERED') then to_char(max(coalesce(h.last_event_at, h.created_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
  from shipments h where h.seller_id = "sales"."seller_id" and h.sale_id = "sales"."id"
    and h.leg = 'DIRECT_TO_BUYER' and h.status not in ('DRAFT', 'CANCELLED'))`;
