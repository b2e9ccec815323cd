select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- What buyers paid for transport came in with their money and was posted nowhere (docs/decisions/0029).
with paid as materialized (
  select seller_id, id as sale_id, currency, transport_minor as minor, gen_random_uuid() as journal_id from sales
  where transport_minor > 0 and status <> 'AWAITING_BUYER_PAYMENT' and coalesce(cancel_reason, '') <> 'BUYER_NOT_PAID'
)
insert into ledger_lines (seller_id, id, journal_id, sale_id, account, kind, amount_minor, currency, at)
select seller_id, gen_random_uuid(), journal_id, sale_id, account, 'TRANSPORT', sign * minor, currency, now()
from paid cross join (values ('BANK', 1), ('ORDER_CHARGES', -1)) as line (account, sign);
--> statement-breakpoint
-- It went back where nothing was sent. The buyer's side said that it came from the checkout.
with sent_back as materialized (
  select seller_id, id as sale_id, currency, transport_minor as minor, gen_random_uuid() as journal_id from sales
  where transport_minor > 0 and status in ('DECLINED', 'EXPIRED', 'CANCELLED') and coalesce(cancel_reason, '') <> 'BUYER_NOT_PAID'
)
insert into ledger_lines (seller_id, id, journal_id, sale_id, account, kind, amount_minor, currency, at)
select seller_id, gen_random_uuid(), journal_id, sale_id, account, 'TRANSPORT', sign * minor, currency, now()
from sent_back cross join (values ('ORDER_CHARGES', 1), ('REFUND_CLEARING', -1)) as line (account, sign);
--> statement-breakpoint
with told as materialized (
  select w.buyer_id, w.sale_id, w.kind, w.source, w.currency, w.amount_minor as minor, gen_random_uuid() as journal_id, gen_random_uuid() as cause_id
  from wallet_lines w join sales s on s.id = w.sale_id and s.status in ('DECLINED', 'EXPIRED', 'CANCELLED') and coalesce(s.cancel_reason, '') <> 'BUYER_NOT_PAID'
  where w.account = 'CHECKOUT_CLEARING' and w.amount_minor > 0
)
insert into wallet_lines (buyer_id, id, journal_id, account, kind, source, sale_id, amount_minor, currency, cause_id, at)
select buyer_id, gen_random_uuid(), journal_id, account, kind, source, sale_id, sign * minor, currency, cause_id, now()
from told cross join (values ('REFUND_CLEARING', 1), ('CHECKOUT_CLEARING', -1)) as line (account, sign);
--> statement-breakpoint
-- Fees and VAT were paid out of charges that nobody had filled: the fee meets the transport, the VAT is ours to claim.
with charged as (
  select l.seller_id, l.sale_id, l.currency, sum(l.amount_minor) as total, coalesce(sum(l.amount_minor) filter (where l.kind = 'SELLER_VAT'), 0) as vat
  from ledger_lines l join sales s on s.seller_id = l.seller_id and s.id = l.sale_id and s.status in ('PAID', 'COMPLETED')
  where l.account = 'ORDER_CHARGES' group by l.seller_id, l.sale_id, l.currency
),
closing as materialized (
  select seller_id, sale_id, currency, total, gen_random_uuid() as journal_id, vat - coalesce((
    select sum((e.detail ->> 'vatMinor')::bigint) from payout_events e join payouts p on p.seller_id = e.seller_id and p.id = e.payout_id
    where p.seller_id = c.seller_id and p.sale_id = c.sale_id and e.action = 'refund'), 0) as vat
  from charged c
)
insert into ledger_lines (seller_id, id, journal_id, sale_id, account, kind, amount_minor, currency, at)
select seller_id, gen_random_uuid(), journal_id, sale_id, account, kind, minor, currency, now()
from closing cross join lateral (values
  ('ORDER_CHARGES', 'ADJUSTMENT', -total), ('VAT_RECEIVABLE', 'SELLER_VAT', vat), ('TRANSPORT_RESULT', 'SHIPPING_FEE', total - vat)
) as line (account, kind, minor)
where minor <> 0;
