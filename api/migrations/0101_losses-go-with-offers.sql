ALTER TABLE "price_losses" DROP CONSTRAINT "price_losses_seller_id_offer_id_offers_seller_id_id_fk";
--> statement-breakpoint
ALTER TABLE "price_losses" ADD CONSTRAINT "price_losses_seller_id_offer_id_offers_seller_id_id_fk" FOREIGN KEY ("seller_id","offer_id") REFERENCES "public"."offers"("seller_id","id") ON DELETE cascade ON UPDATE no action;
