CREATE TABLE "checkouts" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"status" text NOT NULL,
	"billing_address_id" uuid,
	"shipping_address_id" uuid,
	"days_deferred" integer DEFAULT 0 NOT NULL,
	"payment_method" text,
	"wallet_minor" bigint DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "checkouts_buyer_id_id_pk" PRIMARY KEY("buyer_id","id"),
	CONSTRAINT "checkouts_wallet" CHECK ("wallet_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_issues" (
	"buyer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"sale_id" uuid,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_issues_buyer_id_order_id_id_pk" PRIMARY KEY("buyer_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_sales" (
	"buyer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	CONSTRAINT "order_sales_buyer_id_order_id_sale_id_pk" PRIMARY KEY("buyer_id","order_id","sale_id")
);
--> statement-breakpoint
ALTER TABLE "order_sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"goods_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"wallet_minor" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"days_deferred" integer DEFAULT 0 NOT NULL,
	"destination_country" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"paid_at" timestamptz(3),
	CONSTRAINT "orders_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_issues" ADD CONSTRAINT "order_issues_buyer_id_order_id_orders_buyer_id_id_fk" FOREIGN KEY ("buyer_id","order_id") REFERENCES "public"."orders"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sales" ADD CONSTRAINT "order_sales_buyer_id_order_id_orders_buyer_id_id_fk" FOREIGN KEY ("buyer_id","order_id") REFERENCES "public"."orders"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("buyer_id") WHERE status in ('OPEN', 'VALIDATED', 'COMPLETING');--> statement-breakpoint
CREATE INDEX "order_sales_sale" ON "order_sales" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "orders_age" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE POLICY "checkouts_tenant" ON "checkouts" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "order_issues_tenant" ON "order_issues" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "order_sales_tenant" ON "order_sales" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "orders_tenant" ON "orders" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "checkouts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_issues" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_sales" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "orders" FORCE ROW LEVEL SECURITY;
