ALTER TABLE "sales" ADD COLUMN "transport_minor" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
select set_config('app.scope', 'system', true);--> statement-breakpoint
update "sales" s set "transport_minor" = o."shipping_minor" from "order_sales" o
where o."seller_id" = s."seller_id" and o."sale_id" = s."id" and o."shipping_minor" > 0;
