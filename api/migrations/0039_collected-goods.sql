select set_config('app.scope', 'system', true);--> statement-breakpoint
UPDATE "sales" SET "expires_at" = null, "due_at" = 'infinity' WHERE "picked_up_at" is not null;--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_amounts";--> statement-breakpoint
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_four_eyes";--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_amounts" CHECK ("amount_minor" >= 0 and "total_minor" >= 0 and "approvals_needed" between 0 and 2);--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_four_eyes" CHECK ("status" <> 'MADE' or "approvals_needed" < 2 or "proposed_by" is null or ("concluded_by" is not null and "concluded_by" <> "proposed_by"));--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_collected" CHECK ("picked_up_at" is null or "due_at" = 'infinity');--> statement-breakpoint
INSERT INTO "decisions" ("seller_id", "id", "sale_id", "order_number", "seller_name", "kind", "subject_id", "status", "amount_minor", "total_minor", "currency", "approvals_needed", "reason", "detail", "proposed_by_name", "proposed_at", "concluded_by_name", "concluded_at")
SELECT c."seller_id", gen_random_uuid(), c."sale_id", c."order_number", c."seller_name", 'CLAIM', c."id", 'MADE', c."approved_minor", c."approved_minor", c."currency", 0, coalesce(c."seller_message", ''), '{"fault": "SELLER", "resolution": "REFUND", "lines": []}', c."seller_name", c."responded_at", c."seller_name", c."responded_at"
FROM "claims" c WHERE c."seller_response" = 'ACCEPT' AND c."approved_minor" IS NOT NULL AND c."responded_at" IS NOT NULL;
