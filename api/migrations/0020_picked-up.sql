ALTER TABLE "sales" ADD COLUMN "picked_up_at" timestamptz(3);
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
update sales s set picked_up_at = h.at from (
  select seller_id, sale_id, min(coalesce(last_event_at, created_at)) as at from shipments
  where status not in ('DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED') group by seller_id, sale_id) h
where s.seller_id = h.seller_id and s.id = h.sale_id;
