/**
 * What must hold of the data whatever happened before (reliability page 2.2, M2). Each query finds the rows that break
 * one promise. Those of the second list hold once all queued jobs have run. Every world that is seeded is held against the
 * first, every test of money and models against both.
 */
import { claimStatuses, groupOfClaim } from '@quayside/contract/claim-values';
import { documentActions, fulfilmentActions, reviewActions } from '../src/domains/sales/sales.types.ts';

/** What carriers, bookings, documents and staff among themselves tell on the timeline moves no sale. */
const besides = [...fulfilmentActions, ...documentActions, ...reviewActions].map((action) => `'${action}'`).join(', ');

/** Section 2 of the domain page as rows: action, from, to. `read` and `update` lead nowhere. */
const transitions = `
  ('order_paid','AWAITING_BUYER_PAYMENT','REQUESTED'), ('payment_timeout','AWAITING_BUYER_PAYMENT','CANCELLED'),
  ('confirm','REQUESTED','CONFIRMED'), ('reconfirm','CONFIRMED','CONFIRMED'), ('update','CONFIRMED','CONFIRMED'), ('update','PAID','PAID'),
  ('decline','REQUESTED','DECLINED'), ('decline','CONFIRMED','DECLINED'), ('expire','REQUESTED','EXPIRED'), ('expire','CONFIRMED','EXPIRED'),
  ('extend','REQUESTED','REQUESTED'), ('extend','CONFIRMED','CONFIRMED'), ('pay','CONFIRMED','PAID'), ('pay','CONFIRMED','PAYMENT_IN_REVIEW'),
  ('approve','PAYMENT_IN_REVIEW','PAID'), ('reject','PAYMENT_IN_REVIEW','CONFIRMED'), ('complete','PAID','COMPLETED'),
  ('cancel','REQUESTED','CANCELLED'), ('cancel','CONFIRMED','CANCELLED'), ('cancel','PAYMENT_IN_REVIEW','CANCELLED')`;

/** Section 6 of the domain page as rows: action, from, to. What leads nowhere is added evidence and reminders. */
const claimTransitions = `
  ('triage','SUBMITTED','UNDER_REVIEW'), ('triage','SUBMITTED','AWAITING_EVIDENCE'), ('evidence_added','AWAITING_EVIDENCE','UNDER_REVIEW'),
  ('evidence_timeout','AWAITING_EVIDENCE','CLOSED_NO_RESPONSE'), ('ask_seller','UNDER_REVIEW','AWAITING_SELLER'), ('accept','AWAITING_SELLER','APPROVED'),
  ('contest','AWAITING_SELLER','UNDER_REVIEW'), ('seller_timeout','AWAITING_SELLER','UNDER_REVIEW'), ('decide','UNDER_REVIEW','APPROVED'),
  ('decide','UNDER_REVIEW','PARTIALLY_APPROVED'), ('decide','UNDER_REVIEW','REJECTED'), ('decide','UNDER_REVIEW','AWAITING_RESHIPMENT'), ('ship_again','AWAITING_RESHIPMENT','SETTLED'),
  ('reship_timeout','AWAITING_RESHIPMENT','UNDER_REVIEW'), ('settle','APPROVED','SETTLED'), ('settle','PARTIALLY_APPROVED','SETTLED'),
  ('appeal','REJECTED','UNDER_REVIEW'), ('appeal','PARTIALLY_APPROVED','UNDER_REVIEW'), ('appeal','SETTLED','UNDER_REVIEW'), ('withdraw','SUBMITTED','WITHDRAWN'),
  ('withdraw','AWAITING_EVIDENCE','WITHDRAWN'), ('withdraw','UNDER_REVIEW','WITHDRAWN'), ('withdraw','AWAITING_SELLER','WITHDRAWN'),
  ${claimStatuses
    .filter((status) => groupOfClaim[status] === 'OPEN')
    .flatMap((status) => [`('sale_ended','${status}','WITHDRAWN')`, `('sale_ended','${status}','SETTLED')`])
    .join(', ')}`;

