CREATE TABLE "warehouse_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"pickup_date" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"tracking_numbers" jsonb NOT NULL,
	"loads" jsonb NOT NULL,
	"cargo" text NOT NULL,
	"label" "bytea",
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warehouse_bookings" ADD CONSTRAINT "warehouse_bookings_shipment_id_warehouse_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."warehouse_shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warehouse_bookings_shipment" ON "warehouse_bookings" USING btree ("shipment_id","created_at");
