select set_config('app.scope', 'system', true);
--> statement-breakpoint
update order_issues set answered_at = at where answered_at is null;
