CREATE TABLE "wallet_spend_only" (
	"buyer_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"returned_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_spend_only_buyer_id_sale_id_pk" PRIMARY KEY("buyer_id","sale_id"),
	CONSTRAINT "wallet_spend_only_returned" CHECK ("returned_minor" between 0 and "amount_minor")
);
--> statement-breakpoint
ALTER TABLE "wallet_spend_only" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "wallet_lines_cause";--> statement-breakpoint
ALTER TABLE "order_sales" ADD COLUMN "shipping_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_lines" ADD COLUMN "kind" text DEFAULT 'CASH' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_lines_cause" ON "wallet_lines" USING btree ("buyer_id","cause_id","account","kind");--> statement-breakpoint
CREATE POLICY "wallet_spend_only_tenant" ON "wallet_spend_only" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "wallet_spend_only" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- What an order of one seller had paid for transport is that part's; of older orders over several it is not known.
UPDATE "order_sales" s SET "shipping_minor" = o."shipping_minor" FROM "orders" o
WHERE o."buyer_id" = s."buyer_id" AND o."id" = s."order_id"
  AND (SELECT count(*) FROM "order_sales" c WHERE c."buyer_id" = s."buyer_id" AND c."order_id" = s."order_id") = 1;
