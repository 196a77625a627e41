CREATE TABLE "unanswered_notices" (
	"application_id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"told_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unanswered_notices_account_id_index" ON "unanswered_notices" ("account_id");--> statement-breakpoint
ALTER TABLE "unanswered_notices" ADD CONSTRAINT "unanswered_notices_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "unanswered_notices" ADD CONSTRAINT "unanswered_notices_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;