ALTER TABLE "replacements" ADD COLUMN "order_id" uuid;--> statement-breakpoint
CREATE INDEX "replacements_source" ON "replacements" USING btree ("source_sale_id");
