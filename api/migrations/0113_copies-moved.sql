ALTER TABLE "data_copies" ADD COLUMN "moved_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "data_copies" ADD COLUMN "run_id" uuid;
