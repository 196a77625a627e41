CREATE TABLE "billing_customers" (
	"account_id" uuid,
	"provider" text,
	"customer_id" text NOT NULL,
	"checkout_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_pkey" PRIMARY KEY("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_grants" (
	"account_id" uuid PRIMARY KEY,
	"plan" text NOT NULL,
	"until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text PRIMARY KEY,
	"account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"paid_until" timestamp(3) with time zone NOT NULL,
	"cancelling" boolean NOT NULL,
	"next_plan" text,
	"version" integer NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_uses" (
	"account_id" uuid,
	"period" text,
	"used" integer NOT NULL,
	CONSTRAINT "billing_uses_pkey" PRIMARY KEY("account_id","period")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "held_by_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "plan_period" text;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_provider_customer_id_index" ON "billing_customers" ("provider","customer_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_account_id_index" ON "billing_subscriptions" ("account_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_status_paid_until_index" ON "billing_subscriptions" ("status","paid_until");--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "billing_grants" ADD CONSTRAINT "billing_grants_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" ADD CONSTRAINT "billing_subscriptions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "billing_uses" ADD CONSTRAINT "billing_uses_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "billing_grants" ("account_id", "plan", "created_at") SELECT "id", 'pro', "created_at" FROM "accounts" WHERE "demo";
