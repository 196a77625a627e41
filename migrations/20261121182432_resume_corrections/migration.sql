CREATE TABLE "resume_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"file_sha256" text NOT NULL,
	"number" integer NOT NULL,
	"path" text NOT NULL,
	"value" text NOT NULL,
	"line" integer,
	"anchor" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "reading" jsonb;--> statement-breakpoint
CREATE INDEX "resume_corrections_account_id_file_sha256_index" ON "resume_corrections" ("account_id","file_sha256");--> statement-breakpoint
ALTER TABLE "resume_corrections" ADD CONSTRAINT "resume_corrections_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;