ALTER TABLE "accounts" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- What was said before messages had codes stays as it was said. The reason of a skip, which is read back, becomes a value of its own.
ALTER TABLE "application_events" ALTER COLUMN "detail" SET DATA TYPE jsonb USING jsonb_build_object('code', 'quoted.text', 'values', CASE WHEN "kind" = 'skipped' AND "detail" LIKE 'You skipped it: %' THEN jsonb_build_object('text', "detail", 'reason', substr("detail", length('You skipped it: ') + 1)) ELSE jsonb_build_object('text', "detail") END);--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "note" SET DATA TYPE jsonb USING jsonb_build_object('code', 'quoted.text', 'values', jsonb_build_object('text', "note"));--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "title" SET DATA TYPE jsonb USING jsonb_build_object('code', 'quoted.text', 'values', jsonb_build_object('text', "title"));--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "body" SET DATA TYPE jsonb USING jsonb_build_object('code', 'quoted.text', 'values', jsonb_build_object('text', "body"));
