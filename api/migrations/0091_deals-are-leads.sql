ALTER TABLE "deals" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "deals" CASCADE;--> statement-breakpoint
ALTER TABLE "seller_leads" ADD COLUMN "deal_id" text GENERATED ALWAYS AS ('D-' || upper(right(id::text, 8))) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "seller_leads_deal" ON "seller_leads" USING btree ("deal_id");
