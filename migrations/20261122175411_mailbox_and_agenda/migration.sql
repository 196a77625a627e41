CREATE TABLE "calendar_feeds" (
	"account_id" uuid PRIMARY KEY,
	"token_hash" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"day" date,
	"time" text,
	"location" text DEFAULT '' NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"changed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"account_id" uuid PRIMARY KEY,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"username" text NOT NULL,
	"secret" text NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" integer NOT NULL,
	"connected_at" timestamp(3) with time zone NOT NULL,
	"checked_at" timestamp(3) with time zone NOT NULL,
	"problem" text,
	"kept" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "likely" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "candidates" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "answers" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "settled_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_index" ON "calendar_feeds" ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_application_id_uid_index" ON "interviews" ("application_id","uid");--> statement-breakpoint
CREATE INDEX "interviews_account_id_index" ON "interviews" ("account_id");--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;