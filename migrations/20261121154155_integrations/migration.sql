CREATE TABLE "channel_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"url" text NOT NULL,
	"score" integer NOT NULL,
	"reason" text NOT NULL,
	"application_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"account_id" uuid,
	"channel" text,
	"connected" boolean NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "integrations_pkey" PRIMARY KEY("account_id","channel")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "imported" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_jobs_account_id_channel_external_id_index" ON "channel_jobs" ("account_id","channel","external_id");--> statement-breakpoint
ALTER TABLE "channel_jobs" ADD CONSTRAINT "channel_jobs_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "channel_jobs" ADD CONSTRAINT "channel_jobs_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;