CREATE INDEX "replacements_taken" ON "replacements" USING btree ("order_id") WHERE "order_id" is not null;
