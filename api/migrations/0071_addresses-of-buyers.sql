CREATE TABLE "buyer_addresses" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"usage_types" text[] NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "buyer_addresses_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
ALTER TABLE "buyer_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_to" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deliver_to" jsonb;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "deliver_to" jsonb;--> statement-breakpoint
CREATE INDEX "buyer_addresses_company_name" ON "buyer_addresses" USING btree ("buyer_id","company_name","id");--> statement-breakpoint
CREATE POLICY "buyer_addresses_tenant" ON "buyer_addresses" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "buyer_addresses" FORCE ROW LEVEL SECURITY;
