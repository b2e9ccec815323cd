ALTER TABLE "factor_losses" ADD COLUMN "kept_at" timestamptz(3);
