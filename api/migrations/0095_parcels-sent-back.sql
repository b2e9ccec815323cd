DROP VIEW "public"."parcels";--> statement-breakpoint
CREATE VIEW "public"."parcels" WITH (security_invoker = true) AS (
    select h.seller_id, h.sale_id, h.id as shipment_id, h.leg, u.number,
      case when h.status = 'CANCELLED' then h.status
        when exists (select from packages p where p.seller_id = h.seller_id and p.sale_id = h.sale_id and p.tracking_number = u.number
          and p.status in ('RETURNED_TO_SELLER', 'DISPOSED')) then 'RETURNED_TO_SENDER'
        else coalesce(n.status, h.status) end as status,
      case when n.status is null then h.last_event_at else n.last_event_at end as last_event_at, h.created_at,
      greatest(cardinality(h.track_and_trace_numbers), 1) as siblings
    from shipments h
    left join lateral unnest(h.track_and_trace_numbers) as u (number) on true
    left join shipment_numbers n on n.seller_id = h.seller_id and n.shipment_id = h.id and n.number = u.number);
