CREATE TABLE "documents" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sale_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"document_type" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_by" uuid,
	"uploaded_by_name" text NOT NULL,
	"uploaded_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "documents_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "documents_type" CHECK (document_type in ('SELLER_INVOICE', 'COMMERCIAL_INVOICE', 'PROFORMA_INVOICE', 'SELF_BILLED_INVOICE', 'CREDIT_NOTE', 'PACKING_LIST', 'DELIVERY_NOTE', 'SHIPPING_LABEL', 'PALLET_LABEL', 'CMR', 'PROOF_OF_DELIVERY', 'EXPORT_DECLARATION', 'CERTIFICATE_OF_ORIGIN', 'SAFETY_DATA_SHEET', 'DANGEROUS_GOODS_DECLARATION', 'CLAIM_EVIDENCE', 'OTHER'))
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "document_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_seller_id_sale_id_sales_seller_id_id_fk" FOREIGN KEY ("seller_id","sale_id") REFERENCES "public"."sales"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_seller_id_file_id_stored_files_seller_id_id_fk" FOREIGN KEY ("seller_id","file_id") REFERENCES "public"."stored_files"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_sale" ON "documents" USING btree ("seller_id","sale_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_file" ON "documents" USING btree ("seller_id","file_id");--> statement-breakpoint
CREATE POLICY "documents_tenant" ON "documents" AS PERMISSIVE FOR ALL TO public USING (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid)) WITH CHECK (seller_id >= (select case when current_setting('app.scope', true) = 'system' then '00000000-0000-0000-0000-000000000000' else nullif(current_setting('app.seller_id', true), '') end::uuid) and seller_id <= (select case when current_setting('app.scope', true) = 'system' then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else nullif(current_setting('app.seller_id', true), '') end::uuid));
--> statement-breakpoint
ALTER TABLE "documents" FORCE ROW LEVEL SECURITY;
