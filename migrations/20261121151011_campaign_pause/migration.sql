ALTER TABLE "campaigns" ADD COLUMN "paused_with_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "seeker_hash" text;