CREATE TABLE "notification_preferences" (
	"account_id" uuid PRIMARY KEY,
	"weekly_summary" boolean DEFAULT true NOT NULL,
	"interviews" boolean DEFAULT true NOT NULL,
	"offers" boolean DEFAULT true NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	"quiet_from" integer DEFAULT 1290,
	"quiet_until" integer DEFAULT 420,
	"unsubscribe_token" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "held_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "last_reached_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_preferences_unsubscribe_token_index" ON "notification_preferences" ("unsubscribe_token");--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;