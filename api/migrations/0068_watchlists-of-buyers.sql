CREATE TABLE "buyer_watchlist_items" (
	"buyer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"target_minor" bigint,
	"target_currency" text,
	"target_quantity" integer,
	"met_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "buyer_watchlist_items_buyer_id_product_id_pk" PRIMARY KEY("buyer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "buyer_watchlist_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "buyer_watchlist_items" ADD CONSTRAINT "buyer_watchlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "buyer_watchlist_items_tenant" ON "buyer_watchlist_items" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "buyer_watchlist_items" FORCE ROW LEVEL SECURITY;
