CREATE TABLE "application_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"source" text NOT NULL,
	"mail_id" uuid,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_links" (
	"application_id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "resume_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "viewed" text;--> statement-breakpoint
CREATE UNIQUE INDEX "application_views_application_id_source_index" ON "application_views" ("application_id","source");--> statement-breakpoint
CREATE INDEX "application_views_account_id_index" ON "application_views" ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_links_token_hash_index" ON "resume_links" ("token_hash");--> statement-breakpoint
CREATE INDEX "resume_links_account_id_index" ON "resume_links" ("account_id");--> statement-breakpoint
ALTER TABLE "application_views" ADD CONSTRAINT "application_views_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_views" ADD CONSTRAINT "application_views_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;