CREATE TABLE "edifact_answers" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"edifact_order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"reference" integer GENERATED ALWAYS AS IDENTITY (sequence name "edifact_answers_reference_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"segments" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"written_at" timestamptz(3),
	CONSTRAINT "edifact_answers_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
ALTER TABLE "edifact_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "edifact_orders" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"hash" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamptz(3) NOT NULL,
	"looked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "edifact_orders_buyer_id_id_pk" PRIMARY KEY("buyer_id","id")
);
--> statement-breakpoint
ALTER TABLE "edifact_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sandbox_clocks" (
	"buyer_id" uuid NOT NULL,
	"moved_milliseconds" bigint NOT NULL,
	"moved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sandbox_clocks_buyer_id_pk" PRIMARY KEY("buyer_id"),
	CONSTRAINT "sandbox_clocks_forward" CHECK ("moved_milliseconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_clocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "edifact_answers" ADD CONSTRAINT "edifact_answers_buyer_id_edifact_order_id_edifact_orders_buyer_id_id_fk" FOREIGN KEY ("buyer_id","edifact_order_id") REFERENCES "public"."edifact_orders"("buyer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "edifact_answers_cause" ON "edifact_answers" USING btree ("buyer_id","type","cause_id");--> statement-breakpoint
CREATE INDEX "edifact_answers_order" ON "edifact_answers" USING btree ("buyer_id","edifact_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "edifact_orders_number" ON "edifact_orders" USING btree ("buyer_id","number");--> statement-breakpoint
CREATE INDEX "edifact_orders_looked" ON "edifact_orders" USING btree ("buyer_id","looked_at");--> statement-breakpoint
CREATE POLICY "edifact_answers_tenant" ON "edifact_answers" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "edifact_orders_tenant" ON "edifact_orders" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));--> statement-breakpoint
CREATE POLICY "sandbox_clocks_tenant" ON "sandbox_clocks" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "edifact_answers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "edifact_orders" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sandbox_clocks" FORCE ROW LEVEL SECURITY;
