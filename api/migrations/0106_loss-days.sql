CREATE TABLE "loss_changes" (
	"seller_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "loss_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "loss_changes_seller_id_number_pk" PRIMARY KEY("seller_id","number")
);
--> statement-breakpoint
ALTER TABLE "loss_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loss_days" (
	"seller_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"brand_name" text NOT NULL,
	"destination_country" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"pieces" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	CONSTRAINT "loss_days_seller_id_currency_brand_name_destination_country_day_pk" PRIMARY KEY("seller_id","currency","brand_name","destination_country","day")
);
--> statement-breakpoint
ALTER TABLE "loss_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loss_offer_days" (
	"seller_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"destination_country" text NOT NULL,
	"day" date NOT NULL,
	"offer_id" uuid NOT NULL,
	"brand_name" text NOT NULL,
	"orders" integer NOT NULL,
	"pieces" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"own_minor" bigint NOT NULL,
	CONSTRAINT "loss_offer_days_seller_id_currency_destination_country_day_offer_id_brand_name_pk" PRIMARY KEY("seller_id","currency","destination_country","day","offer_id","brand_name")
);
--> statement-breakpoint
ALTER TABLE "loss_offer_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_spans" ADD COLUMN "losses_until" date;--> statement-breakpoint
CREATE INDEX "loss_changes_at" ON "loss_changes" USING btree ("seller_id","at");--> statement-breakpoint
CREATE INDEX "loss_days_country" ON "loss_days" USING btree ("seller_id","currency","destination_country","day");--> statement-breakpoint
CREATE INDEX "loss_days_day" ON "loss_days" USING btree ("seller_id","day");--> statement-breakpoint
CREATE INDEX "loss_offer_days_day" ON "loss_offer_days" USING btree ("seller_id","day");--> statement-breakpoint
CREATE POLICY "loss_changes_tenant" ON "loss_changes" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "loss_days_tenant" ON "loss_days" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "loss_offer_days_tenant" ON "loss_offer_days" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "loss_changes" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "loss_days" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "loss_offer_days" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE FUNCTION "price_losses_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ begin
	insert into "loss_changes" ("seller_id", "at") select distinct "seller_id", "at" from changed;
	return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "price_losses_added" AFTER INSERT ON "price_losses" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_losses_changed();--> statement-breakpoint
CREATE TRIGGER "price_losses_gone" AFTER DELETE ON "price_losses" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION price_losses_changed();
