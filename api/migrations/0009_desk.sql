CREATE TABLE "calendar_links" (
	"seller_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"read_at" timestamptz(3),
	CONSTRAINT "calendar_links_seller_id_user_id_pk" PRIMARY KEY("seller_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_search" (
	"seller_id" uuid NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "offer_search_seller_id_token_offer_id_pk" PRIMARY KEY("seller_id","token","offer_id")
);
--> statement-breakpoint
ALTER TABLE "offer_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "replacements" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"source_seller_id" uuid NOT NULL,
	"source_sale_id" uuid NOT NULL,
	"source_line_id" uuid NOT NULL,
	"status" text NOT NULL,
	"gtin" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"missing_quantity" integer NOT NULL,
	"unit_size" integer NOT NULL,
	"stock" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"destination_country" text NOT NULL,
	"offered_quantity" integer,
	"created_at" timestamptz(3) NOT NULL,
	"answer_by" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "replacements_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "replacements_quantity" CHECK ("missing_quantity" > 0 and "offered_quantity" between 1 and "missing_quantity")
);
--> statement-breakpoint
ALTER TABLE "replacements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_search" ADD CONSTRAINT "offer_search_seller_id_offer_id_offers_seller_id_id_fk" FOREIGN KEY ("seller_id","offer_id") REFERENCES "public"."offers"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_links_secret" ON "calendar_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "offer_search_offer" ON "offer_search" USING btree ("seller_id","offer_id");--> statement-breakpoint
CREATE INDEX "replacements_open" ON "replacements" USING btree ("seller_id","status","answer_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("seller_id","user_id","screen","name");--> statement-breakpoint
CREATE INDEX "offers_by_product" ON "offers" USING btree ("product_id");--> statement-breakpoint
CREATE POLICY "calendar_links_tenant" ON "calendar_links" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "offer_search_tenant" ON "offer_search" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "replacements_tenant" ON "replacements" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "saved_views_tenant" ON "saved_views" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "calendar_links" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "offer_search" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "replacements" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "saved_views" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Offers that were there before: number with and without leading zeros, brand, words of brand and product.
select set_config('app.scope', 'system', true);--> statement-breakpoint
insert into offer_search (seller_id, token, offer_id)
select distinct found.seller_id, left(lower(btrim(found.text)), 64), found.id from (
  select o.seller_id, o.id, unnest(array[p.gtin, ltrim(p.gtin, '0'), b.name]) as text from offers o join products p on p.id = o.product_id join brands b on b.id = p.brand_id
  union all
  select o.seller_id, o.id, word from offers o join products p on p.id = o.product_id join brands b on b.id = p.brand_id, regexp_split_to_table(b.name || ' ' || p.name, '[^[:alnum:]]+') as word where length(word) >= 3
) found where btrim(found.text) <> '';
