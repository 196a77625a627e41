CREATE TABLE "send_stops" (
	"account_id" uuid PRIMARY KEY,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "send_stops" ADD CONSTRAINT "send_stops_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;