ALTER TABLE "messages_sent" ADD COLUMN "html" text;
