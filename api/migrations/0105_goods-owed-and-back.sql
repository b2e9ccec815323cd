ALTER TABLE "sales" ADD COLUMN "goods_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "owed_on" text;
