ALTER TABLE "claims" ADD COLUMN "ended_with_order" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
select set_config('app.scope', 'system', true);
--> statement-breakpoint
update claims c set ended_with_order = true where c.status = 'WITHDRAWN' and exists (
  select from claim_events e where e.seller_id = c.seller_id and e.claim_id = c.id and e.action = 'sale_ended' and e.to_status = 'WITHDRAWN');
--> statement-breakpoint
-- The next sweep closes them, with all that goes with it.
update claims c set wake_at = now() from sales s
where s.seller_id = c.seller_id and s.id = c.sale_id and s.status in ('DECLINED', 'EXPIRED', 'CANCELLED') and c.status_group = 'OPEN';
