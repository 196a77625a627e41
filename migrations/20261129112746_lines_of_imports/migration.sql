ALTER TABLE "imports" ADD COLUMN "lines_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_import_id_index" ON "products" ("import_id");--> statement-breakpoint
CREATE INDEX "variants_import_id_index" ON "variants" ("import_id");