ALTER TABLE "checkouts" ADD COLUMN "cart_version" integer DEFAULT 0 NOT NULL;
