CREATE TABLE "buyer_reads" (
	"buyer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "buyer_reads_buyer_id_user_id_kind_slot_pk" PRIMARY KEY("buyer_id","user_id","kind","slot")
);
--> statement-breakpoint
ALTER TABLE "buyer_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "buyer_reads" ADD CONSTRAINT "buyer_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_reads_time" ON "buyer_reads" USING btree ("at","user_id");--> statement-breakpoint
CREATE POLICY "buyer_reads_tenant" ON "buyer_reads" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "buyer_reads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER buyer_reads_append_only BEFORE UPDATE OR DELETE ON "buyer_reads" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
