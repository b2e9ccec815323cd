CREATE TABLE "carry_over_uses" (
	"seller_id" uuid NOT NULL,
	"carry_over_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "carry_over_uses_seller_id_carry_over_id_payout_id_pk" PRIMARY KEY("seller_id","carry_over_id","payout_id")
);
--> statement-breakpoint
ALTER TABLE "carry_over_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carry_overs" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cause_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"open_minor" bigint NOT NULL,
	"goods_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "carry_overs_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "carry_overs_amount" CHECK ("amount_minor" <> 0 and "open_minor" between least("amount_minor", 0) and greatest("amount_minor", 0))
);
--> statement-breakpoint
ALTER TABLE "carry_overs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_events" (
	"seller_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "payout_events_seller_id_payout_id_id_pk" PRIMARY KEY("seller_id","payout_id","id")
);
--> statement-breakpoint
ALTER TABLE "payout_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_amount";--> statement-breakpoint
ALTER TABLE "provider_transfers" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "goods_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "vat_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "commission_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "commission_vat_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "deducted_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "provider_state" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "answered_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "statement_reference" text;--> statement-breakpoint
ALTER TABLE "carry_over_uses" ADD CONSTRAINT "carry_over_uses_seller_id_carry_over_id_carry_overs_seller_id_id_fk" FOREIGN KEY ("seller_id","carry_over_id") REFERENCES "public"."carry_overs"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carry_over_uses" ADD CONSTRAINT "carry_over_uses_seller_id_payout_id_payouts_seller_id_id_fk" FOREIGN KEY ("seller_id","payout_id") REFERENCES "public"."payouts"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_events" ADD CONSTRAINT "payout_events_seller_id_payout_id_payouts_seller_id_id_fk" FOREIGN KEY ("seller_id","payout_id") REFERENCES "public"."payouts"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carry_over_uses_payout" ON "carry_over_uses" USING btree ("seller_id","payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carry_overs_cause" ON "carry_overs" USING btree ("seller_id","cause_id");--> statement-breakpoint
CREATE INDEX "carry_overs_sale" ON "carry_overs" USING btree ("seller_id","sale_id");--> statement-breakpoint
CREATE INDEX "carry_overs_open" ON "carry_overs" USING btree ("seller_id","currency","id") WHERE open_minor <> 0;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_at" ON "webhook_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_lines_account" ON "ledger_lines" USING btree ("seller_id","account","at");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("seller_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "payouts_provider" ON "payouts" USING btree ("provider_reference");--> statement-breakpoint
CREATE INDEX "payouts_statement" ON "payouts" USING btree ("statement_reference");--> statement-breakpoint
CREATE INDEX "provider_transfers_at" ON "provider_transfers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_amount" CHECK ("amount_minor" >= 0);--> statement-breakpoint
CREATE POLICY "carry_over_uses_tenant" ON "carry_over_uses" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "carry_overs_tenant" ON "carry_overs" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "payout_events_tenant" ON "payout_events" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "carry_over_uses" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "carry_overs" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "payout_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- What a payout consists of was in its sale; its commission is what is missing of the amount.
update payouts p set
  goods_minor = coalesce(s.confirmed_minor, s.requested_minor),
  fee_minor = coalesce(s.shipping_fee_minor, 0),
  vat_minor = coalesce(s.vat_minor, 0),
  commission_minor = coalesce(s.confirmed_minor, s.requested_minor) + coalesce(s.shipping_fee_minor, 0) + coalesce(s.vat_minor, 0) - p.amount_minor,
  provider_reference = case when p.sent_at is not null then p.id::text end,
  answered_at = p.sent_at
from sales s where s.seller_id = p.seller_id and s.id = p.sale_id;
--> statement-breakpoint
do $$ begin
  if exists (select from payouts where goods_minor + fee_minor + vat_minor - commission_minor <> amount_minor) then
    raise exception 'a payout does not have the parts of its sale';
  end if;
end $$;
