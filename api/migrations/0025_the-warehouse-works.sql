CREATE SEQUENCE "public"."warehouse_shipment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "package_discrepancies" (
	"seller_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"line_id" uuid,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamptz(3) NOT NULL,
	"reported_by_name" text NOT NULL,
	"resolution" text,
	"resolved_at" timestamptz(3),
	"resolved_by_name" text,
	CONSTRAINT "package_discrepancies_seller_id_package_id_id_pk" PRIMARY KEY("seller_id","package_id","id")
);
--> statement-breakpoint
ALTER TABLE "package_discrepancies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_events" (
	"seller_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"before" jsonb,
	CONSTRAINT "package_events_seller_id_package_id_id_pk" PRIMARY KEY("seller_id","package_id","id")
);
--> statement-breakpoint
ALTER TABLE "package_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_lines" (
	"seller_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"gtin" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"unit_size" integer NOT NULL,
	"announced" integer NOT NULL,
	"received" integer,
	"damaged" integer DEFAULT 0 NOT NULL,
	"lot" text,
	"expires_on" text,
	CONSTRAINT "package_lines_seller_id_package_id_line_id_pk" PRIMARY KEY("seller_id","package_id","line_id"),
	CONSTRAINT "package_lines_quantities" CHECK ("announced" >= 0 and "received" >= 0 and "damaged" >= 0)
);
--> statement-breakpoint
ALTER TABLE "package_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_photos" (
	"seller_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"discrepancy_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "package_photos_seller_id_package_id_id_pk" PRIMARY KEY("seller_id","package_id","id")
);
--> statement-breakpoint
ALTER TABLE "package_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warehouse_shipment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shipment_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "warehouse_shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_city" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_name" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"weight_kg" double precision,
	"driver_name" text,
	"created_at" timestamptz(3) NOT NULL,
	"ready_at" timestamptz(3),
	"shipped_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "buyer_id" uuid;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "buyer_name" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "destination_country" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "destination_city" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "sscc" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "arrived_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "confirmed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "shipment_id" uuid;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "warehouse_id" uuid;--> statement-breakpoint
select set_config('app.scope', 'system', true);--> statement-breakpoint
UPDATE "packages" p SET "buyer_id" = b."id", "buyer_name" = b."name", "destination_country" = b."country", "destination_city" = b."city"
  FROM "sales" s JOIN "buyers" b ON b."id" = s."buyer_id" WHERE s."seller_id" = p."seller_id" AND s."id" = p."sale_id";--> statement-breakpoint
UPDATE "users" SET "warehouse_id" = (SELECT "id" FROM "warehouses" ORDER BY "id" LIMIT 1) WHERE "is_warehouse_user";--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "buyer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "buyer_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "destination_country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "destination_city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "package_discrepancies" ADD CONSTRAINT "package_discrepancies_seller_id_package_id_packages_seller_id_id_fk" FOREIGN KEY ("seller_id","package_id") REFERENCES "public"."packages"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_seller_id_package_id_packages_seller_id_id_fk" FOREIGN KEY ("seller_id","package_id") REFERENCES "public"."packages"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_lines" ADD CONSTRAINT "package_lines_seller_id_package_id_packages_seller_id_id_fk" FOREIGN KEY ("seller_id","package_id") REFERENCES "public"."packages"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_photos" ADD CONSTRAINT "package_photos_seller_id_package_id_packages_seller_id_id_fk" FOREIGN KEY ("seller_id","package_id") REFERENCES "public"."packages"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_shipment_events" ADD CONSTRAINT "warehouse_shipment_events_shipment_id_warehouse_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."warehouse_shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_lines_gtin" ON "package_lines" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "warehouse_shipment_events_shipment" ON "warehouse_shipment_events" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_shipments_number" ON "warehouse_shipments" USING btree ("number");--> statement-breakpoint
CREATE INDEX "warehouse_shipments_status" ON "warehouse_shipments" USING btree ("warehouse_id","status","id");--> statement-breakpoint
CREATE INDEX "packages_by_id" ON "packages" USING btree ("id");--> statement-breakpoint
CREATE INDEX "packages_sale" ON "packages" USING btree ("seller_id","sale_id");--> statement-breakpoint
CREATE INDEX "packages_by_code" ON "packages" USING btree ("warehouse_id","code");--> statement-breakpoint
CREATE INDEX "packages_by_number" ON "packages" USING btree ("warehouse_id","tracking_number");--> statement-breakpoint
CREATE INDEX "packages_by_sscc" ON "packages" USING btree ("warehouse_id","sscc");--> statement-breakpoint
CREATE INDEX "packages_shipment" ON "packages" USING btree ("shipment_id");--> statement-breakpoint
CREATE POLICY "package_discrepancies_tenant" ON "package_discrepancies" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "package_events_tenant" ON "package_events" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "package_lines_tenant" ON "package_lines" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "package_photos_tenant" ON "package_photos" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "package_discrepancies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "package_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "package_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "package_photos" FORCE ROW LEVEL SECURITY;
