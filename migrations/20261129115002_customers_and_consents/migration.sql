CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"basis" text,
	"source" text NOT NULL,
	"words" text NOT NULL,
	"day" date,
	"last_day" date,
	"line" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "consents_once" UNIQUE NULLS NOT DISTINCT("customer_id","channel","kind","basis","source","words","day")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"import_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value_hash" text NOT NULL,
	"sealed_value" text NOT NULL,
	"import_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"value_hash" text NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "sealed_key" text;--> statement-breakpoint
CREATE INDEX "consents_import_id_index" ON "consents" ("import_id");--> statement-breakpoint
CREATE INDEX "customers_business_id_created_at_index" ON "customers" ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_business_id_value_hash_index" ON "identities" ("business_id","value_hash");--> statement-breakpoint
CREATE INDEX "identities_customer_id_index" ON "identities" ("customer_id");--> statement-breakpoint
CREATE INDEX "identities_import_id_index" ON "identities" ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_business_id_channel_value_hash_index" ON "suppressions" ("business_id","channel","value_hash");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_customer_id_customers_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table customers enable row level security, force row level security;
--> statement-breakpoint
create policy own on customers to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on customers to legwork_everybody using (true);
--> statement-breakpoint
alter table identities enable row level security, force row level security;
--> statement-breakpoint
create policy own on identities to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on identities to legwork_everybody using (true);
--> statement-breakpoint
alter table consents enable row level security, force row level security;
--> statement-breakpoint
create policy own on consents to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on consents to legwork_everybody using (true);
--> statement-breakpoint
alter table suppressions enable row level security, force row level security;
--> statement-breakpoint
create policy own on suppressions to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on suppressions to legwork_everybody using (true);
