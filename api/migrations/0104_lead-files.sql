CREATE TABLE "lead_files" (
	"seller_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	"added_by_name" text NOT NULL,
	CONSTRAINT "lead_files_seller_id_lead_id_id_pk" PRIMARY KEY("seller_id","lead_id","id")
);
--> statement-breakpoint
ALTER TABLE "lead_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_lead_id_seller_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."seller_leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_files" ADD CONSTRAINT "lead_files_seller_id_file_id_stored_files_seller_id_id_fk" FOREIGN KEY ("seller_id","file_id") REFERENCES "public"."stored_files"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_files_file" ON "lead_files" USING btree ("seller_id","file_id");--> statement-breakpoint
CREATE INDEX "lead_files_lead" ON "lead_files" USING btree ("lead_id");--> statement-breakpoint
CREATE POLICY "lead_files_tenant" ON "lead_files" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "lead_files" FORCE ROW LEVEL SECURITY;
