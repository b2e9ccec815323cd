ALTER TABLE "brand_discounts" ADD COLUMN "own_ends_at" timestamptz(3);
--> statement-breakpoint
select set_config('app.scope','system',true);
--> statement-breakpoint
update "brand_discounts" set "own_ends_at" = "ends_at" where "ends_at" is not null;
