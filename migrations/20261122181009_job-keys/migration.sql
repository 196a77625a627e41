DROP INDEX "postings_canonical_key_index";--> statement-breakpoint
CREATE INDEX "postings_canonical_key_index" ON "postings" ("canonical_key" text_pattern_ops);