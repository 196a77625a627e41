ALTER TABLE "accounts" ADD COLUMN "ending_since" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "accounts" SET "ending_since" = "account_deletions"."requested_at" FROM "account_deletions" WHERE "account_deletions"."account_id" = "accounts"."id";
