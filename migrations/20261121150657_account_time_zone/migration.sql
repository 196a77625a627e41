ALTER TABLE "accounts" ADD COLUMN "time_zone" text DEFAULT 'America/Toronto' NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "time_zone" = "profiles"."time_zone" FROM "profiles" WHERE "profiles"."account_id" = "accounts"."id";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "time_zone";
