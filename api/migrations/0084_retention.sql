-- Lines that are never deleted may go once their date has passed: the run that deletes them says since when all is kept.
CREATE FUNCTION has_passed(at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  select coalesce(at < nullif(current_setting('app.kept_since', true), '')::timestamptz, false) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ begin
  if tg_op = 'DELETE' and has_passed(old.at) then return old; end if;
  raise exception 'ledger lines are never changed'; end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF tg_op = 'DELETE' AND (has_passed(old.at) OR (old.action = 'DATA_DELETED' AND nullif(current_setting('app.kept_since', true), '') IS NOT NULL)) THEN RETURN old; END IF;
  RAISE EXCEPTION 'an audit entry is never changed'; END $$;
