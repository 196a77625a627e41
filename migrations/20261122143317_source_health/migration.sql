CREATE TABLE "board_hosts" (
	"host" text PRIMARY KEY,
	"not_before" timestamp(3) with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"robots" text,
	"robots_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "source_choices" (
	"account_id" uuid,
	"source_id" uuid,
	"is_on" boolean NOT NULL,
	"is_own" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "source_choices_pkey" PRIMARY KEY("account_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "door" jsonb;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "is_complete" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "origin" text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "last_modified" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "next_run_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "empty_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_choices" ADD CONSTRAINT "source_choices_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "source_choices" ADD CONSTRAINT "source_choices_source_id_sources_id_fkey" FOREIGN KEY ("source_id") REFERENCES "sources"("id") ON DELETE CASCADE;