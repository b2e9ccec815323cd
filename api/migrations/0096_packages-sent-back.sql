CREATE INDEX "packages_sent_back" ON "packages" USING btree ("seller_id","sale_id","tracking_number") WHERE "status" in ('RETURNED_TO_SELLER', 'DISPOSED');
