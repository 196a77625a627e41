DROP INDEX "source_days_import_id_day_index";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "shop_ids" uuid[];--> statement-breakpoint
CREATE UNIQUE INDEX "source_days_import_id_shop_id_day_index" ON "source_days" ("import_id","shop_id","day");