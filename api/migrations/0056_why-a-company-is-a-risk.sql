ALTER TABLE "sellers" ADD COLUMN "risk_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "risk_changed_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "risk_changed_by" text;
