CREATE TABLE "staff_reads" (
	"seller_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "staff_reads_seller_id_user_id_kind_slot_pk" PRIMARY KEY("seller_id","user_id","kind","slot")
);
--> statement-breakpoint
ALTER TABLE "staff_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_reads" ADD CONSTRAINT "staff_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_reads_time" ON "staff_reads" USING btree ("at","user_id");--> statement-breakpoint
CREATE POLICY "staff_reads_tenant" ON "staff_reads" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "staff_reads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- An audit is added to and never changed.
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$ begin raise exception 'rows of % are never changed', tg_table_name; end $$;
--> statement-breakpoint
CREATE TRIGGER staff_reads_append_only BEFORE UPDATE OR DELETE ON "staff_reads" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
