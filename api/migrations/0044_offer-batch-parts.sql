CREATE TABLE "offer_batch_parts" (
	"seller_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "offer_batch_parts_seller_id_batch_id_part_pk" PRIMARY KEY("seller_id","batch_id","part")
);
--> statement-breakpoint
ALTER TABLE "offer_batch_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_batch_parts" ADD CONSTRAINT "offer_batch_parts_seller_id_batch_id_offer_batches_seller_id_id_fk" FOREIGN KEY ("seller_id","batch_id") REFERENCES "public"."offer_batches"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
select set_config('app.scope', 'system', true);--> statement-breakpoint
insert into "offer_batch_parts" ("seller_id", "batch_id", "part", "before") select "seller_id", "id", 0, "before" from "offer_batches";--> statement-breakpoint
ALTER TABLE "offer_batches" DROP COLUMN "before";--> statement-breakpoint
CREATE POLICY "offer_batch_parts_tenant" ON "offer_batch_parts" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "offer_batch_parts" FORCE ROW LEVEL SECURITY;
