ALTER TABLE "applications" ADD COLUMN "title" text GENERATED ALWAYS AS (posting ->> 'title') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "company" text GENERATED ALWAYS AS (posting ->> 'company') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "place" text GENERATED ALWAYS AS (posting #>> '{places,0}') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "link" text GENERATED ALWAYS AS (coalesce(posting ->> 'url', '')) STORED;