CREATE TABLE "away_sign_ins" (
	"state_hash" text PRIMARY KEY,
	"nonce" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "linkedin_subject" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_linkedin_subject_index" ON "accounts" ("linkedin_subject");