ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamptz(3);
