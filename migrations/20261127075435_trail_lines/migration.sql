CREATE TABLE "trail_heads" (
	"account_id" uuid PRIMARY KEY,
	"number" integer NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trail_lines" (
	"account_id" uuid,
	"number" integer,
	"event_id" uuid,
	"application_id" uuid,
	"text" text,
	"digest" text NOT NULL,
	"previous" text NOT NULL,
	"link" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "trail_lines_pkey" PRIMARY KEY("account_id","number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "trail_lines_event_id_index" ON "trail_lines" ("event_id");--> statement-breakpoint
ALTER TABLE "trail_heads" ADD CONSTRAINT "trail_heads_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "trail_lines" ADD CONSTRAINT "trail_lines_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;