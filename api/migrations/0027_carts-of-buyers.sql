CREATE TABLE "allocation_lines" (
	"buyer_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"allocation_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"unit_size" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"next_best_minor" bigint,
	CONSTRAINT "allocation_lines_buyer_id_cart_id_allocation_id_line_id_pk" PRIMARY KEY("buyer_id","cart_id","allocation_id","line_id"),
	CONSTRAINT "allocation_lines_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "allocation_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "allocations" (
	"buyer_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"seller_name" text NOT NULL,
	"status" text NOT NULL,
	"minimum_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	CONSTRAINT "allocations_buyer_id_cart_id_id_pk" PRIMARY KEY("buyer_id","cart_id","id")
);
--> statement-breakpoint
ALTER TABLE "allocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"buyer_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"gtin" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"target_minor" bigint,
	"dropped_quantity" integer,
	"dropped_reason" text,
	CONSTRAINT "cart_lines_buyer_id_cart_id_id_pk" PRIMARY KEY("buyer_id","cart_id","id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carts" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"destination_country" text NOT NULL,
	"gap" double precision,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carts_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
ALTER TABLE "carts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allocation_lines" ADD CONSTRAINT "allocation_lines_buyer_id_cart_id_allocation_id_allocations_buyer_id_cart_id_id_fk" FOREIGN KEY ("buyer_id","cart_id","allocation_id") REFERENCES "public"."allocations"("buyer_id","cart_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_lines" ADD CONSTRAINT "allocation_lines_buyer_id_cart_id_line_id_cart_lines_buyer_id_cart_id_id_fk" FOREIGN KEY ("buyer_id","cart_id","line_id") REFERENCES "public"."cart_lines"("buyer_id","cart_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_buyer_id_cart_id_carts_buyer_id_id_fk" FOREIGN KEY ("buyer_id","cart_id") REFERENCES "public"."carts"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_buyer_id_cart_id_carts_buyer_id_id_fk" FOREIGN KEY ("buyer_id","cart_id") REFERENCES "public"."carts"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_seller" ON "allocations" USING btree ("buyer_id","cart_id","seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_product" ON "cart_lines" USING btree ("buyer_id","cart_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("buyer_id") WHERE status in ('ACTIVE', 'OPTIMIZING', 'ALLOCATED');--> statement-breakpoint
CREATE INDEX "carts_age" ON "carts" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE POLICY "allocation_lines_tenant" ON "allocation_lines" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "allocations_tenant" ON "allocations" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "cart_lines_tenant" ON "cart_lines" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "carts_tenant" ON "carts" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "allocation_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "allocations" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cart_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "carts" FORCE ROW LEVEL SECURITY;
