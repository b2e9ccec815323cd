CREATE TABLE "insight_days" (
	"seller_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"brand_name" text NOT NULL,
	"destination_country" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"decided" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"declined" integer NOT NULL,
	"expired" integer NOT NULL,
	"asked" integer NOT NULL,
	"promised" integer NOT NULL,
	"goods_minor" bigint NOT NULL,
	"handed_over" integer NOT NULL,
	"on_time" integer NOT NULL,
	"confirm_seconds" integer[] NOT NULL,
	CONSTRAINT "insight_days_seller_id_currency_brand_name_destination_country_day_pk" PRIMARY KEY("seller_id","currency","brand_name","destination_country","day")
);
--> statement-breakpoint
ALTER TABLE "insight_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_spans" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"counted_until" date NOT NULL,
	"counted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insight_spans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "insight_days_country" ON "insight_days" USING btree ("seller_id","currency","destination_country","day");--> statement-breakpoint
CREATE INDEX "insight_days_day" ON "insight_days" USING btree ("seller_id","day");--> statement-breakpoint
CREATE POLICY "insight_days_tenant" ON "insight_days" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "insight_spans_tenant" ON "insight_spans" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "insight_days" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "insight_spans" FORCE ROW LEVEL SECURITY;
