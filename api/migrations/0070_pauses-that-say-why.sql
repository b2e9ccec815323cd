ALTER TABLE "notifications" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "pause_end" timestamptz(3);--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "pause_note" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "vat_checked_at" timestamptz(3);
