DROP INDEX "answers_account_id_topic_index";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "typed" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "origin" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "application_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "answers_account_id_topic_company_index" ON "answers" ("account_id","topic","company");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL;