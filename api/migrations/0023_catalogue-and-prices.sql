select set_config('app.scope', 'system', true);
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "brand_discounts" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"applied_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_discounts_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "brand_discounts_share" CHECK ("basis_points" between 1 and 9000)
);
--> statement-breakpoint
ALTER TABLE "brand_discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_floors" (
	"seller_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"floor_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "brand_floors_seller_id_brand_id_pk" PRIMARY KEY("seller_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "brand_floors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_batches" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"made_by" uuid,
	"made_by_name" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3),
	"before" jsonb NOT NULL,
	CONSTRAINT "offer_batches_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "offer_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_prices" (
	"seller_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"price_minor" bigint NOT NULL,
	"effective_minor" bigint NOT NULL,
	CONSTRAINT "offer_prices_seller_id_offer_id_at_pk" PRIMARY KEY("seller_id","offer_id","at")
);
--> statement-breakpoint
ALTER TABLE "offer_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalogue_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"text" text NOT NULL,
	"gtins" text[] DEFAULT '{}' NOT NULL,
	"answer" text,
	"created_at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"answered_by_name" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_days_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "watchlist_items" (
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"target_minor" bigint,
	"target_currency" text,
	"target_quantity" integer,
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "watchlist_items_seller_id_product_id_pk" PRIMARY KEY("seller_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "watchlist_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "offers_by_product";--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "effective_minor" bigint;--> statement-breakpoint
UPDATE "offers" SET "effective_minor" = "price_minor";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "effective_minor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "price_changed_at" timestamptz(3);--> statement-breakpoint
UPDATE "offers" SET "price_changed_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "price_changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "floor_minor" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "listed_at" timestamptz(3);--> statement-breakpoint
UPDATE "offers" SET "listed_at" = now();--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "listed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "winning_minor" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rank_lost_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fid" text;--> statement-breakpoint
UPDATE "products" SET "fid" = "gtin";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "fid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "products" SET "slug" = coalesce(nullif(trim(both '-' from lower(regexp_replace("name", '[^[:alnum:]]+', '-', 'g'))), ''), 'product');--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "products" SET "search_text" = (select lower(b."name" || ' ' || "products"."name" || ' ' || coalesce("products"."size", '') || ' ' || "products"."gtin" || ' ' || ltrim("products"."gtin", '0')) from "brands" b where b."id" = "products"."brand_id");--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "discount_basis_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sell_to" text[] DEFAULT '{"EUROPE"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_discounts" ADD CONSTRAINT "brand_discounts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_floors" ADD CONSTRAINT "brand_floors_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_prices" ADD CONSTRAINT "offer_prices_seller_id_offer_id_offers_seller_id_id_fk" FOREIGN KEY ("seller_id","offer_id") REFERENCES "public"."offers"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_days" ADD CONSTRAINT "search_days_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_items" ADD CONSTRAINT "watchlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_discounts_brand" ON "brand_discounts" USING btree ("seller_id","brand_id");--> statement-breakpoint
CREATE INDEX "brand_discounts_end" ON "brand_discounts" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "offer_batches_age" ON "offer_batches" USING btree ("seller_id","made_at");--> statement-breakpoint
CREATE INDEX "catalogue_requests_open" ON "catalogue_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "search_days_day" ON "search_days" USING btree ("day");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "offers" SET "status" = 'OUT_OF_STOCK' WHERE "status" = 'ACTIVE' AND "stock" < "unit_size";--> statement-breakpoint
CREATE INDEX "offers_by_status" ON "offers" USING btree ("seller_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "offers_by_change" ON "offers" USING btree ("seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "offers_by_rank" ON "offers" USING btree ("seller_id","rank","id");--> statement-breakpoint
CREATE INDEX "offers_by_listing" ON "offers" USING btree ("status","listed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "products_fid" ON "products" USING btree ("fid");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_by_product" ON "offers" USING btree ("product_id","currency","effective_minor");--> statement-breakpoint
CREATE POLICY "brand_discounts_tenant" ON "brand_discounts" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "brand_floors_tenant" ON "brand_floors" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "offer_batches_tenant" ON "offer_batches" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "offer_prices_tenant" ON "offer_prices" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "watchlist_items_tenant" ON "watchlist_items" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "brand_discounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "brand_floors" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "offer_batches" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "offer_prices" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "watchlist_items" FORCE ROW LEVEL SECURITY;
