DROP INDEX "threads_waiting";--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("last_side","reply_by","id","seller_id");
