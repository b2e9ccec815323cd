CREATE TABLE "stock_list_layouts" (
	"seller_id" uuid NOT NULL,
	"headings" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "stock_list_layouts_seller_id_headings_pk" PRIMARY KEY("seller_id","headings")
);
--> statement-breakpoint
ALTER TABLE "stock_list_layouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "list_reminders" (
	"seller_id" uuid NOT NULL,
	"ends_on" date NOT NULL,
	"days_left" integer NOT NULL,
	"told_at" timestamptz(3) NOT NULL,
	CONSTRAINT "list_reminders_seller_id_ends_on_days_left_pk" PRIMARY KEY("seller_id","ends_on","days_left")
);
--> statement-breakpoint
ALTER TABLE "list_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stock_list_rows" ADD COLUMN "floor_minor" bigint;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "scope" text DEFAULT 'CHANGES' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "is_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "is_layout_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "offers_in_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD COLUMN "met_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "stock_lists_history" ON "stock_lists" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE POLICY "stock_list_layouts_tenant" ON "stock_list_layouts" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "list_reminders_tenant" ON "list_reminders" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "stock_list_layouts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "list_reminders" FORCE ROW LEVEL SECURITY;
