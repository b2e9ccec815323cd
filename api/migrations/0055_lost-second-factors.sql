CREATE TABLE "factor_losses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3),
	"granted_at" timestamptz(3),
	"granted_by" uuid
);
--> statement-breakpoint
ALTER TABLE "factor_losses" ADD CONSTRAINT "factor_losses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_losses" ADD CONSTRAINT "factor_losses_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_losses_user" ON "factor_losses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "factor_losses_granter" ON "factor_losses" USING btree ("granted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "factor_losses_open" ON "factor_losses" USING btree ("user_id") WHERE "factor_losses"."cancelled_at" is null and "factor_losses"."granted_at" is null;
