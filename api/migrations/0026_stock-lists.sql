CREATE TABLE "deals" (
	"id" text PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_list_rows" (
	"seller_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"gtin" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	"suggestion" text,
	"product_id" uuid,
	"product_name" text,
	"price_minor" bigint,
	"currency" text,
	"unit_size" integer,
	"stock" integer,
	CONSTRAINT "stock_list_rows_seller_id_list_id_line_pk" PRIMARY KEY("seller_id","list_id","line")
);
--> statement-breakpoint
ALTER TABLE "stock_list_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_lists" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"file_name" text NOT NULL,
	"currency" text NOT NULL,
	"mapping" jsonb,
	"preview" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"deal_id" text,
	"batch_id" uuid,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_lists_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stock_list_rows" ADD CONSTRAINT "stock_list_rows_seller_id_list_id_stock_lists_seller_id_id_fk" FOREIGN KEY ("seller_id","list_id") REFERENCES "public"."stock_lists"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_list_rows_code" ON "stock_list_rows" USING btree ("seller_id","list_id","code","line");--> statement-breakpoint
CREATE INDEX "stock_lists_by_id" ON "stock_lists" USING btree ("id");--> statement-breakpoint
CREATE INDEX "stock_lists_age" ON "stock_lists" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "stock_list_rows_tenant" ON "stock_list_rows" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "stock_lists_tenant" ON "stock_lists" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "stock_list_rows" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "stock_lists" FORCE ROW LEVEL SECURITY;
