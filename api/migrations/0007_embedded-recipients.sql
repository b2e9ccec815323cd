CREATE TABLE "provider_recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_transfers" ADD COLUMN "holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_by_id" ON "shipments" USING btree ("id");
