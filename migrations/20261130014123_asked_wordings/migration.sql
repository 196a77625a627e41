CREATE TABLE "asked_wordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"said" text NOT NULL,
	"instead" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "asked_wordings_account_id_fact_said_instead_index" ON "asked_wordings" ("account_id","fact","said","instead");--> statement-breakpoint
ALTER TABLE "asked_wordings" ADD CONSTRAINT "asked_wordings_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
alter table asked_wordings enable row level security, force row level security;
--> statement-breakpoint
create policy own on asked_wordings to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on asked_wordings to legwork_everybody using (true);
