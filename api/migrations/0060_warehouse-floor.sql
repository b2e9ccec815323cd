DROP INDEX "packages_status";--> statement-breakpoint
ALTER TABLE "warehouse_shipments" ADD COLUMN "signature" jsonb;--> statement-breakpoint
CREATE INDEX "packages_counted" ON "packages" USING btree ("warehouse_id","status","seller_id");--> statement-breakpoint
CREATE INDEX "packages_status" ON "packages" USING btree ("warehouse_id","status","expected_on","id","seller_id");
