ALTER TABLE "carry_overs" ADD COLUMN "takes_back" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "carry_overs_taken_back" ON "carry_overs" USING btree ("seller_id","takes_back");
