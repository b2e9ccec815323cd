ALTER TABLE "warehouse_shipments" ADD COLUMN "journey" text;--> statement-breakpoint
ALTER TABLE "warehouse_shipments" ADD COLUMN "journey_at" timestamptz(3);
