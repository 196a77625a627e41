CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"shop_ids" uuid[],
	"limits" jsonb NOT NULL,
	"chosen_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"hours" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" DROP CONSTRAINT "businesses_account_id_accounts_id_fkey";--> statement-breakpoint
ALTER TABLE "businesses"
	ADD COLUMN "id" uuid DEFAULT gen_random_uuid(),
	ADD COLUMN "name" text,
	ADD COLUMN "trade" text,
	ADD COLUMN "languages" jsonb,
	ADD COLUMN "website" text DEFAULT '' NOT NULL,
	ADD COLUMN "contact_email" text DEFAULT '' NOT NULL,
	ADD COLUMN "currency" text DEFAULT 'CAD' NOT NULL,
	ADD COLUMN "close_hour" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "law_region" text,
	ADD COLUMN "voice" text,
	ADD COLUMN "created_at" timestamp(3) with time zone;
--> statement-breakpoint
-- One business of each account becomes a business with one shop and one owner.
update businesses set
	name = coalesce(profile ->> 'name', ''), trade = coalesce(profile ->> 'trade', ''),
	languages = coalesce(profile -> 'languages', '["en"]'), website = coalesce(profile ->> 'website', ''),
	contact_email = coalesce(profile ->> 'contact_email', ''), created_at = updated_at;
--> statement-breakpoint
insert into shops (business_id, name, city, region, postal_code, time_zone, phone, hours, created_at, updated_at)
	select id, name, coalesce(profile ->> 'city', ''), coalesce(profile ->> 'region', 'ON'), coalesce(profile ->> 'postal_code', ''),
		coalesce(profile ->> 'time_zone', 'America/Toronto'), coalesce(profile ->> 'phone', ''), coalesce(profile -> 'hours', '{}'),
		updated_at, updated_at from businesses;
--> statement-breakpoint
insert into members (business_id, account_id, role, limits, chosen_at, created_at)
	select id, account_id, 'owner', '{"order_cents": null}', updated_at, updated_at from businesses;
--> statement-breakpoint
drop policy own on businesses;
--> statement-breakpoint
ALTER TABLE "businesses"
	DROP COLUMN "account_id", DROP COLUMN "profile",
	ALTER COLUMN "name" SET NOT NULL, ALTER COLUMN "trade" SET NOT NULL, ALTER COLUMN "languages" SET NOT NULL, ALTER COLUMN "created_at" SET NOT NULL,
	ADD PRIMARY KEY ("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "members_business_id_account_id_index" ON "members" ("business_id","account_id");--> statement-breakpoint
CREATE INDEX "members_account_id_chosen_at_index" ON "members" ("account_id","chosen_at");--> statement-breakpoint
CREATE INDEX "shops_business_id_created_at_index" ON "shops" ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- The businesses whose rows a statement sees: those its account is a member of, and the one it is set to. As the owner of the tables,
-- since what says who is a member is itself shown to members alone.
create function legwork_businesses() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
	select array(
		select business_id from members where account_id = nullif(current_setting('legwork.account', true), '')::uuid
		union select nullif(current_setting('legwork.business', true), '')::uuid where nullif(current_setting('legwork.business', true), '') is not null
	)
$$;
--> statement-breakpoint
-- What members of a business may know of each other's accounts.
create function legwork_colleagues() returns table (business_id uuid, account_id uuid, full_name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
	select members.business_id, accounts.id, accounts.full_name, accounts.email from members join accounts on accounts.id = members.account_id
	where members.business_id = any (legwork_businesses())
$$;
--> statement-breakpoint
create policy own on businesses to legwork_account using (id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
alter table shops enable row level security, force row level security;
--> statement-breakpoint
create policy own on shops to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on shops to legwork_everybody using (true);
--> statement-breakpoint
alter table members enable row level security, force row level security;
--> statement-breakpoint
create policy own on members to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on members to legwork_everybody using (true);
