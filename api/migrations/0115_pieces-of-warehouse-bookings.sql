ALTER TABLE "warehouse_bookings" ADD COLUMN "delivered_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "warehouse_bookings_numbers" ON "warehouse_bookings" USING gin ("tracking_numbers");