export const invariants: Readonly<Record<string, string>> = {
  'a claim goes only where its table leads, one step after the other': `
    select claim_id, action, from_status, to_status from (
      select e.*, lag(to_status) over (partition by seller_id, claim_id order by id) as before from claim_events e) e
    where (from_status is distinct from to_status and from_status is not null and (action, from_status, to_status) not in (values ${claimTransitions}))
      or from_status is distinct from before`,
  'the audit trail of a claim ends where it is': `
    select c.id, c.status, e.to_status from claims c join lateral (select to_status from claim_events e where e.seller_id = c.seller_id and e.claim_id = c.id order by e.id desc limit 1) e on true
    where e.to_status <> c.status`,
  'a sale knows whether a claim about it is open': `
    select s.id, s.claim_open from sales s where s.claim_open <> exists (select from claims c where c.seller_id = s.seller_id and c.sale_id = s.id and c.status_group = 'OPEN')`,
  'what a claim refunded is what its lines did, and never more than was shipped': `
    select c.id, c.refunded_minor from claims c left join claim_lines l on l.seller_id = c.seller_id and l.claim_id = c.id
    group by c.seller_id, c.id having c.refunded_minor <> coalesce(sum(l.refunded_minor), 0)
    union all select l.line_id, sum(l.refunded_minor) from claim_lines l join claims c on c.seller_id = l.seller_id and c.id = l.claim_id
      join sale_lines s on s.seller_id = l.seller_id and s.sale_id = c.sale_id and s.id = l.line_id
    group by l.seller_id, l.line_id, s.unit_price_minor, s.confirmed_quantity having sum(l.refunded_minor) > s.unit_price_minor * s.confirmed_quantity`,
  'a journal sums to zero in one currency': `
    select journal_id, sum(amount_minor) from (select journal_id, currency, amount_minor from ledger_lines union all select journal_id, currency, amount_minor from wallet_lines) lines
    group by journal_id having sum(amount_minor) <> 0 or count(distinct currency) > 1`,
  'a sale that is paid or in review has one living payout, any other has none': `
    select s.id, s.status, count(p.id) from sales s left join payouts p on p.seller_id = s.seller_id and p.sale_id = s.id and p.status <> 'CANCELLED'
    group by s.id, s.status having count(p.id) <> (s.status in ('PAYMENT_IN_REVIEW', 'PAID', 'COMPLETED'))::int`,
  'a payout is its sale’s amount, less commission, its VAT and what was deducted': `
    select p.id, p.amount_minor, s.total_minor from payouts p join sales s on s.seller_id = p.seller_id and s.id = p.sale_id
    where p.status <> 'CANCELLED' and (p.goods_minor <> s.total_minor or p.fee_minor <> coalesce(s.shipping_fee_minor, 0) or p.vat_minor <> coalesce(s.vat_minor, 0)
      or p.amount_minor <> p.goods_minor + p.fee_minor + p.vat_minor - p.commission_minor - p.commission_vat_minor - p.deducted_minor
      or p.deducted_minor <> coalesce((select sum(u.amount_minor) from carry_over_uses u where u.seller_id = p.seller_id and u.payout_id = p.id), 0))`,
  'what payouts took of a debt is no longer open, and no more than it was': `
    select c.id, c.amount_minor, c.open_minor from carry_overs c left join carry_over_uses u on u.seller_id = c.seller_id and u.carry_over_id = c.id
      and exists (select from payouts p where p.seller_id = u.seller_id and p.id = u.payout_id and p.status <> 'CANCELLED')
    group by c.seller_id, c.id having c.open_minor <> c.amount_minor - coalesce(sum(u.amount_minor), 0)`,
  'what is owed outside payouts is what is carried over': `
    with told as (
      select c.seller_id, c.currency, sum(c.open_minor) as n from carry_overs c group by 1, 2 union all
      select p.seller_id, p.currency, sum(p.deducted_minor) from payouts p where p.status = 'PENDING_APPROVAL' group by 1, 2),
    posted as (select seller_id, currency, sum(amount_minor) as n from ledger_lines where account = 'SELLER_PAYABLE' and payout_id is null group by 1, 2)
    select seller_id, currency, posted.n, sum(told.n) from told full join posted using (seller_id, currency) group by 1, 2, 3 having coalesce(posted.n, 0) <> coalesce(sum(told.n), 0)`,
  'what is owed for a payout is its amount, and nothing once it is paid': `
    with posted as (select payout_id, -sum(amount_minor) as n from ledger_lines where account = 'SELLER_PAYABLE' and payout_id is not null group by 1)
    select p.id, p.status, p.amount_minor from payouts p left join posted on posted.payout_id = p.id where p.status <> 'CANCELLED' and coalesce(posted.n, 0)
      <> case when p.status in ('PAID', 'PENDING_APPROVAL') then 0 else p.amount_minor end`,
  'the buyer’s money is held until the sale ends or is paid': `
    select s.id, s.status from sales s where s.status <> 'AWAITING_BUYER_PAYMENT' and coalesce(s.cancel_reason, '') <> 'BUYER_NOT_PAID' and
      coalesce((select -sum(l.amount_minor) from ledger_lines l where l.seller_id = s.seller_id and l.sale_id = s.id and l.account = 'BUYER_FUNDS'), 0)
      <> case when s.status in ('REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW') then s.total_minor else 0 end`,
  'what the buyer paid for the transport is held until the sale ends or is paid, and nothing is paid out of what is not held': `
    select s.id, s.status from sales s where s.status <> 'AWAITING_BUYER_PAYMENT' and coalesce(s.cancel_reason, '') <> 'BUYER_NOT_PAID' and
      coalesce((select -sum(l.amount_minor) from ledger_lines l where l.seller_id = s.seller_id and l.sale_id = s.id and l.account = 'ORDER_CHARGES'), 0)
      <> case when s.status in ('REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW') then s.transport_minor else 0 end`,
  'a sale gives its buyer back no more than it took, goods and transport': `
    select s.id, s.status, -sum(l.amount_minor) from sales s join ledger_lines l on l.seller_id = s.seller_id and l.sale_id = s.id and l.account = 'REFUND_CLEARING'
    group by s.seller_id, s.id having -sum(l.amount_minor) > s.requested_minor + s.transport_minor`,
  'of a sale that ended without delivery nobody bears anything but its carrier': `
    select s.id, s.status, l.account, sum(l.amount_minor) from sales s join ledger_lines l on l.seller_id = s.seller_id and l.sale_id = s.id
      and l.account in ('SELLER_PAYABLE', 'CLAIM_COSTS', 'REVENUE', 'VAT_PAYABLE') and l.kind not in ('CARRIER_COST', 'SETTLEMENT')
    where s.status in ('DECLINED', 'EXPIRED', 'CANCELLED') group by s.seller_id, s.id, l.account having sum(l.amount_minor) <> 0`,
  'claims give back of the commission on a sale at most all of it, and take no more than they gave': `
    with given as (select seller_id, sale_id, sum(amount_minor) as n from carry_overs where kind = 'COMMISSION' group by 1, 2)
    select g.sale_id, g.n from given g left join payouts p on p.seller_id = g.seller_id and p.sale_id = g.sale_id and p.status <> 'CANCELLED'
    where g.n > 0 or g.n < -p.commission_minor`,
  'a sale brought in what its buyer paid for it, goods and transport': `
    select s.id, s.status from sales s where
      coalesce((select sum(l.amount_minor) from ledger_lines l where l.seller_id = s.seller_id and l.sale_id = s.id and l.account = 'BANK' and l.kind in ('GOODS', 'TRANSPORT')), 0)
      <> case when s.status = 'AWAITING_BUYER_PAYMENT' or s.cancel_reason = 'BUYER_NOT_PAID' then 0 else s.requested_minor + s.transport_minor end`,
  'the provider transferred what was asked for, as it stands': `
    with known as (
      select p.id::text as transfer, p.id, p.amount_minor, p.status from payouts p union
      select p.provider_reference, p.id, p.amount_minor, p.status from payouts p where p.provider_reference is not null union
      select e.detail ->> 'transferId', p.id, p.amount_minor, p.status from payouts p join payout_events e on e.seller_id = p.seller_id and e.payout_id = p.id
      where e.detail ->> 'transferId' is not null)
    select t.id, t.amount_minor from provider_transfers t left join known p on p.transfer = t.id::text
    where not exists (select from withdrawals w where w.id = t.id and w.amount_minor = t.amount_minor and w.status not in ('ASKED', 'IN_REVIEW', 'REJECTED', 'EXPIRED'))
    and (p.id is null or p.amount_minor <> t.amount_minor or p.status in ('CANCELLED', 'PENDING_APPROVAL'))`,
  'a wallet holds no less than nothing, of either kind': `
    select buyer_id, kind, currency from wallet_lines where account = 'WALLET' group by buyer_id, kind, currency having sum(amount_minor) > 0`,
  'a withdrawal took its money out of the wallet once, and put back what was not paid': `
    select w.buyer_id, w.currency from withdrawals w group by w.buyer_id, w.currency
    having sum(case when w.status in ('IN_REVIEW', 'APPROVED', 'PROCESSING', 'UNRESOLVED', 'PAID') then w.amount_minor else 0 end)
      <> coalesce((select sum(l.amount_minor) from wallet_lines l where l.buyer_id = w.buyer_id and l.currency = w.currency and l.account = 'WALLET' and l.kind = 'CASH' and l.source in ('WITHDRAWAL', 'REVERSAL')), 0)`,
  'what refunds took off an order on credit was owed, and is in the ledger': `
    select id::text, refunded_minor from orders where refunded_minor < 0 or refunded_minor > 0 and (payment_method <> 'CREDIT' or received_minor + refunded_minor > goods_minor + shipping_minor - wallet_minor)
    union all select o.buyer_id::text, sum(o.refunded_minor) from orders o group by o.buyer_id
    having sum(o.refunded_minor) <> coalesce((select -sum(l.amount_minor) from wallet_lines l where l.buyer_id = o.buyer_id and l.account = 'CREDIT_CLEARING'), 0)`,
  'what our own people noted for an order is counted apart from what its provider tells of': `
    select o.id::text, o.noted_minor from orders o left join order_receipts r on r.buyer_id = o.buyer_id and r.order_id = o.id group by o.buyer_id, o.id
    having o.noted_minor <> coalesce(sum(r.amount_minor), 0) or o.payment_method <> 'CREDIT' and o.noted_minor > o.received_minor`,
  'what is left of promotions lies in the wallet, to be spent': `
    select p.buyer_id, p.currency from wallet_promotions p where p.ended_at is null group by p.buyer_id, p.currency
    having sum(p.left_minor) > coalesce((select -sum(l.amount_minor) from wallet_lines l where l.buyer_id = p.buyer_id and l.currency = p.currency and l.account = 'WALLET' and l.kind = 'CREDIT'), 0)`,
  'no payout is paid twice': `
    with known as (
      select p.id::text as transfer, p.id from payouts p union
      select e.detail ->> 'transferId', p.id from payouts p join payout_events e on e.seller_id = p.seller_id and e.payout_id = p.id)
    select p.id, count(*) from known p join provider_transfers t on t.id::text = p.transfer and t.status = 'outgoing_payment_sent' group by p.id having count(*) > 1`,
  'the audit trail of a payout ends where it is': `
    select p.id, p.status, e.to_status from payouts p join lateral (select to_status from payout_events e where e.seller_id = p.seller_id and e.payout_id = p.id order by e.id desc limit 1) e on true
    where e.to_status <> p.status`,
  'what takes two people was decided by two': `
    select id, status from decisions where status = 'MADE' and approvals_needed = 2 and (concluded_by is null or concluded_by = proposed_by)`,
  'one person alone refunds of an order no more than the four-eyes limit': `
    with alone as (select seller_id, sale_id, kind, subject_id, case kind when 'CLAIM' then max(amount_minor) else sum(amount_minor) end as n
      from decisions where status = 'MADE' and approvals_needed = 1 and kind <> 'PAYMENT' group by 1, 2, 3, 4)
    select seller_id, sale_id, sum(n) from alone group by 1, 2 having sum(n) > 10000000`,
  'every refund after a payment was decided, and every one that was decided is made': `
    with made as (select seller_id, sale_id, sum(goods_minor) as n from carry_overs where kind = 'REVERSAL' group by 1, 2),
    decided as (select seller_id, sale_id, sum(amount_minor) as n from decisions where kind = 'REVERSAL' and status = 'MADE' group by 1, 2)
    select * from made full join decided using (seller_id, sale_id) where made.n is distinct from decided.n`,
  'a payment that staff look at is approved by as many as it takes': `
    select p.id, p.status from payouts p where p.approvals_needed > 0 and p.status not in ('PENDING_APPROVAL', 'CANCELLED') and not exists (select from decisions d
      where d.seller_id = p.seller_id and d.subject_id = p.id and d.kind = 'PAYMENT' and d.status = 'MADE' and d.approvals_needed = p.approvals_needed)`,
  'a claim knows who made a decision that waits': `
    select c.id, c.proposed_by from claims c where c.proposed_by is distinct from (select d.proposed_by from decisions d
      where d.seller_id = c.seller_id and d.subject_id = c.id and d.kind = 'CLAIM' and d.status = 'PROPOSED')`,
  'the counts of a seller are the truth': `
    with truth as (select seller_id, status_group, next_action, count(*) as n from sales group by 1, 2, 3),
    told as (select seller_id, status_group, next_action, sum(delta) as n from sale_counts group by 1, 2, 3 having sum(delta) <> 0)
    select * from truth full join told using (seller_id, status_group, next_action) where truth.n is distinct from told.n`,
  'no transition is outside the table': `
    select e.sale_id, e.action, e.from_status, e.to_status from sale_events e
    where e.action not in ('read') and not (e.from_status = e.to_status and e.action in (${besides})) and not exists (select from (values ${transitions}) known (action, source, target) where (known.action, known.source, known.target) = (e.action, e.from_status, e.to_status))`,
  'the audit trail leads from payment to the present status': `
    with steps as (
      select seller_id, sale_id, to_status as status, 1 as step from sale_events union all select seller_id, sale_id, from_status, -1 from sale_events union all
      select seller_id, id, 'AWAITING_BUYER_PAYMENT', 1 from sales union all select seller_id, id, status, -1 from sales)
    select sale_id, status, sum(step) from steps group by sale_id, status having sum(step) <> 0`,
  'one carrier comes for an order, and only where the order says so': `
    select s.id, s.booking_succeeded, count(b.id) from sales s join carrier_bookings b on b.seller_id = s.seller_id and b.sale_id = s.id and b.status = 'SUCCEEDED'
    where s.status in ('CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID') group by s.seller_id, s.id having count(b.id) > s.booking_succeeded::int`,
  'an order knows whether a carrier or our warehouse has goods of it': `
    with seen as (
      select s.id, s.picked_up_at, s.status, exists (select from parcels h where h.seller_id = s.seller_id and h.sale_id = s.id
          and h.status not in ('DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED', 'RETURNED_TO_SENDER')) as is_carried,
        exists (select from parcels h where h.seller_id = s.seller_id and h.sale_id = s.id
          and h.status not in ('DRAFT', 'LABELS_READY', 'PICKUP_SCHEDULED', 'CANCELLED', 'RETURNED_TO_SENDER')
          and not exists (select from packages g where g.seller_id = s.seller_id and g.sale_id = s.id and g.tracking_number = h.number
            and g.status = 'MISSING' and g.lost_at is not null)) as is_awaited,
        exists (select from parcels h where h.seller_id = s.seller_id and h.sale_id = s.id and h.status = 'RETURNED_TO_SENDER') as went_back,
        exists (select from parcels h where h.seller_id = s.seller_id and h.sale_id = s.id and h.status in ('LABELS_READY', 'PICKUP_SCHEDULED')) as is_waiting,
        exists (select from packages p where p.seller_id = s.seller_id and p.sale_id = s.id and p.status not in ('ANNOUNCED', 'MISSING')) as has_come,
        exists (select from packages p where p.seller_id = s.seller_id and p.sale_id = s.id
          and p.status not in ('ANNOUNCED', 'MISSING', 'RETURNED_TO_SELLER', 'DISPOSED')) as is_here
      from sales s)
    select id, picked_up_at from seen where (is_awaited and picked_up_at is null) or (picked_up_at is not null and not is_carried and not went_back and not has_come)
      or (is_here and picked_up_at is null and status in ('REQUESTED', 'CONFIRMED'))
      or (picked_up_at is not null and went_back and not is_carried and not is_waiting and not has_come and status in ('CONFIRMED', 'PAYMENT_IN_REVIEW'))`,
  'an order whose goods have left ends by no deadline': `
    select id, expires_at, due_at from sales where picked_up_at is not null and (expires_at is not null or due_at <> 'infinity')`,
  'lines say what their sale says': `
    select s.id, s.status from sales s join sale_lines l on l.seller_id = s.seller_id and l.sale_id = s.id group by s.seller_id, s.id
    having sum(l.unit_price_minor * l.requested_quantity) <> s.requested_minor
      or (s.confirmed_minor is not null and sum(l.unit_price_minor * l.confirmed_quantity) <> s.confirmed_minor)
      or bool_or(l.shipped_quantity > coalesce(l.confirmed_quantity, 0))
      or (s.status in ('DECLINED', 'EXPIRED', 'CANCELLED')) <> bool_and(l.status = 'VOID')`,
  'a package leaves in the shipment that says so, and in no other state than it': `
    select p.id, p.status, s.status from packages p left join warehouse_shipments s on s.id = p.shipment_id
    where (p.status in ('IN_SHIPMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED')) <> (s.id is not null)
      or s.status <> (case p.status when 'IN_SHIPMENT' then 'OPEN' else p.status end) or s.buyer_id <> p.buyer_id or s.warehouse_id <> p.warehouse_id`,
  'the audit trail of a package ends where it is': `
    select p.id, p.status, e.to_status from packages p join lateral (select to_status from package_events e where e.seller_id = p.seller_id and e.package_id = p.id order by e.id desc limit 1) e on true
    where e.to_status <> p.status`,
  'a shipment of a warehouse that is not cancelled holds a package': `
    select s.id, s.status from warehouse_shipments s where (s.status = 'CANCELLED') = exists (select from packages p where p.shipment_id = s.id)`,
};

