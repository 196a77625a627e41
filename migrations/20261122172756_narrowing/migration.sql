CREATE TABLE "campaign_keys" (
	"campaign_id" uuid PRIMARY KEY,
	"languages" text[] NOT NULL,
	"says_languages" boolean NOT NULL,
	"workplaces" text[],
	"least_pay" double precision,
	"least_currency" text,
	"levels" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_roles" (
	"role" text,
	"area" text,
	"campaign_id" uuid,
	"weight" double precision NOT NULL,
	CONSTRAINT "campaign_roles_pkey" PRIMARY KEY("role","area","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "posting_keys" (
	"posting_id" uuid PRIMARY KEY,
	"written_in" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"workplace" text,
	"pay" double precision,
	"currency" text,
	"level" smallint
);
--> statement-breakpoint
CREATE TABLE "posting_roles" (
	"role" text,
	"area" text,
	"posting_id" uuid,
	"weight" double precision NOT NULL,
	CONSTRAINT "posting_roles_pkey" PRIMARY KEY("role","area","posting_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist" (
	"campaign_id" uuid,
	"posting_id" uuid,
	"revision" integer NOT NULL,
	CONSTRAINT "shortlist_pkey" PRIMARY KEY("campaign_id","posting_id")
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "index_version" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "is_listening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "looked_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "postings_index_version_index" ON "postings" ("index_version");--> statement-breakpoint
CREATE INDEX "campaign_roles_campaign_id_index" ON "campaign_roles" ("campaign_id");--> statement-breakpoint
CREATE INDEX "posting_roles_posting_id_index" ON "posting_roles" ("posting_id");--> statement-breakpoint
CREATE INDEX "shortlist_posting_id_index" ON "shortlist" ("posting_id");--> statement-breakpoint
CREATE INDEX "matches_posting_id_index" ON "matches" ("posting_id");--> statement-breakpoint
ALTER TABLE "campaign_keys" ADD CONSTRAINT "campaign_keys_campaign_id_campaigns_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "campaign_roles" ADD CONSTRAINT "campaign_roles_campaign_id_campaigns_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "posting_keys" ADD CONSTRAINT "posting_keys_posting_id_postings_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "postings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "posting_roles" ADD CONSTRAINT "posting_roles_posting_id_postings_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "postings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_campaign_id_campaigns_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_posting_id_postings_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "postings"("id") ON DELETE CASCADE;