CREATE TABLE "known_devices" (
	"account_id" uuid,
	"device_hash" text,
	"last_signed_in_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY("account_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "tries_without_cookie" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_last_signed_in_at_index" ON "known_devices" ("last_signed_in_at");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "known_devices" ("account_id", "device_hash", "last_signed_in_at") SELECT "account_id", "device_hash", max("at") FROM "sign_ins" WHERE "account_id" IS NOT NULL AND "device_hash" IS NOT NULL AND "outcome" = 'signed_in' GROUP BY "account_id", "device_hash";