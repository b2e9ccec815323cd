CREATE TABLE "thread_files" (
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thread_id" uuid,
	"message_id" uuid,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "thread_files_seller_id_sale_id_id_pk" PRIMARY KEY("seller_id","sale_id","id"),
	CONSTRAINT "thread_files_taken" CHECK (("thread_id" is null) = ("message_id" is null))
);
--> statement-breakpoint
ALTER TABLE "thread_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "thread_messages_seller_id_sale_id_thread_id_id_pk" PRIMARY KEY("seller_id","sale_id","thread_id","id"),
	CONSTRAINT "thread_messages_side" CHECK ("side" in ('SELLER', 'STAFF'))
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "threads" (
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reference" text NOT NULL,
	"category" text NOT NULL,
	"claim" text,
	"created_at" timestamptz(3) NOT NULL,
	"last_message_at" timestamptz(3) NOT NULL,
	"last_side" text NOT NULL,
	"reply_by" timestamptz(3) NOT NULL,
	"seller_read_at" timestamptz(3),
	"staff_read_at" timestamptz(3),
	"ticket" text,
	CONSTRAINT "threads_seller_id_sale_id_id_pk" PRIMARY KEY("seller_id","sale_id","id"),
	CONSTRAINT "threads_last_side" CHECK ("last_side" in ('SELLER', 'STAFF'))
);
--> statement-breakpoint
ALTER TABLE "threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "support_tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"mailbox" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"requester_name" text NOT NULL,
	"requester_email" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "thread_files" ADD CONSTRAINT "thread_files_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_files" ADD CONSTRAINT "thread_files_seller_id_file_id_stored_files_seller_id_id_fk" FOREIGN KEY ("seller_id","file_id") REFERENCES "public"."stored_files"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_files" ADD CONSTRAINT "thread_files_message" FOREIGN KEY ("seller_id","sale_id","thread_id","message_id") REFERENCES "public"."thread_messages"("seller_id","sale_id","thread_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread" FOREIGN KEY ("seller_id","sale_id","thread_id") REFERENCES "public"."threads"("seller_id","sale_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_files_file" ON "thread_files" USING btree ("seller_id","file_id");--> statement-breakpoint
CREATE INDEX "thread_files_unsent" ON "thread_files" USING btree ("created_at") WHERE "message_id" is null;--> statement-breakpoint
CREATE INDEX "threads_waiting" ON "threads" USING btree ("last_side","last_message_at");--> statement-breakpoint
CREATE INDEX "threads_by_id" ON "threads" USING btree ("id");--> statement-breakpoint
CREATE POLICY "thread_files_tenant" ON "thread_files" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "thread_messages_tenant" ON "thread_messages" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "threads_tenant" ON "threads" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "thread_files" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "thread_messages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "threads" FORCE ROW LEVEL SECURITY;
