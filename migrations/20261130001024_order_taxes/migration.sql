CREATE TABLE "order_taxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"name" text NOT NULL,
	"cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_day" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "tax_day_shop_id_day_name_unique" UNIQUE("shop_id","day","name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_taxes_line_id_name_index" ON "order_taxes" ("line_id","name");--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_line_id_order_lines_id_fkey" FOREIGN KEY ("line_id") REFERENCES "order_lines"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "tax_day" ADD CONSTRAINT "tax_day_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "tax_day" ADD CONSTRAINT "tax_day_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table order_taxes enable row level security, force row level security;
--> statement-breakpoint
create policy own on order_taxes to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on order_taxes to legwork_everybody using (true);
--> statement-breakpoint
alter table tax_day enable row level security, force row level security;
--> statement-breakpoint
create policy own on tax_day to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on tax_day to legwork_everybody using (true);
