CREATE TABLE "resume_drafts" (
	"account_id" uuid PRIMARY KEY,
	"draft" jsonb NOT NULL,
	"lines" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_drafts" ADD CONSTRAINT "resume_drafts_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;