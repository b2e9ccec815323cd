ALTER TABLE "carry_overs" DROP CONSTRAINT "carry_overs_amount";--> statement-breakpoint
ALTER TABLE "carry_overs" ADD CONSTRAINT "carry_overs_amount" CHECK (("amount_minor" <> 0 or "goods_minor" <> 0) and "open_minor" between least("amount_minor", 0) and greatest("amount_minor", 0));
