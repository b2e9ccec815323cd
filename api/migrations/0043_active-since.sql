ALTER TABLE "sellers" ADD COLUMN "active_since" timestamptz(3);
