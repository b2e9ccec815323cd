ALTER TABLE "warehouse_bookings" ADD COLUMN "cancellation" text;
