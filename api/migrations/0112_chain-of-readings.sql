select set_config('app.scope', 'system', true);--> statement-breakpoint
ALTER TABLE "staff_reads" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "staff_reads" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "staff_reads" ADD COLUMN "hash" text;--> statement-breakpoint
-- As `hashOfReading` in reading-chain.ts.
CREATE FUNCTION staff_read_hash(previous text, seller uuid, kind text, number integer, person uuid, slot integer, at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(concat_ws(' ', previous, seller, kind, number, person, slot, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Whoever writes a reading, it joins the chain of its company and kind; the lock is held until the transaction ends.
CREATE FUNCTION chain_staff_read() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('staff reads ' || new.seller_id || ' ' || new.kind, 0));
  select r.number, r.hash into last from staff_reads r where r.seller_id = new.seller_id and r.kind = new.kind order by r.number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := staff_read_hash(new.previous_hash, new.seller_id, new.kind, new.number, new.user_id, new.slot, new.at);
  return new;
end
$$;--> statement-breakpoint
ALTER TABLE "staff_reads" DISABLE TRIGGER staff_reads_append_only;--> statement-breakpoint
DO $$
declare
  one record;
  chain text := '';
  counted integer;
  before text;
begin
  for one in select * from staff_reads order by seller_id, kind, at, user_id, slot loop
    if chain <> one.seller_id || one.kind then
      chain := one.seller_id || one.kind;
      counted := 0;
      before := repeat('0', 64);
    end if;
    counted := counted + 1;
    update staff_reads r set number = counted, previous_hash = before,
      hash = staff_read_hash(before, r.seller_id, r.kind, counted, r.user_id, r.slot, r.at)
      where r.seller_id = one.seller_id and r.user_id = one.user_id and r.kind = one.kind and r.slot = one.slot
      returning r.hash into before;
  end loop;
end
$$;--> statement-breakpoint
ALTER TABLE "staff_reads" ENABLE TRIGGER staff_reads_append_only;--> statement-breakpoint
ALTER TABLE "staff_reads" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_reads" ALTER COLUMN "previous_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_reads" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_reads_number" ON "staff_reads" USING btree ("seller_id","kind","number");--> statement-breakpoint
CREATE TRIGGER staff_reads_chained BEFORE INSERT ON "staff_reads" FOR EACH ROW EXECUTE FUNCTION chain_staff_read();
