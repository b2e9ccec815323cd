ALTER TABLE "warehouse_bookings" ADD COLUMN "piece_news" jsonb DEFAULT '[]'::jsonb NOT NULL;
