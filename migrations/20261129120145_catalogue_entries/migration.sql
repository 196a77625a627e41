CREATE TABLE "catalogue_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"gtin" text NOT NULL,
	"price" bigint,
	"cost" bigint,
	"stock" bigint,
	"import_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_entries_import_id_variant_id_index" ON "catalogue_entries" ("import_id","variant_id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_variant_id_index" ON "catalogue_entries" ("variant_id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_business_id_sku_index" ON "catalogue_entries" ("business_id","sku");--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_variant_id_variants_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table catalogue_entries enable row level security, force row level security;
--> statement-breakpoint
create policy own on catalogue_entries to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on catalogue_entries to legwork_everybody using (true);
