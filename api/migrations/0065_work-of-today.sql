CREATE INDEX "package_events_at" ON "package_events" USING btree ("at");
