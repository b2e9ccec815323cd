ALTER TABLE "withdrawals" ADD COLUMN "rejection" text;
