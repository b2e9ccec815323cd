ALTER TABLE "stock_lists" ADD COLUMN "folder_name" text;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "folder_key" text;--> statement-breakpoint
ALTER TABLE "stock_lists" ADD COLUMN "folder_told" text;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lists_folder" ON "stock_lists" USING btree ("seller_id","folder_key");
