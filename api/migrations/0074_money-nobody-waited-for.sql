CREATE TABLE "order_receipts" (
	"buyer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"wallet_minor" bigint NOT NULL,
	"note" text NOT NULL,
	"noted_by" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_receipts_buyer_id_order_id_id_pk" PRIMARY KEY("buyer_id","order_id","id"),
	CONSTRAINT "order_receipts_amount" CHECK ("amount_minor" > 0 and "wallet_minor" between 0 and "amount_minor")
);
--> statement-breakpoint
ALTER TABLE "order_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_buyer_id_order_id_orders_buyer_id_id_fk" FOREIGN KEY ("buyer_id","order_id") REFERENCES "public"."orders"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "order_receipts_tenant" ON "order_receipts" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "order_receipts" FORCE ROW LEVEL SECURITY;
