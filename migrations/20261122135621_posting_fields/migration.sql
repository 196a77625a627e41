-- The normal form of a posting got more fields; stored ones get their defaults, what they say already stays.
UPDATE "postings" SET "posting" = '{"locations":[],"remote_from":[],"pay_text":null,"written_in":null,"description_html":"","is_excerpt":false,"expires_at":null,"apply_by":"assist","credit":null}'::jsonb || "posting";
--> statement-breakpoint
UPDATE "applications" SET "posting" = '{"locations":[],"remote_from":[],"pay_text":null,"written_in":null,"description_html":"","is_excerpt":false,"expires_at":null,"apply_by":"assist","credit":null}'::jsonb || "posting";
