CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"account_id" uuid,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"new_device" boolean DEFAULT false NOT NULL,
	"user_agent" text NOT NULL,
	"device_hash" text,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_ins_account_id_at_index" ON "sign_ins" ("account_id","at");--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;