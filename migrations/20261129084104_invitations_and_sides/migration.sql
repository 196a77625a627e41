CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"business_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"shop_ids" uuid[],
	"limits" jsonb NOT NULL,
	"token_hash" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "other_side_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "invitations_business_id_created_at_index" ON "invitations" ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_index" ON "invitations" ("token_hash");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_business_id_businesses_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE;--> statement-breakpoint
alter table invitations enable row level security, force row level security;
--> statement-breakpoint
create policy own on invitations to legwork_account using (business_id = any ((select legwork_businesses())::uuid[]));
--> statement-breakpoint
create policy everybody on invitations to legwork_everybody using (true);
--> statement-breakpoint
-- What an invitation is to, for whoever brings its token and is nobody's member yet.
create function legwork_invitation(hash text) returns table (id uuid, business_id uuid, business text, role text, email text, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
	select invitations.id, invitations.business_id, businesses.name, invitations.role, invitations.email, invitations.expires_at
	from invitations join businesses on businesses.id = invitations.business_id where invitations.token_hash = hash
$$;
