ALTER TABLE "claims" DROP CONSTRAINT "claims_status";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reship_carrier" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "reship_number" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "blocked_note" text;--> statement-breakpoint
CREATE INDEX "offers_by_id" ON "offers" USING btree ("id");--> statement-breakpoint
CREATE INDEX "offers_blocked" ON "offers" USING btree ("updated_at","id") WHERE blocked_reason is not null;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_status" CHECK (status in ('SUBMITTED', 'AWAITING_EVIDENCE', 'UNDER_REVIEW', 'AWAITING_SELLER', 'AWAITING_RESHIPMENT', 'APPROVED', 'PARTIALLY_APPROVED', 'REJECTED', 'SETTLED', 'WITHDRAWN', 'CLOSED_NO_RESPONSE'));
