CREATE TABLE "order_invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_invoices" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "order_invoices_buyer_id_id_pk" PRIMARY KEY("buyer_id","id"),
	CONSTRAINT "order_invoices_kind" CHECK ("kind" in ('SALES_INVOICE', 'SALES_CREDIT_NOTE'))
);
--> statement-breakpoint
ALTER TABLE "order_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_buyer_id_order_id_orders_buyer_id_id_fk" FOREIGN KEY ("buyer_id","order_id") REFERENCES "public"."orders"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_number" ON "order_invoices" USING btree ("buyer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoices_cause" ON "order_invoices" USING btree ("buyer_id","kind","cause_id");--> statement-breakpoint
CREATE INDEX "order_invoices_order" ON "order_invoices" USING btree ("buyer_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_invoices_sale" ON "order_invoices" USING btree ("buyer_id","sale_id");--> statement-breakpoint
CREATE POLICY "order_invoices_tenant" ON "order_invoices" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "order_invoices" FORCE ROW LEVEL SECURITY;
