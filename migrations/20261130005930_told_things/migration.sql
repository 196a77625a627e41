CREATE TABLE "told_things" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"weekly" bigint NOT NULL,
	CONSTRAINT "told_things_shop_id_kind_subject_unique" UNIQUE("shop_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "told_things" ADD CONSTRAINT "told_things_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "told_things" ADD CONSTRAINT "told_things_shop_id_shops_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE;
--> statement-breakpoint
alter table told_things enable row level security, force row level security;
--> statement-breakpoint
create policy own on told_things to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on told_things to legwork_everybody using (true);
