CREATE TABLE "price_losses" (
	"seller_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"currency" text NOT NULL,
	"destination_country" text NOT NULL,
	"brand_name" text NOT NULL,
	"pieces" integer NOT NULL,
	"paid_minor" bigint NOT NULL,
	"own_minor" bigint NOT NULL,
	CONSTRAINT "price_losses_seller_id_offer_id_order_id_pk" PRIMARY KEY("seller_id","offer_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "price_losses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_losses" ADD CONSTRAINT "price_losses_seller_id_offer_id_offers_seller_id_id_fk" FOREIGN KEY ("seller_id","offer_id") REFERENCES "public"."offers"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_losses_newest" ON "price_losses" USING btree ("seller_id","at");--> statement-breakpoint
CREATE INDEX "price_losses_order" ON "price_losses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "price_losses_age" ON "price_losses" USING btree ("at");--> statement-breakpoint
CREATE POLICY "price_losses_tenant" ON "price_losses" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "price_losses" FORCE ROW LEVEL SECURITY;
