CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"version" text NOT NULL,
	"day" date NOT NULL,
	"stars" integer,
	"recommends" boolean,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"reply" text NOT NULL,
	"import_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_business_id_shop_id_source_source_id_version_index" ON "reviews" ("business_id","shop_id","source","source_id","version");--> statement-breakpoint
CREATE INDEX "reviews_shop_id_day_index" ON "reviews" ("shop_id","day");--> statement-breakpoint
CREATE INDEX "reviews_import_id_index" ON "reviews" ("import_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table reviews enable row level security, force row level security;
--> statement-breakpoint
create policy own on reviews to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on reviews to legwork_everybody using (true);
