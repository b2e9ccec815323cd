ALTER TABLE "known_devices" ADD COLUMN "factor_failures" integer;
