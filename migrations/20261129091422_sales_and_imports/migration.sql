CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"cells" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"state" text NOT NULL,
	"header_hash" text DEFAULT '' NOT NULL,
	"answers" jsonb NOT NULL,
	"summary" jsonb,
	"first_day" date,
	"last_day" date,
	"total_lines" integer DEFAULT 0 NOT NULL,
	"done_lines" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"committed_at" timestamp(3) with time zone,
	"undone_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"occurrence" integer NOT NULL,
	"detail" text NOT NULL,
	"is_refund" boolean NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"business_day" date NOT NULL,
	"hour" integer,
	"channel" text NOT NULL,
	"variant_id" uuid,
	"quantity" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tip" bigint NOT NULL,
	"rounding" bigint NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_day" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"variant_id" uuid,
	"tickets" integer NOT NULL,
	"lines" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"discount_lines" integer NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tip" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"refund_lines" integer NOT NULL,
	CONSTRAINT "sales_day_shop_id_day_channel_variant_id_unique" UNIQUE NULLS NOT DISTINCT("shop_id","day","channel","variant_id")
);
--> statement-breakpoint
CREATE TABLE "sales_hour" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" integer NOT NULL,
	"channel" text NOT NULL,
	"tickets" integer NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "sales_hour_shop_id_day_hour_channel_unique" UNIQUE("shop_id","day","hour","channel")
);
--> statement-breakpoint
CREATE TABLE "source_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"day" date NOT NULL,
	"lines" integer NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"tip" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "import_rows_import_id_line_index" ON "import_rows" ("import_id","line");--> statement-breakpoint
CREATE INDEX "imports_business_id_created_at_index" ON "imports" ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order_id_line_key_occurrence_index" ON "order_lines" ("order_id","line_key","occurrence");--> statement-breakpoint
CREATE INDEX "order_lines_shop_id_business_day_index" ON "order_lines" ("shop_id","business_day");--> statement-breakpoint
CREATE INDEX "order_lines_variant_id_index" ON "order_lines" ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_import_id_index" ON "order_lines" ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_business_id_shop_id_source_source_id_index" ON "orders" ("business_id","shop_id","source","source_id");--> statement-breakpoint
CREATE INDEX "orders_import_id_index" ON "orders" ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_business_id_key_index" ON "products" ("business_id","key");--> statement-breakpoint
CREATE INDEX "sales_day_variant_id_index" ON "sales_day" ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_days_import_id_day_index" ON "source_days" ("import_id","day");--> statement-breakpoint
CREATE INDEX "source_days_shop_id_day_index" ON "source_days" ("shop_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_product_id_key_index" ON "variants" ("product_id","key");--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sales_day" ADD CONSTRAINT "sales_day_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sales_day" ADD CONSTRAINT "sales_day_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sales_day" ADD CONSTRAINT "sales_day_variant_id_variants_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variants"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sales_hour" ADD CONSTRAINT "sales_hour_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sales_hour" ADD CONSTRAINT "sales_hour_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "source_days" ADD CONSTRAINT "source_days_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "source_days" ADD CONSTRAINT "source_days_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table products enable row level security, force row level security;
--> statement-breakpoint
create policy own on products to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on products to legwork_everybody using (true);
--> statement-breakpoint
alter table variants enable row level security, force row level security;
--> statement-breakpoint
create policy own on variants to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on variants to legwork_everybody using (true);
--> statement-breakpoint
alter table orders enable row level security, force row level security;
--> statement-breakpoint
create policy own on orders to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on orders to legwork_everybody using (true);
--> statement-breakpoint
alter table order_lines enable row level security, force row level security;
--> statement-breakpoint
create policy own on order_lines to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on order_lines to legwork_everybody using (true);
--> statement-breakpoint
alter table source_days enable row level security, force row level security;
--> statement-breakpoint
create policy own on source_days to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on source_days to legwork_everybody using (true);
--> statement-breakpoint
alter table sales_day enable row level security, force row level security;
--> statement-breakpoint
create policy own on sales_day to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on sales_day to legwork_everybody using (true);
--> statement-breakpoint
alter table sales_hour enable row level security, force row level security;
--> statement-breakpoint
create policy own on sales_hour to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on sales_hour to legwork_everybody using (true);
--> statement-breakpoint
alter table imports enable row level security, force row level security;
--> statement-breakpoint
create policy own on imports to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on imports to legwork_everybody using (true);
--> statement-breakpoint
alter table import_rows enable row level security, force row level security;
--> statement-breakpoint
create policy own on import_rows to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on import_rows to legwork_everybody using (true);
