ALTER TABLE "sales" ADD COLUMN "claim_open" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
update sales s set claim_open = true
where exists (select from claims c where c.seller_id = s.seller_id and c.sale_id = s.id and c.status_group = 'OPEN');
