DROP INDEX "notifications_dedupe_key_index";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "with_letter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "extra_questions" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "send_after" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "push" text NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "expires_at" timestamp(3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "pushed_at";--> statement-breakpoint
ALTER TABLE "limit_counters" DROP COLUMN "started_at";--> statement-breakpoint
ALTER TABLE "used_credentials" ALTER COLUMN "used_at" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_account_id_dedupe_key_index" ON "notifications" ("account_id","dedupe_key");