CREATE TABLE "audit_entries" (
	"seller_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"person" text NOT NULL,
	"is_staff" boolean NOT NULL,
	"subject" text NOT NULL,
	"changes" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_seller_id_number_pk" PRIMARY KEY("seller_id","number")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_by" text;--> statement-breakpoint
CREATE INDEX "audit_entries_time" ON "audit_entries" USING btree ("seller_id","at");--> statement-breakpoint
CREATE POLICY "audit_entries_tenant" ON "audit_entries" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "audit_entries" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE FUNCTION "audit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'an audit entry is never changed'; END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_stay"();
