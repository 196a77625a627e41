ALTER TABLE "campaigns" ADD COLUMN "avoid" jsonb DEFAULT '{"companies":"","industries":"","words":""}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avoid" jsonb;