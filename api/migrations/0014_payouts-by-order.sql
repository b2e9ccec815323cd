CREATE INDEX "payouts_order" ON "payouts" USING btree ("order_number");
