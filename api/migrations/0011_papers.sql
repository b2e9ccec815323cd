CREATE TABLE "issued_papers" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "issued_papers_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "issued_papers_kind" CHECK ("kind" in ('SELF_BILLED_INVOICE', 'CREDIT_NOTE'))
);
--> statement-breakpoint
ALTER TABLE "issued_papers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logistic_units" (
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"contents" text NOT NULL,
	"from_piece" integer NOT NULL,
	"count" integer NOT NULL,
	"company_prefix" text NOT NULL,
	"first_serial" bigint NOT NULL,
	CONSTRAINT "logistic_units_seller_id_sale_id_contents_from_piece_pk" PRIMARY KEY("seller_id","sale_id","contents","from_piece"),
	CONSTRAINT "logistic_units_count" CHECK ("count" > 0)
);
--> statement-breakpoint
ALTER TABLE "logistic_units" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper_series" (
	"seller_id" uuid NOT NULL,
	"series" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_series_seller_id_series_pk" PRIMARY KEY("seller_id","series")
);
--> statement-breakpoint
ALTER TABLE "paper_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sscc_serials" (
	"company_prefix" text PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "line1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "line1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_papers" ADD CONSTRAINT "issued_papers_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logistic_units" ADD CONSTRAINT "logistic_units_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_papers_number" ON "issued_papers" USING btree ("seller_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_papers_cause" ON "issued_papers" USING btree ("seller_id","kind","cause_id");--> statement-breakpoint
CREATE INDEX "issued_papers_sale" ON "issued_papers" USING btree ("seller_id","sale_id","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_hs_code" CHECK ("hs_code" ~ '^[0-9]{6}([0-9]{2}([0-9]{2})?)?$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_origin_country" CHECK ("origin_country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_net_weight" CHECK ("net_weight_grams" between 1 and "weight_grams");--> statement-breakpoint
CREATE POLICY "issued_papers_tenant" ON "issued_papers" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "logistic_units_tenant" ON "logistic_units" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "paper_series_tenant" ON "paper_series" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "issued_papers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "logistic_units" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "paper_series" FORCE ROW LEVEL SECURITY;
