CREATE TABLE "decisions" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"seller_name" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"approvals_needed" integer NOT NULL,
	"reason" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"proposed_by" uuid,
	"proposed_by_name" text NOT NULL,
	"proposed_at" timestamptz(3) NOT NULL,
	"concluded_by" uuid,
	"concluded_by_name" text,
	"concluded_at" timestamptz(3),
	"rejection" text,
	CONSTRAINT "decisions_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "decisions_amounts" CHECK ("amount_minor" >= 0 and "total_minor" >= 0 and "approvals_needed" between 1 and 2),
	CONSTRAINT "decisions_proposed" CHECK ("status" <> 'PROPOSED' or ("proposed_by" is not null and "approvals_needed" = 2)),
	CONSTRAINT "decisions_four_eyes" CHECK ("status" <> 'MADE' or "approvals_needed" = 1 or "proposed_by" is null or ("concluded_by" is not null and "concluded_by" <> "proposed_by"))
);
--> statement-breakpoint
ALTER TABLE "decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "proposed_by" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_waiting" ON "decisions" USING btree ("seller_id","kind","subject_id") WHERE status = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "decisions_sale" ON "decisions" USING btree ("seller_id","sale_id");--> statement-breakpoint
CREATE INDEX "decisions_subject" ON "decisions" USING btree ("seller_id","subject_id");--> statement-breakpoint
CREATE INDEX "decisions_open" ON "decisions" USING btree ("proposed_at","id") WHERE status = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "decisions_by_id" ON "decisions" USING btree ("id");--> statement-breakpoint
CREATE POLICY "decisions_tenant" ON "decisions" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "decisions" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- Approvals of payments: the first of two waits for the second one, what was approved is made.
insert into decisions (seller_id, id, sale_id, order_number, seller_name, kind, subject_id, status, amount_minor, total_minor, currency, approvals_needed,
  reason, proposed_by, proposed_by_name, proposed_at, concluded_by, concluded_by_name, concluded_at)
select p.seller_id, gen_random_uuid(), p.sale_id, p.order_number, s.name, 'PAYMENT', p.id, w.status, p.amount_minor, p.goods_minor + p.fee_minor + p.vat_minor,
  p.currency, greatest(p.approvals_needed, 1), array_to_string(p.review_reasons, ', '), f.user_id, coalesce(fu.account, 'Quayside'), f.at,
  case w.status when 'MADE' then l.user_id end, case w.status when 'MADE' then coalesce(lu.account, 'Quayside') end,
  case when w.status <> 'PROPOSED' then l.at end
from payouts p join sellers s on s.id = p.seller_id
  cross join lateral (select case p.status when 'PENDING_APPROVAL' then 'PROPOSED' when 'CANCELLED' then 'LAPSED' else 'MADE' end as status) w
  join lateral (select user_id, at from payout_approvals a where a.seller_id = p.seller_id and a.payout_id = p.id order by at, user_id limit 1) f on true
  join lateral (select user_id, at from payout_approvals a where a.seller_id = p.seller_id and a.payout_id = p.id order by at desc, user_id desc limit 1) l on true
  left join users fu on fu.id = f.user_id left join users lu on lu.id = l.user_id;
--> statement-breakpoint
-- Refunds after the payment, each made by one person.
insert into decisions (seller_id, id, sale_id, order_number, seller_name, kind, subject_id, status, amount_minor, total_minor, currency, approvals_needed,
  reason, proposed_by, proposed_by_name, proposed_at, concluded_by, concluded_by_name, concluded_at)
select c.seller_id, gen_random_uuid(), c.sale_id, c.order_number, s.name, 'REVERSAL', p.id, 'MADE', c.goods_minor, c.goods_minor, c.currency, 1,
  coalesce(c.reason, ''), e.actor_id, coalesce(e.actor_name, 'Quayside'), c.at, e.actor_id, coalesce(e.actor_name, 'Quayside'), c.at
from carry_overs c join sellers s on s.id = c.seller_id
  join payouts p on p.seller_id = c.seller_id and p.sale_id = c.sale_id and p.status <> 'CANCELLED'
  left join lateral (select actor_id, actor_name from payout_events e where e.seller_id = c.seller_id and e.payout_id = p.id and e.action = 'refund'
    and e.detail ->> 'carryOverId' = c.id::text limit 1) e on true
where c.kind = 'REVERSAL';
--> statement-breakpoint
-- What staff decided of claims: the last decision about each.
insert into decisions (seller_id, id, sale_id, order_number, seller_name, kind, subject_id, status, amount_minor, total_minor, currency, approvals_needed,
  reason, detail, proposed_by, proposed_by_name, proposed_at, concluded_by, concluded_by_name, concluded_at)
select c.seller_id, gen_random_uuid(), c.sale_id, c.order_number, c.seller_name, 'CLAIM', c.id, 'MADE', coalesce(c.approved_minor, 0), coalesce(c.approved_minor, 0),
  c.currency, 1, coalesce(c.decision_note, ''), jsonb_build_object('fault', c.fault, 'resolution', c.resolution, 'lines', '[]'::jsonb),
  e.actor_id, e.actor_name, e.at, e.actor_id, e.actor_name, e.at
from claims c join lateral (select actor_id, actor_name, at from claim_events e where e.seller_id = c.seller_id and e.claim_id = c.id and e.action = 'decide'
  order by e.id desc limit 1) e on true;
