CREATE TABLE "webhook_endpoints" (
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"previous_sealed_secret" text,
	"previous_ends_at" timestamptz(3),
	"made_by" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"failing_since" timestamptz(3),
	"rests_until" timestamptz(3),
	"switched_off_at" timestamptz(3),
	CONSTRAINT "webhook_endpoints_seller_id_buyer_id_id_pk" PRIMARY KEY("seller_id","buyer_id","id"),
	CONSTRAINT "webhook_endpoints_company" CHECK (("seller_id" = '00000000-0000-0000-0000-000000000000'::uuid) <> ("buyer_id" = '00000000-0000-0000-0000-000000000000'::uuid))
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"seller_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"status_code" integer,
	"problem" text,
	"created_at" timestamptz(3) NOT NULL,
	"tried_at" timestamptz(3),
	"next_try_at" timestamptz(3),
	CONSTRAINT "webhook_messages_seller_id_buyer_id_id_pk" PRIMARY KEY("seller_id","buyer_id","id"),
	CONSTRAINT "webhook_messages_company" CHECK (("seller_id" = '00000000-0000-0000-0000-000000000000'::uuid) <> ("buyer_id" = '00000000-0000-0000-0000-000000000000'::uuid))
);
--> statement-breakpoint
ALTER TABLE "webhook_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_seller_id_buyer_id_endpoint_id_webhook_endpoints_seller_id_buyer_id_id_fk" FOREIGN KEY ("seller_id","buyer_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("seller_id","buyer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_slot" ON "webhook_endpoints" USING btree ("seller_id","buyer_id","slot");--> statement-breakpoint
CREATE INDEX "webhook_messages_age" ON "webhook_messages" USING btree ("seller_id","buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_messages_endpoint" ON "webhook_messages" USING btree ("seller_id","buyer_id","endpoint_id","status");--> statement-breakpoint
CREATE INDEX "webhook_messages_old" ON "webhook_messages" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "webhook_endpoints_tenant" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO public USING ((seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) or (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid))) WITH CHECK ((seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) or (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)));--> statement-breakpoint
CREATE POLICY "webhook_messages_tenant" ON "webhook_messages" AS PERMISSIVE FOR ALL TO public USING ((seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) or (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid))) WITH CHECK ((seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) or (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)));
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "webhook_messages" FORCE ROW LEVEL SECURITY;
