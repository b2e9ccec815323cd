ALTER TABLE "sessions" ADD COLUMN "views_seller_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "views_until" timestamptz(3);
