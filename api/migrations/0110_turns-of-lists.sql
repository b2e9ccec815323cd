ALTER TABLE "stock_lists" ADD COLUMN "moved_at" timestamptz(3);--> statement-breakpoint
select set_config('app.scope','system',true);
--> statement-breakpoint
update stock_lists set moved_at = created_at;
--> statement-breakpoint
ALTER TABLE "stock_lists" ALTER COLUMN "moved_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_lists_at_work" ON "stock_lists" USING btree ("seller_id","moved_at") WHERE status in ('QUEUED', 'PARSING', 'MATCHING', 'APPLYING');
