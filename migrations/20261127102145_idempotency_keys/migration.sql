CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"claimed_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"sealed_request" text NOT NULL,
	"sealed_answer" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_owner_key_index" ON "idempotency_keys" ("owner","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_account_id_index" ON "idempotency_keys" ("account_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_claimed_at_index" ON "idempotency_keys" ("claimed_at");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;