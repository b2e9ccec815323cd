ALTER TABLE "warehouses" ADD COLUMN "time_zone" text DEFAULT 'Europe/Amsterdam' NOT NULL;--> statement-breakpoint
CREATE INDEX "packages_arrived" ON "packages" USING btree ("warehouse_id","arrived_at");--> statement-breakpoint
CREATE INDEX "warehouse_shipments_shipped" ON "warehouse_shipments" USING btree ("warehouse_id","shipped_at");
