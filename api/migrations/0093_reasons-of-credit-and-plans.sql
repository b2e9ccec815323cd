ALTER TABLE "carts" ADD COLUMN "is_proven" boolean;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "credit_note" text;
