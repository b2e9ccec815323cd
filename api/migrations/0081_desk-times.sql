ALTER TABLE "order_issues" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "order_issues" ADD COLUMN "answered_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "order_issues" ADD COLUMN "answered_by_name" text;--> statement-breakpoint
ALTER TABLE "seller_leads" ADD COLUMN "due_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "order_issues_waiting" ON "order_issues" USING btree ("answered_at","at","id","buyer_id");--> statement-breakpoint
CREATE INDEX "seller_leads_due" ON "seller_leads" USING btree ("due_at","id");
--> statement-breakpoint
select set_config('app.scope', 'system', true);--> statement-breakpoint
update seller_leads set due_at = updated_at + case when status = 'NEW' then interval '1 day' else interval '3 days' end
where status in ('NEW', 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED');
