ALTER TABLE "sellers" ADD COLUMN "market_region" text;
