CREATE INDEX "warehouse_shipments_tracking" ON "warehouse_shipments" USING btree ("tracking_number");
