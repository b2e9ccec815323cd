ALTER TABLE "factor_losses" ADD COLUMN "told_at" timestamptz(3);--> statement-breakpoint
select set_config('app.scope', 'system', true);--> statement-breakpoint
-- Until now nobody noted it: the mail went out with the request.
update "factor_losses" set "told_at" = "asked_at";
