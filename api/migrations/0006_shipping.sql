CREATE TABLE "carrier_labels" (
	"seller_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "carrier_labels_seller_id_booking_id_pk" PRIMARY KEY("seller_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "carrier_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carrier_events" (
	"seller_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"location" text,
	"received_at" timestamptz(3) NOT NULL,
	CONSTRAINT "carrier_events_seller_id_shipment_id_id_pk" PRIMARY KEY("seller_id","shipment_id","id")
);
--> statement-breakpoint
ALTER TABLE "carrier_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipment_numbers" (
	"seller_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "shipment_numbers_seller_id_shipment_id_number_pk" PRIMARY KEY("seller_id","shipment_id","number")
);
--> statement-breakpoint
ALTER TABLE "shipment_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carrier_pickups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"place" text NOT NULL,
	"pickup_date" text NOT NULL,
	"status" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"transit_days" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carrier_bookings" ADD COLUMN "cargo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carrier_bookings" ADD COLUMN "has_label" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "pickup_date" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "last_event_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "carrier_events" ADD CONSTRAINT "carrier_events_seller_id_shipment_id_shipments_seller_id_id_fk" FOREIGN KEY ("seller_id","shipment_id") REFERENCES "public"."shipments"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_numbers" ADD CONSTRAINT "shipment_numbers_seller_id_shipment_id_shipments_seller_id_id_fk" FOREIGN KEY ("seller_id","shipment_id") REFERENCES "public"."shipments"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_numbers_number" ON "shipment_numbers" USING btree ("number","carrier");--> statement-breakpoint
CREATE INDEX "carrier_pickups_slot" ON "carrier_pickups" USING btree ("place","carrier","pickup_date");--> statement-breakpoint
CREATE INDEX "shipments_booking" ON "shipments" USING btree ("seller_id","booking_id");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","pickup_date");--> statement-breakpoint
CREATE POLICY "carrier_labels_tenant" ON "carrier_labels" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "carrier_events_tenant" ON "carrier_events" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "shipment_numbers_tenant" ON "shipment_numbers" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "carrier_labels" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "carrier_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "shipment_numbers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT set_config('app.scope', 'system', true);
--> statement-breakpoint
INSERT INTO "shipment_numbers" ("seller_id", "shipment_id", "carrier", "number")
SELECT DISTINCT "seller_id", "id", "carrier", unnest("track_and_trace_numbers") FROM "shipments" WHERE "status" <> 'CANCELLED';
