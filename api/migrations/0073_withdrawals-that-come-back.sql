DROP INDEX "withdrawals_open";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "sent_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "answered_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reconciliation" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reconciled_by" uuid;--> statement-breakpoint
CREATE INDEX "withdrawals_transfer" ON "withdrawals" USING btree ("provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("asked_at") WHERE status in ('IN_REVIEW', 'APPROVED', 'PROCESSING', 'UNRESOLVED');
