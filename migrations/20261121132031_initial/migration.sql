CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"campaign_id" uuid,
	"posting_id" uuid NOT NULL,
	"canonical_key" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"score" integer NOT NULL,
	"match" jsonb NOT NULL,
	"posting" jsonb NOT NULL,
	"note" text NOT NULL,
	"with_letter" boolean DEFAULT true NOT NULL,
	"extra_questions" jsonb DEFAULT '[]' NOT NULL,
	"plan" jsonb,
	"resume" jsonb,
	"letter" jsonb,
	"cv" jsonb,
	"letter_file" jsonb,
	"content_hash" text,
	"approved_hash" text,
	"approved_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"send_after" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"evidence" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"application_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"scope" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"application_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"fence" integer NOT NULL,
	"lease_until" timestamp(3) with time zone NOT NULL,
	"digest" text,
	"evidence" jsonb,
	"problem" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"armed_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"confirmed_at" timestamp(3) with time zone,
	"looked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"board" text NOT NULL,
	"tenant" text NOT NULL,
	"external_id" text NOT NULL,
	"canonical_key" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"posting" jsonb NOT NULL,
	"first_seen_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"closed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"board" text NOT NULL,
	"tenant" text NOT NULL,
	"name" text NOT NULL,
	"etag" text,
	"last_run_at" timestamp(3) with time zone,
	"last_good_at" timestamp(3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "send_budgets" (
	"account_id" uuid,
	"scope" text,
	"day" date,
	"used" integer NOT NULL,
	CONSTRAINT "send_budgets_pkey" PRIMARY KEY("account_id","scope","day")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target_titles" text NOT NULL,
	"keywords" text NOT NULL,
	"rate" integer NOT NULL,
	"active" boolean NOT NULL,
	"cover_letter" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"deleted_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"campaign_id" uuid,
	"posting_id" uuid,
	"account_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "matches_pkey" PRIMARY KEY("campaign_id","posting_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"application_id" uuid,
	"message_id" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"meaning" text NOT NULL,
	"because" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"question" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" uuid PRIMARY KEY,
	"headline" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"github" text DEFAULT '' NOT NULL,
	"portfolio" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'America/Toronto' NOT NULL,
	"target_position" text DEFAULT '' NOT NULL,
	"key_skills" text DEFAULT '' NOT NULL,
	"job_search_status" text DEFAULT '' NOT NULL,
	"onboarded_at" timestamp(3) with time zone,
	"address_token" text NOT NULL,
	"master" jsonb,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"kind" text DEFAULT 'career' NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"verified_at" timestamp(3) with time zone,
	"age_confirmed_at" timestamp(3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"registration_id" uuid,
	"account_id" uuid,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"age_confirmed" boolean NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_credentials" (
	"hash" text PRIMARY KEY,
	"used_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"application_id" uuid,
	"dedupe_key" text NOT NULL,
	"push" text NOT NULL,
	"skip_token" text,
	"content_hash" text,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"mail" jsonb,
	"read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "application_events_application_id_sequence_index" ON "application_events" ("application_id","sequence");--> statement-breakpoint
CREATE INDEX "application_events_account_id_at_index" ON "application_events" ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_account_id_canonical_key_index" ON "applications" ("account_id","canonical_key");--> statement-breakpoint
CREATE INDEX "applications_account_id_state_index" ON "applications" ("account_id","state");--> statement-breakpoint
CREATE INDEX "applications_account_id_updated_at_index" ON "applications" ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "applications_campaign_id_index" ON "applications" ("campaign_id");--> statement-breakpoint
CREATE INDEX "applications_state_expires_at_index" ON "applications" ("state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_token_hash_index" ON "approvals" ("token_hash");--> statement-breakpoint
CREATE INDEX "approvals_application_id_index" ON "approvals" ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_application_id_number_index" ON "attempts" ("application_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" ("application_id") WHERE state in ('intent', 'armed', 'sent', 'unknown');--> statement-breakpoint
CREATE INDEX "attempts_state_lease_until_index" ON "attempts" ("state","lease_until");--> statement-breakpoint
CREATE UNIQUE INDEX "postings_board_tenant_external_id_index" ON "postings" ("board","tenant","external_id");--> statement-breakpoint
CREATE INDEX "postings_canonical_key_index" ON "postings" ("canonical_key");--> statement-breakpoint
CREATE INDEX "postings_closed_at_index" ON "postings" ("closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sources_board_tenant_index" ON "sources" ("board","tenant");--> statement-breakpoint
CREATE INDEX "campaigns_account_id_index" ON "campaigns" ("account_id");--> statement-breakpoint
CREATE INDEX "campaigns_active_index" ON "campaigns" ("active");--> statement-breakpoint
CREATE INDEX "matches_account_id_created_at_index" ON "matches" ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "matches_campaign_id_verdict_score_index" ON "matches" ("campaign_id","verdict","score");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_account_id_message_id_index" ON "mails" ("account_id","message_id");--> statement-breakpoint
CREATE INDEX "mails_application_id_index" ON "mails" ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_account_id_topic_index" ON "answers" ("account_id","topic");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_address_token_index" ON "profiles" ("address_token");--> statement-breakpoint
CREATE INDEX "resume_files_account_id_created_at_index" ON "resume_files" ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_index" ON "sessions" ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key_index" ON "accounts" ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_google_subject_index" ON "accounts" ("google_subject");--> statement-breakpoint
CREATE INDEX "codes_email_key_created_at_index" ON "codes" ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "registrations_email_key_index" ON "registrations" ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_account_id_dedupe_key_index" ON "notifications" ("account_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_account_id_created_at_index" ON "notifications" ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_index" ON "push_subscriptions" ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_id_index" ON "push_subscriptions" ("account_id");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_campaign_id_campaigns_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_posting_id_postings_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "postings"("id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "send_budgets" ADD CONSTRAINT "send_budgets_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_campaign_id_campaigns_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_posting_id_postings_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "postings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_registration_id_registrations_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;