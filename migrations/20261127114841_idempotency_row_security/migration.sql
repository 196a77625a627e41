alter table idempotency_keys enable row level security, force row level security;
--> statement-breakpoint
create policy own on idempotency_keys to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on idempotency_keys to legwork_everybody using (true);
