select set_config('app.scope', 'system', true);--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"svg" text NOT NULL,
	CONSTRAINT "product_pictures_small" CHECK (octet_length("svg") <= 16384)
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "ended_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- When nobody wrote it down: orders that ended are hardly touched afterwards.
UPDATE "sales" SET "ended_at" = coalesce("expired_at", "updated_at") WHERE "status_group" = 'PAST';
