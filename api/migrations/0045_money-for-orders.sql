ALTER TABLE "checkouts" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "credit_page" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE paid_at is null;
