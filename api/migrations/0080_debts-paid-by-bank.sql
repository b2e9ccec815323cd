ALTER TABLE "carry_overs" ADD COLUMN "noted_by" uuid;
