CREATE TABLE "withdrawals" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"holder" text NOT NULL,
	"account" text NOT NULL,
	"ending" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamptz(3),
	"approved_by" uuid,
	"quote_reference" text,
	"provider_reference" text,
	"ended_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "withdrawals_buyer_id_id_pk" PRIMARY KEY("buyer_id","id"),
	CONSTRAINT "withdrawals_amount" CHECK ("amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("asked_at") WHERE status in ('IN_REVIEW', 'APPROVED', 'PROCESSING');--> statement-breakpoint
CREATE POLICY "withdrawals_tenant" ON "withdrawals" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "withdrawals" FORCE ROW LEVEL SECURITY;
