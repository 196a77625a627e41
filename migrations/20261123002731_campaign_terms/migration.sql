ALTER TABLE "campaigns" ADD COLUMN "workplaces" text[] DEFAULT '{onsite,hybrid,remote}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "least_pay" jsonb;