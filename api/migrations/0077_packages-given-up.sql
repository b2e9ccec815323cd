DROP INDEX "packages_counted";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "lost_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "packages_counted" ON "packages" USING btree ("warehouse_id","status","seller_id","lost_at");
