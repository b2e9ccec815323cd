DROP POLICY "payout_approvals_tenant" ON "payout_approvals" CASCADE;--> statement-breakpoint
DROP TABLE "payout_approvals" CASCADE;
