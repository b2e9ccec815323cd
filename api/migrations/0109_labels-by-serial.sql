CREATE INDEX "logistic_units_serials" ON "logistic_units" USING btree ("company_prefix","first_serial");
