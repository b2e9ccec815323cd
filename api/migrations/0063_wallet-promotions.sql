CREATE TABLE "wallet_promotions" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"left_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "wallet_promotions_buyer_id_id_pk" PRIMARY KEY("buyer_id","id"),
	CONSTRAINT "wallet_promotions_left" CHECK ("left_minor" between 0 and "amount_minor")
);
--> statement-breakpoint
ALTER TABLE "wallet_promotions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "wallet_promotions_open" ON "wallet_promotions" USING btree ("expires_at") WHERE ended_at is null;--> statement-breakpoint
CREATE POLICY "wallet_promotions_tenant" ON "wallet_promotions" AS PERMISSIVE FOR ALL TO public USING (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid)) WITH CHECK (buyer_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.buyer_id', true), '') end::uuid) and buyer_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.buyer_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "wallet_promotions" FORCE ROW LEVEL SECURITY;
