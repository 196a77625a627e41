ALTER TABLE "applications" ADD COLUMN "approach" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "plan" text;