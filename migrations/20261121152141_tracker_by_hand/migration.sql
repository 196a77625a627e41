CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"changed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application_reminders" (
	"application_id" uuid PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"told_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "origin" text DEFAULT 'agent' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "posting_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "match" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "application_notes_application_id_created_at_index" ON "application_notes" ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_account_id_index" ON "application_notes" ("account_id");--> statement-breakpoint
CREATE INDEX "application_reminders_told_at_due_at_index" ON "application_reminders" ("told_at","due_at");--> statement-breakpoint
CREATE INDEX "application_reminders_account_id_index" ON "application_reminders" ("account_id");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_reminders" ADD CONSTRAINT "application_reminders_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_reminders" ADD CONSTRAINT "application_reminders_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;