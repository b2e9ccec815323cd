ALTER TABLE "orders" ADD COLUMN "noted_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- What the provider told of before and was taken for the same money is other money: it is taken in when it is asked again.
update orders o set noted_minor = r.amount_minor
from (select buyer_id, order_id, sum(amount_minor) as amount_minor from order_receipts group by buyer_id, order_id) r
where r.buyer_id = o.buyer_id and r.order_id = o.id;
--> statement-breakpoint
-- What was noted twice in the same words stays, told apart.
update order_receipts r set note = r.note || ' (' || r.id || ')'
where exists (select from order_receipts e where e.buyer_id = r.buyer_id and e.order_id = r.order_id and e.amount_minor = r.amount_minor and e.note = r.note and e.id < r.id);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_receipts_once" ON "order_receipts" USING btree ("buyer_id","order_id","amount_minor","note");
