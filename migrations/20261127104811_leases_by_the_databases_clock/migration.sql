ALTER TABLE "attempts" ADD COLUMN "look_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "attempts" SET "look_at" = "lease_until", "lease_until" = now() WHERE "state" = 'unknown';
