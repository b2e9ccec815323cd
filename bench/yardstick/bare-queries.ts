/** The yardstick's SQL: what somebody would write by hand for these two answers. */
export const listSql = `
  select s.* from (
    select id, due_at from sales where seller_id = $1 and status_group = 'CURRENT' order by due_at, id limit 50 offset $2
  ) k join sales s on s.seller_id = $1 and s.id = k.id order by s.due_at, s.id`;

/** Counted, and no further than the API tells exactly. */
export const countSql = `
  select (select count(*)::int from (select 1 from sales where seller_id = $1 and status_group = 'CURRENT' limit 10001) c) as current,
         (select count(*)::int from (select 1 from sales where seller_id = $1 and status_group = 'PAST' limit 10001) p) as past`;

export const saleSql = `
  select s.*, r.currency as seller_currency, r.has_billing_address, r.has_bank_account, r.vat_number, r.vat_status, r.sla_version,
         p.id as payout_id, p.status as payout_status, p.amount_minor as payout_minor, p.account_ending, p.requested_at, p.reply_by,
         b.id as booking_id, b.status as booking_status, b.code as booking_code, b.carrier, b.pickup_date, b.price_minor, b.reference, b.created_at as booked_at
  from sales s join sellers r on r.id = s.seller_id
  left join payouts p on p.seller_id = s.seller_id and p.sale_id = s.id and p.status <> 'CANCELLED'
  left join lateral (select * from carrier_bookings c where c.seller_id = s.seller_id and c.sale_id = s.id order by c.created_at desc limit 1) b on true
  where s.seller_id = $1 and s.id = $2`;
export const linesSql = 'select * from sale_lines where seller_id = $1 and sale_id = $2 order by position';
export const loadsSql = 'select * from sale_loads where seller_id = $1 and sale_id = $2 order by position';
export const shipmentsSql =
  "select * from shipments where seller_id = $1 and sale_id = $2 and status <> 'CANCELLED' order by id";
