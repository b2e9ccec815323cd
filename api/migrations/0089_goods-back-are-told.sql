select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- Orders whose last waiting parcel was taken out after all others had come back wait again, as those of 0086: three working days fit into a
-- week, also with two holidays.
with back as (
  select s.seller_id, s.id from sales s
  where s.picked_up_at is not null and s.status in ('CONFIRMED', 'PAYMENT_IN_REVIEW')
    and (select coalesce(bool_and(h.status = 'RETURNED_TO_SENDER'), false) from shipments h
      where h.seller_id = s.seller_id and h.sale_id = s.id and h.status not in ('DRAFT', 'CANCELLED'))
    and not exists (select from packages p where p.seller_id = s.seller_id and p.sale_id = s.id
      and p.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED'))),
unsent as (
  update sale_lines l set shipped_quantity = 0 from back where l.seller_id = back.seller_id and l.sale_id = back.id)
update sales s set picked_up_at = null, expires_at = now() + interval '7 days',
  due_at = case when s.status = 'CONFIRMED' then now() + interval '7 days' else 'infinity' end
from back where s.seller_id = back.seller_id and s.id = back.id;
--> statement-breakpoint
-- Both sides of these, and of those that 0086 gave a time, are told as of any other. A new installation has no queue yet, and no orders.
do $$
declare told uuid[];
begin
  with waiting as (
    select s.seller_id, s.id, s.expires_at from sales s
    where s.picked_up_at is null and s.expires_at is not null and s.status in ('CONFIRMED', 'PAYMENT_IN_REVIEW')
      and (select coalesce(bool_and(h.status = 'RETURNED_TO_SENDER'), false) from shipments h
        where h.seller_id = s.seller_id and h.sale_id = s.id and h.status not in ('DRAFT', 'CANCELLED'))
      and not exists (select from outbox o where o.topic = 'sale.goods_back' and o.payload->>'saleId' = s.id::text)),
  events as (
    insert into outbox (id, topic, payload, created_at)
    select gen_random_uuid(), 'sale.goods_back', jsonb_build_object('sellerId', seller_id, 'saleId', id,
      'deadline', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now()
    from waiting returning id)
  select array_agg(id) into told from events;
  if told is not null and to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('outbox.deliver', json_build_object('ids', told));
  end if;
end $$;