export const invariantsAtRest: Readonly<Record<string, string>> = {
  'no job is left or failed': `select task_identifier, attempts, last_error, locked_at, run_at from graphile_worker.jobs where run_at <= now() or last_error is not null`,
  'each refund reached the wallet, or the debt of its order, once': `
    with told as (select (payload ->> 'saleId')::uuid as sale_id, sum((payload ->> 'amountMinor')::bigint) as n from outbox where topic = 'sale.refunded' group by 1),
    wallet as (select sale_id, sum(amount_minor) as n from wallet_lines where account = 'REFUND_CLEARING' group by 1),
    debt as (select sale_id, sum(amount_minor) as n from ledger_lines where account = 'REFUND_CLEARING' and kind = 'TRANSPORT' group by 1)
    select told.sale_id, told.n from told left join wallet using (sale_id) left join debt using (sale_id)
    where told.n <> coalesce(wallet.n, 0) + coalesce(debt.n, 0)`,
  'a payout that was sent has its transfer': `select p.id, p.status from payouts p left join provider_transfers t on t.id = p.id or t.id::text = p.provider_reference
    where p.status in ('PROCESSING', 'PAID') and p.amount_minor > 0 and p.statement_reference is null and t.id is null`,
  'no carrier comes for nothing': `select p.id, b.status from carrier_pickups p left join carrier_bookings b on b.id = p.id
    where p.status <> 'cancelled' and coalesce(b.status, 'FAILED') not in ('REQUESTED', 'PENDING', 'SUCCEEDED')`,
  'an order counts the numbers it has': `
    select s.id, s.tracked_count from sales s left join shipments h on h.seller_id = s.seller_id and h.sale_id = s.id and h.status <> 'CANCELLED'
    where s.status in ('CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID') group by s.seller_id, s.id having count(h.id) > 0 and sum(cardinality(h.track_and_trace_numbers)) <> s.tracked_count`,
  'an ended sale has no open claim': `
    select c.id, c.status, s.status from claims c join sales s on s.seller_id = c.seller_id and s.id = c.sale_id
    where s.status in ('DECLINED', 'EXPIRED', 'CANCELLED') and c.status_group = 'OPEN'`,
  'no payout is left on its way': `select id from payouts where status = 'PROCESSING'`,
};
