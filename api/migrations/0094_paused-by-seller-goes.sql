ALTER TABLE "sellers" DROP COLUMN "paused_by_seller";
