CREATE SEQUENCE "public"."claim_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "claim_events" (
	"seller_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
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
	CONSTRAINT "claim_events_seller_id_claim_id_id_pk" PRIMARY KEY("seller_id","claim_id","id")
);
--> statement-breakpoint
ALTER TABLE "claim_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "claim_evidence" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"claim_id" uuid,
	"kind" text NOT NULL,
	"party" text NOT NULL,
	"verdict" text NOT NULL,
	"content_hash" text NOT NULL,
	"picture_hash" text,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	"added_by" uuid NOT NULL,
	"added_by_name" text NOT NULL,
	CONSTRAINT "claim_evidence_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "claim_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "claim_lines" (
	"seller_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"claimed_minor" bigint NOT NULL,
	"approved_minor" bigint,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "claim_lines_seller_id_claim_id_line_id_pk" PRIMARY KEY("seller_id","claim_id","line_id"),
	CONSTRAINT "claim_lines_quantity" CHECK ("quantity" >= 0 and "refunded_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "claim_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "claims" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"seller_name" text NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"sale_month" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"status_group" text NOT NULL,
	"opened_by" text NOT NULL,
	"description" text NOT NULL,
	"contests_delivery" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"quantity" integer NOT NULL,
	"claimed_minor" bigint NOT NULL,
	"approved_minor" bigint,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"deducted_minor" bigint DEFAULT 0 NOT NULL,
	"tolerance_minor" bigint DEFAULT 0 NOT NULL,
	"fault" text,
	"resolution" text,
	"decision_note" text,
	"decided_at" timestamptz(3),
	"asked_at" timestamptz(3),
	"ask_message" text,
	"respond_by" timestamptz(3),
	"seller_response" text,
	"seller_message" text,
	"responded_at" timestamptz(3),
	"appeal_party" text,
	"appeal_reason" text,
	"appealed_at" timestamptz(3),
	"appeal_until" timestamptz(3),
	"settled_at" timestamptz(3),
	"carry_over_id" uuid,
	"status_since" timestamptz(3) NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"wake_at" timestamptz(3) NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "claims_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "claims_status" CHECK (status in ('SUBMITTED', 'AWAITING_EVIDENCE', 'UNDER_REVIEW', 'AWAITING_SELLER', 'APPROVED', 'PARTIALLY_APPROVED', 'REJECTED', 'SETTLED', 'WITHDRAWN', 'CLOSED_NO_RESPONSE')),
	CONSTRAINT "claims_amounts" CHECK ("claimed_minor" >= 0 and "refunded_minor" >= 0 and "deducted_minor" >= 0 and "tolerance_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "claim_awaits_seller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_seller_id_claim_id_claims_seller_id_id_fk" FOREIGN KEY ("seller_id","claim_id") REFERENCES "public"."claims"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_seller_id_claim_id_claims_seller_id_id_fk" FOREIGN KEY ("seller_id","claim_id") REFERENCES "public"."claims"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_seller_id_file_id_stored_files_seller_id_id_fk" FOREIGN KEY ("seller_id","file_id") REFERENCES "public"."stored_files"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_seller_id_claim_id_claims_seller_id_id_fk" FOREIGN KEY ("seller_id","claim_id") REFERENCES "public"."claims"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_evidence_sale" ON "claim_evidence" USING btree ("seller_id","sale_id","id");--> statement-breakpoint
CREATE INDEX "claim_evidence_claim" ON "claim_evidence" USING btree ("seller_id","claim_id","id");--> statement-breakpoint
CREATE INDEX "claim_evidence_unclaimed" ON "claim_evidence" USING btree ("added_at") WHERE claim_id is null;--> statement-breakpoint
CREATE INDEX "claim_lines_line" ON "claim_lines" USING btree ("seller_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_number" ON "claims" USING btree ("seller_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_sale" ON "claims" USING btree ("seller_id","sale_id") WHERE status_group = 'OPEN';--> statement-breakpoint
CREATE INDEX "claims_sale" ON "claims" USING btree ("seller_id","sale_id","id");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("seller_id","status_group","due_at","id");--> statement-breakpoint
CREATE INDEX "claims_submitted" ON "claims" USING btree ("seller_id","status_group","submitted_at","id");--> statement-breakpoint
CREATE INDEX "claims_amount" ON "claims" USING btree ("seller_id","status_group","claimed_minor","id");--> statement-breakpoint
CREATE INDEX "claims_month" ON "claims" USING btree ("seller_id","sale_month");--> statement-breakpoint
CREATE INDEX "claims_buyer" ON "claims" USING btree ("buyer_id","status_group","submitted_at","id");--> statement-breakpoint
CREATE INDEX "claims_staff" ON "claims" USING btree ("status_group","due_at","id");--> statement-breakpoint
CREATE INDEX "claims_wake" ON "claims" USING btree ("wake_at");--> statement-breakpoint
CREATE INDEX "claims_by_id" ON "claims" USING btree ("id");--> statement-breakpoint
CREATE POLICY "claim_events_tenant" ON "claim_events" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "claim_evidence_tenant" ON "claim_evidence" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "claim_lines_tenant" ON "claim_lines" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "claims_tenant" ON "claims" AS PERMISSIVE FOR ALL TO public USING ((seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) or (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid))) WITH CHECK ((seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) or (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)));
--> statement-breakpoint
ALTER TABLE "claim_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "claim_evidence" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "claim_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "claims" FORCE ROW LEVEL SECURITY;
