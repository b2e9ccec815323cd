select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- Goods that stood in a warehouse before they counted as collected: their open order ends by no deadline either.
update sales s set picked_up_at = here.since, expires_at = null, due_at = 'infinity'
from (
  select p.seller_id, p.sale_id, min(p.arrived_at) as since from packages p
  where p.arrived_at is not null and p.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED')
  group by p.seller_id, p.sale_id
) here
where s.seller_id = here.seller_id and s.id = here.sale_id and s.picked_up_at is null and s.status in ('REQUESTED', 'CONFIRMED');
