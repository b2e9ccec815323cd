CREATE TABLE "seller_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"website" text,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"seller_id" uuid,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "vat_number" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "vat_status" text DEFAULT 'PENDING' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "vat_company_name" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "credit_status" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "credit_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "credit_applied_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "days_deferred" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "status_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "paused_by_seller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "next_fee_basis_points" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "next_fee_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "next_fee_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sell_to_regions" text[] DEFAULT '{"EUROPE"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "sell_to_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "ship_direct_to_regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "ship_direct_to_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "shipping_from" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "terms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_leads_slug" ON "seller_leads" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_leads_email" ON "seller_leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "seller_leads_status" ON "seller_leads" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "seller_leads_seller" ON "seller_leads" USING btree ("seller_id");
--> statement-breakpoint
select set_config('app.scope', 'system', true);--> statement-breakpoint
UPDATE "sellers" SET "sell_to_regions" = "sell_to";
