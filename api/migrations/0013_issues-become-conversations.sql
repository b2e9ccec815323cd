select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- Each question of the old form begins a conversation, with a working day to answer as it was promised.
insert into threads (seller_id, sale_id, id, reference, category, claim, created_at, last_message_at, last_side, reply_by, seller_read_at, staff_read_at, ticket)
select i.seller_id, i.sale_id, i.id, s.order_number || '/' || upper(right(i.id::text, 4)), i.category, null, i.created_at, i.created_at, 'SELLER',
  i.created_at + case extract(isodow from i.created_at) when 5 then interval '3 days' when 6 then interval '2 days' else interval '1 day' end,
  i.created_at, null, null
from sale_issues i join sales s on s.seller_id = i.seller_id and s.id = i.sale_id;
--> statement-breakpoint
insert into thread_messages (seller_id, sale_id, thread_id, id, side, author_id, author_name, body, created_at)
select i.seller_id, i.sale_id, i.id, i.id, 'SELLER', i.user_id, coalesce(u.account, 'Seller'), i.message, i.created_at
from sale_issues i left join users u on u.id = i.user_id;
--> statement-breakpoint
do $$ begin
  if (select count(*) from sale_issues) <> (select count(*) from sale_issues i join thread_messages m
    on m.seller_id = i.seller_id and m.sale_id = i.sale_id and m.thread_id = i.id and m.body = i.message) then
    raise exception 'a question has no conversation';
  end if;
end $$;
--> statement-breakpoint
DROP POLICY "sale_issues_tenant" ON "sale_issues" CASCADE;--> statement-breakpoint
DROP TABLE "sale_issues" CASCADE;
