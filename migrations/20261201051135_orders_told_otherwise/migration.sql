CREATE TABLE "replaced_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"occurrence" integer NOT NULL,
	"variant_id" uuid,
	"import_id" uuid NOT NULL,
	"replaced_by" uuid NOT NULL,
	"line" jsonb NOT NULL,
	"taxes" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "source_days_import_id_shop_id_day_index";--> statement-breakpoint
ALTER TABLE "source_days" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "source_days" ADD CONSTRAINT "source_days_import_id_shop_id_day_changed_by_unique" UNIQUE NULLS NOT DISTINCT("import_id","shop_id","day","changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "replaced_lines_order_id_line_key_occurrence_import_id_index" ON "replaced_lines" ("order_id","line_key","occurrence","import_id");--> statement-breakpoint
CREATE INDEX "replaced_lines_import_id_index" ON "replaced_lines" ("import_id");--> statement-breakpoint
CREATE INDEX "replaced_lines_replaced_by_index" ON "replaced_lines" ("replaced_by");--> statement-breakpoint
CREATE INDEX "replaced_lines_variant_id_index" ON "replaced_lines" ("variant_id");--> statement-breakpoint
CREATE INDEX "source_days_changed_by_index" ON "source_days" ("changed_by");--> statement-breakpoint
ALTER TABLE "replaced_lines" ADD CONSTRAINT "replaced_lines_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "replaced_lines" ADD CONSTRAINT "replaced_lines_variant_id_variants_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL;--> statement-breakpoint
alter table replaced_lines enable row level security, force row level security;
--> statement-breakpoint
create policy own on replaced_lines to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on replaced_lines to legwork_everybody using (true);