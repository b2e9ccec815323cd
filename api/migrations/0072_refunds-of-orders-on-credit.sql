ALTER TABLE "orders" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- What was lent comes back off the debt from now on: only what a wallet gave of its CREDIT still comes back as CREDIT.
with paid as (
  select s.buyer_id, s.sale_id, s.returned_minor, row_number() over part as position, sum(s.returned_minor) over (partition by o.buyer_id, o.id) as returned,
    coalesce((select sum(l.amount_minor) from wallet_lines l where l.buyer_id = o.buyer_id and l.cause_id = o.id and l.account = 'WALLET' and l.kind = 'CREDIT' and l.source = 'CHECKOUT_APPLIED'), 0) as given
  from wallet_spend_only s
  join order_sales p on p.buyer_id = s.buyer_id and p.sale_id = s.sale_id
  join orders o on o.buyer_id = p.buyer_id and o.id = p.order_id and o.payment_method = 'CREDIT'
  window part as (partition by o.buyer_id, o.id order by s.sale_id)
)
update wallet_spend_only s set amount_minor = paid.returned_minor + case when paid.position = 1 then greatest(paid.given - paid.returned, 0) else 0 end
from paid where paid.buyer_id = s.buyer_id and paid.sale_id = s.sale_id;
