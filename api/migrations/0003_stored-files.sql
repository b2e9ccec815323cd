CREATE TABLE "stored_files" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "stored_files_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "stored_files_state" CHECK ("state" in ('ARRIVING', 'KEPT', 'DROPPED'))
);
--> statement-breakpoint
ALTER TABLE "stored_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stored_files_passing" ON "stored_files" USING btree ("changed_at") WHERE "state" <> 'KEPT';--> statement-breakpoint
CREATE POLICY "stored_files_tenant" ON "stored_files" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "stored_files" FORCE ROW LEVEL SECURITY;
