CREATE TABLE "data_copies" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"kinds_done" integer DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "data_copies_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "data_copies_status" CHECK (status in ('WAITING', 'RUNNING', 'DONE', 'FAILED'))
);
--> statement-breakpoint
ALTER TABLE "data_copies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_copy_parts" (
	"seller_id" uuid NOT NULL,
	"copy_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "data_copy_parts_seller_id_copy_id_part_pk" PRIMARY KEY("seller_id","copy_id","part")
);
--> statement-breakpoint
ALTER TABLE "data_copy_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_copy_parts" ADD CONSTRAINT "data_copy_parts_seller_id_copy_id_data_copies_seller_id_id_fk" FOREIGN KEY ("seller_id","copy_id") REFERENCES "public"."data_copies"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_copy_parts" ADD CONSTRAINT "data_copy_parts_seller_id_file_id_stored_files_seller_id_id_fk" FOREIGN KEY ("seller_id","file_id") REFERENCES "public"."stored_files"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_owner" ON "data_copies" USING btree ("seller_id","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_copy_parts_file" ON "data_copy_parts" USING btree ("seller_id","file_id");--> statement-breakpoint
CREATE POLICY "data_copies_tenant" ON "data_copies" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "data_copy_parts_tenant" ON "data_copy_parts" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "data_copies" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "data_copy_parts" FORCE ROW LEVEL SECURITY;
