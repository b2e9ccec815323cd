select set_config('app.scope', 'system', true);
--> statement-breakpoint
-- Three weekdays after it came to our people.
update claims set due_at = status_since + case extract(isodow from status_since)
  when 3 then interval '5 days' when 4 then interval '5 days' when 5 then interval '5 days' when 6 then interval '4 days' else interval '3 days' end
where status = 'UNDER_REVIEW' and due_at = 'infinity';
