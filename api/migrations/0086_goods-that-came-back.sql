select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- All that carriers had of them came back, their sellers are not paid, and nothing of them is in a warehouse of ours: they wait again, for
-- five days from now: three working days, but where holidays fall among them. Both sides are told by 0089. The time stands still while a payment is looked at.
with back as (
  select s.seller_id, s.id from sales s
  where s.picked_up_at is not null and s.status in ('CONFIRMED', 'PAYMENT_IN_REVIEW')
    and (select coalesce(bool_and(h.status = 'RETURNED_TO_SENDER'), false) from shipments h
      where h.seller_id = s.seller_id and h.sale_id = s.id and h.status not in ('DRAFT', 'CANCELLED'))
    and not exists (select from packages p where p.seller_id = s.seller_id and p.sale_id = s.id
      and p.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED'))),
unsent as (
  update sale_lines l set shipped_quantity = 0 from back where l.seller_id = back.seller_id and l.sale_id = back.id)
update sales s set picked_up_at = null, expires_at = now() + interval '5 days',
  due_at = case when s.status = 'CONFIRMED' then now() + interval '5 days' else 'infinity' end
from back where s.seller_id = back.seller_id and s.id = back.id;
