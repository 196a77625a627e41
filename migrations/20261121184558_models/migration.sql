CREATE TABLE "model_agreements" (
	"account_id" uuid PRIMARY KEY,
	"provider" text NOT NULL,
	"host" text NOT NULL,
	"agreed_at" timestamp(3) with time zone NOT NULL,
	"withdrawn_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"content_hash" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"cost_micros" bigint,
	"milliseconds" integer,
	"answer" jsonb,
	"outcome" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_calls_account_id_asked_at_index" ON "model_calls" ("account_id","asked_at");--> statement-breakpoint
ALTER TABLE "model_agreements" ADD CONSTRAINT "model_agreements_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;