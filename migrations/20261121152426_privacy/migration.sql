CREATE TABLE "account_deletions" (
	"account_id" uuid PRIMARY KEY,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"archive" text,
	"bytes" integer,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "account_deletions_due_at_index" ON "account_deletions" ("due_at");--> statement-breakpoint
CREATE INDEX "data_exports_account_id_requested_at_index" ON "data_exports" ("account_id","requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" ("expires_at");--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;