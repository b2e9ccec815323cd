-- Written by drizzle-kit; INCLUDE lists, COLLATE, FORCE and triggers are added by hand.
select set_config('app.scope', 'system', true);--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"target" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"rotated_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_seen_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	"revoked_because" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"ending" text NOT NULL,
	"provider_reference" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "bank_accounts_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carrier_bookings" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"pickup_date" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "carrier_bookings_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "carrier_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"page" text,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"status" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"unit_size" integer DEFAULT 1 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"hidden_in" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gtin" text NOT NULL,
	"name" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"category" text NOT NULL,
	"size" text,
	"weight_grams" integer DEFAULT 500 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"warehouse_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"seller_name" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"weight_kg" double precision NOT NULL,
	"expected_on" text NOT NULL,
	"announced_at" timestamptz(3) NOT NULL,
	CONSTRAINT "packages_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"sale_id" uuid,
	"payout_id" uuid,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "ledger_lines_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "ledger_lines_amount" CHECK ("amount_minor" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_approvals" (
	"seller_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "payout_approvals_seller_id_payout_id_user_id_pk" PRIMARY KEY("seller_id","payout_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "payout_approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"account_ending" text NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"quote_reference" text NOT NULL,
	"review_reasons" text[] DEFAULT '{}' NOT NULL,
	"approvals_needed" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamptz(3) NOT NULL,
	"requested_by" uuid NOT NULL,
	"reply_by" timestamptz(3),
	"sent_at" timestamptz(3),
	"settled_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payouts_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "payouts_amount" CHECK ("amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_counts" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status_group" text NOT NULL,
	"next_action" text NOT NULL,
	"delta" integer NOT NULL,
	CONSTRAINT "sale_counts_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "sale_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_events" (
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"reason" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "sale_events_seller_id_sale_id_id_pk" PRIMARY KEY("seller_id","sale_id","id")
);
--> statement-breakpoint
ALTER TABLE "sale_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_issues" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "sale_issues_seller_id_sale_id_id_pk" PRIMARY KEY("seller_id","sale_id","id")
);
--> statement-breakpoint
ALTER TABLE "sale_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_lines" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"offer_id" uuid NOT NULL,
	"gtin" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"unit_size" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"requested_quantity" integer NOT NULL,
	"draft_quantity" integer,
	"confirmed_quantity" integer,
	"shipped_quantity" integer DEFAULT 0 NOT NULL,
	"received_quantity" integer DEFAULT 0 NOT NULL,
	"damaged_quantity" integer DEFAULT 0 NOT NULL,
	"claimed_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"reduction_reason" text,
	"reduction_note" text,
	CONSTRAINT "sale_lines_seller_id_sale_id_id_pk" PRIMARY KEY("seller_id","sale_id","id"),
	CONSTRAINT "sale_lines_quantities" CHECK ("requested_quantity" > 0 and "confirmed_quantity" between 0 and "requested_quantity" and "refunded_quantity" between 0 and "requested_quantity")
);
--> statement-breakpoint
ALTER TABLE "sale_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_loads" (
	"seller_id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"load_type" text NOT NULL,
	"pallet_type" text,
	"count" integer NOT NULL,
	"length_cm" double precision NOT NULL,
	"width_cm" double precision NOT NULL,
	"height_cm" double precision NOT NULL,
	"weight_kg" double precision NOT NULL,
	CONSTRAINT "sale_loads_seller_id_sale_id_position_pk" PRIMARY KEY("seller_id","sale_id","position")
);
--> statement-breakpoint
ALTER TABLE "sale_loads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sale_search" (
	"seller_id" uuid NOT NULL,
	"token" text COLLATE "C" NOT NULL,
	"sale_id" uuid NOT NULL,
	CONSTRAINT "sale_search_seller_id_token_sale_id_pk" PRIMARY KEY("seller_id","token","sale_id")
);
--> statement-breakpoint
ALTER TABLE "sale_search" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sales" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_reference" text,
	"status" text NOT NULL,
	"status_group" text NOT NULL,
	"next_action" text NOT NULL,
	"has_read" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"line_count" integer NOT NULL,
	"requested_minor" bigint NOT NULL,
	"confirmed_minor" bigint,
	"total_minor" bigint NOT NULL,
	"shipping_fee_minor" bigint,
	"vat_minor" bigint,
	"destination_kind" text NOT NULL,
	"destination_country" text NOT NULL,
	"destination_city" text NOT NULL,
	"destination_region" text NOT NULL,
	"shipping_method" text,
	"load_count" integer DEFAULT 0 NOT NULL,
	"booking_succeeded" boolean DEFAULT false NOT NULL,
	"tracked_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamptz(3),
	"due_at" timestamptz(3) NOT NULL,
	"expired_at" timestamptz(3),
	"expired_from" text,
	"extended_at" timestamptz(3),
	"confirmed_at" timestamptz(3),
	"decline_reasons" text[] DEFAULT '{}' NOT NULL,
	"decline_note" text,
	"cancel_reason" text,
	"created_at" timestamptz(3) NOT NULL,
	"updated_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sales_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "sales_status" CHECK (status in ('AWAITING_BUYER_PAYMENT', 'REQUESTED', 'CONFIRMED', 'PAYMENT_IN_REVIEW', 'PAID', 'COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'))
);
--> statement-breakpoint
ALTER TABLE "sales" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "buyers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"pause_reason" text,
	"expected_pause_end" timestamptz(3),
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	"vat_number" text,
	"vat_status" text DEFAULT 'PENDING' NOT NULL,
	"registration_number" text,
	"pricing_model" text DEFAULT 'COMMISSION' NOT NULL,
	"fee_basis_points" integer DEFAULT 800 NOT NULL,
	"ship_line1" text DEFAULT '' NOT NULL,
	"ship_line2" text DEFAULT '' NOT NULL,
	"ship_city" text DEFAULT '' NOT NULL,
	"has_billing_address" boolean DEFAULT false NOT NULL,
	"has_bank_account" boolean DEFAULT false NOT NULL,
	"bank_changed_at" timestamptz(3),
	"risk_flag" boolean DEFAULT false NOT NULL,
	"sla_version" text,
	"sla_accepted_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"carrier" text NOT NULL,
	"status" text NOT NULL,
	"track_and_trace_numbers" text[] NOT NULL,
	"leg" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "shipments_seller_id_id_pk" PRIMARY KEY("seller_id","id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"account" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"seller_id" uuid,
	"buyer_id" uuid,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_phone_verified" boolean DEFAULT false NOT NULL,
	"is_warehouse_user" boolean DEFAULT false NOT NULL,
	"account_manager_name" text,
	"account_manager_email" text,
	"disabled_at" timestamptz(3),
	"created_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_lines" (
	"buyer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"account" text NOT NULL,
	"source" text NOT NULL,
	"sale_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "wallet_lines_buyer_id_id_pk" PRIMARY KEY("buyer_id","id"),
	CONSTRAINT "wallet_lines_amount" CHECK ("amount_minor" <> 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"status" integer,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "idempotency_keys_owner_operation_key_pk" PRIMARY KEY("owner","operation","key")
);
--> statement-breakpoint
CREATE TABLE "messages_sent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_handled" (
	"event_id" uuid NOT NULL,
	"subscriber" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "outbox_handled_event_id_subscriber_pk" PRIMARY KEY("event_id","subscriber")
);
--> statement-breakpoint
CREATE TABLE "provider_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"created_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_approvals" ADD CONSTRAINT "payout_approvals_seller_id_payout_id_payouts_seller_id_id_fk" FOREIGN KEY ("seller_id","payout_id") REFERENCES "public"."payouts"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_events" ADD CONSTRAINT "sale_events_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_issues" ADD CONSTRAINT "sale_issues_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_lines" ADD CONSTRAINT "sale_lines_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_loads" ADD CONSTRAINT "sale_loads_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_search" ADD CONSTRAINT "sale_search_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "attempts" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "secrets_user" ON "secrets" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "secrets_hash" ON "secrets" USING btree ("kind","user_id","hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carrier_bookings_sale" ON "carrier_bookings" USING btree ("seller_id","sale_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_slug" ON "brands" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_product" ON "offers" USING btree ("seller_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_gtin" ON "products" USING btree ("gtin");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_code" ON "packages" USING btree ("seller_id","code");--> statement-breakpoint
CREATE INDEX "packages_status" ON "packages" USING btree ("warehouse_id","status","expected_on","id");--> statement-breakpoint
CREATE INDEX "ledger_lines_sale" ON "ledger_lines" USING btree ("seller_id","sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_sale" ON "payouts" USING btree ("seller_id","sale_id") WHERE status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status","requested_at");--> statement-breakpoint
CREATE INDEX "payouts_by_id" ON "payouts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sale_search_sale" ON "sale_search" USING btree ("seller_id","sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_order_number" ON "sales" USING btree ("seller_id","order_number");--> statement-breakpoint
CREATE INDEX "sales_due" ON "sales" USING btree ("seller_id","status_group","due_at","id") INCLUDE ("status","next_action","destination_country","destination_region","destination_kind");--> statement-breakpoint
CREATE INDEX "sales_created" ON "sales" USING btree ("seller_id","status_group","created_at","id") INCLUDE ("status","next_action","destination_country","destination_region","destination_kind");--> statement-breakpoint
CREATE INDEX "sales_total" ON "sales" USING btree ("seller_id","status_group","total_minor","id") INCLUDE ("status","next_action","destination_country","destination_region","destination_kind");--> statement-breakpoint
CREATE INDEX "sales_number" ON "sales" USING btree ("seller_id","status_group","order_number","id") INCLUDE ("status","next_action","destination_country","destination_region","destination_kind");--> statement-breakpoint
CREATE INDEX "sales_by_id" ON "sales" USING btree ("id");--> statement-breakpoint
CREATE INDEX "shipments_sale" ON "shipments" USING btree ("seller_id","sale_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_seller" ON "users" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_lines_cause" ON "wallet_lines" USING btree ("buyer_id","cause_id","account");--> statement-breakpoint
CREATE INDEX "wallet_lines_at" ON "wallet_lines" USING btree ("buyer_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_sent_recipient" ON "messages_sent" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "messages_sent_at" ON "messages_sent" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_lines_journal" ON "ledger_lines" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "wallet_lines_journal" ON "wallet_lines" USING btree ("journal_id");--> statement-breakpoint
CREATE POLICY "bank_accounts_tenant" ON "bank_accounts" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "carrier_bookings_tenant" ON "carrier_bookings" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "offers_tenant" ON "offers" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "packages_tenant" ON "packages" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "ledger_lines_tenant" ON "ledger_lines" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "payout_approvals_tenant" ON "payout_approvals" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "payouts_tenant" ON "payouts" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sale_counts_tenant" ON "sale_counts" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sale_events_tenant" ON "sale_events" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sale_issues_tenant" ON "sale_issues" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sale_lines_tenant" ON "sale_lines" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sale_loads_tenant" ON "sale_loads" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sale_search_tenant" ON "sale_search" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "sales_tenant" ON "sales" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "shipments_tenant" ON "shipments" AS PERMISSIVE FOR ALL TO public USING (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (seller_id = (select nullif(current_setting('app.seller_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));--> statement-breakpoint
CREATE POLICY "wallet_lines_tenant" ON "wallet_lines" AS PERMISSIVE FOR ALL TO public USING (buyer_id = (select nullif(current_setting('app.buyer_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system')) WITH CHECK (buyer_id = (select nullif(current_setting('app.buyer_id', true), '')::uuid) or (select current_setting('app.scope', true) = 'system'));
--> statement-breakpoint
ALTER TABLE "bank_accounts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "carrier_bookings" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "offers" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "packages" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "ledger_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "payout_approvals" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "payouts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sale_counts" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sale_events" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sale_issues" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sale_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sale_loads" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sale_search" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sales" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "shipments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "wallet_lines" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Ledgers are append-only: corrections are new, opposite lines.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ begin raise exception 'ledger lines are never changed'; end $$;
--> statement-breakpoint
CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE ON "ledger_lines" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER wallet_lines_append_only BEFORE UPDATE OR DELETE ON "wallet_lines" FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Every journal sums to zero per currency; checked when the transaction commits.
CREATE FUNCTION journal_balances() RETURNS trigger LANGUAGE plpgsql AS $$
declare off_by bigint;
begin
  execute format('select coalesce(sum(abs(total)), 0) from (select sum(amount_minor) as total from %I where journal_id = $1 group by currency) t', tg_table_name)
    into off_by using new.journal_id;
  if off_by <> 0 then raise exception 'journal % does not balance', new.journal_id; end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_lines_balance AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_balances();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER wallet_lines_balance AFTER INSERT ON "wallet_lines" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_balances();
