ALTER TABLE "carts" ADD COLUMN "searches" integer DEFAULT 0 NOT NULL;
