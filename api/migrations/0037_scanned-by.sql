ALTER TABLE "package_events" ADD COLUMN "scanned_by_name" text;
