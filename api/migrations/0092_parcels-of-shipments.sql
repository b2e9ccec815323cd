ALTER TABLE "sales" ADD COLUMN "returned_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_numbers" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "shipment_numbers" ADD COLUMN "last_event_at" timestamptz(3);--> statement-breakpoint
CREATE VIEW "public"."parcels" WITH (security_invoker = true) AS (
    select h.seller_id, h.sale_id, h.id as shipment_id, h.leg, u.number,
      case when h.status = 'CANCELLED' then h.status else coalesce(n.status, h.status) end as status,
      case when n.status is null then h.last_event_at else n.last_event_at end as last_event_at, h.created_at
    from shipments h
    left join lateral unnest(h.track_and_trace_numbers) as u (number) on true
    left join shipment_numbers n on n.seller_id = h.seller_id and n.shipment_id = h.id and n.number = u.number);
--> statement-breakpoint
select set_config('app.scope','system',true);
--> statement-breakpoint
update sales s set returned_count = r.numbers from (
  select h.seller_id, h.sale_id, sum(cardinality(h.track_and_trace_numbers))::int as numbers
  from shipments h join sales o on o.seller_id = h.seller_id and o.id = h.sale_id
  where h.status = 'RETURNED_TO_SENDER' and o.status in ('CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID') and (o.picked_up_at is null or h.last_event_at < o.picked_up_at)
  group by h.seller_id, h.sale_id) r
where r.seller_id = s.seller_id and r.sale_id = s.id;
