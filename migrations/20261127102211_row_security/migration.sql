grant select, insert, update, delete on all tables in schema public to legwork_account, legwork_everybody;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to legwork_account, legwork_everybody;
--> statement-breakpoint
-- What belongs to nobody yet, and is not for whoever is signed in.
revoke all on registrations, contact_messages, away_sign_ins, used_credentials, billing_events from legwork_account;
--> statement-breakpoint
alter table accounts enable row level security;
--> statement-breakpoint
alter table accounts force row level security;
--> statement-breakpoint
create policy own on accounts to legwork_account using (id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on accounts to legwork_everybody using (true);
--> statement-breakpoint
alter table account_deletions enable row level security;
--> statement-breakpoint
alter table account_deletions force row level security;
--> statement-breakpoint
create policy own on account_deletions to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on account_deletions to legwork_everybody using (true);
--> statement-breakpoint
alter table answers enable row level security;
--> statement-breakpoint
alter table answers force row level security;
--> statement-breakpoint
create policy own on answers to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on answers to legwork_everybody using (true);
--> statement-breakpoint
alter table application_events enable row level security;
--> statement-breakpoint
alter table application_events force row level security;
--> statement-breakpoint
create policy own on application_events to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on application_events to legwork_everybody using (true);
--> statement-breakpoint
alter table application_notes enable row level security;
--> statement-breakpoint
alter table application_notes force row level security;
--> statement-breakpoint
create policy own on application_notes to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on application_notes to legwork_everybody using (true);
--> statement-breakpoint
alter table application_reminders enable row level security;
--> statement-breakpoint
alter table application_reminders force row level security;
--> statement-breakpoint
create policy own on application_reminders to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on application_reminders to legwork_everybody using (true);
--> statement-breakpoint
alter table application_views enable row level security;
--> statement-breakpoint
alter table application_views force row level security;
--> statement-breakpoint
create policy own on application_views to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on application_views to legwork_everybody using (true);
--> statement-breakpoint
alter table applications enable row level security;
--> statement-breakpoint
alter table applications force row level security;
--> statement-breakpoint
create policy own on applications to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on applications to legwork_everybody using (true);
--> statement-breakpoint
alter table approvals enable row level security;
--> statement-breakpoint
alter table approvals force row level security;
--> statement-breakpoint
create policy own on approvals to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on approvals to legwork_everybody using (true);
--> statement-breakpoint
alter table billing_customers enable row level security;
--> statement-breakpoint
alter table billing_customers force row level security;
--> statement-breakpoint
create policy own on billing_customers to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on billing_customers to legwork_everybody using (true);
--> statement-breakpoint
alter table billing_grants enable row level security;
--> statement-breakpoint
alter table billing_grants force row level security;
--> statement-breakpoint
create policy own on billing_grants to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on billing_grants to legwork_everybody using (true);
--> statement-breakpoint
alter table billing_subscriptions enable row level security;
--> statement-breakpoint
alter table billing_subscriptions force row level security;
--> statement-breakpoint
create policy own on billing_subscriptions to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on billing_subscriptions to legwork_everybody using (true);
--> statement-breakpoint
alter table billing_uses enable row level security;
--> statement-breakpoint
alter table billing_uses force row level security;
--> statement-breakpoint
create policy own on billing_uses to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on billing_uses to legwork_everybody using (true);
--> statement-breakpoint
alter table businesses enable row level security;
--> statement-breakpoint
alter table businesses force row level security;
--> statement-breakpoint
create policy own on businesses to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on businesses to legwork_everybody using (true);
--> statement-breakpoint
alter table calendar_feeds enable row level security;
--> statement-breakpoint
alter table calendar_feeds force row level security;
--> statement-breakpoint
create policy own on calendar_feeds to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on calendar_feeds to legwork_everybody using (true);
--> statement-breakpoint
alter table campaigns enable row level security;
--> statement-breakpoint
alter table campaigns force row level security;
--> statement-breakpoint
create policy own on campaigns to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on campaigns to legwork_everybody using (true);
--> statement-breakpoint
alter table channel_jobs enable row level security;
--> statement-breakpoint
alter table channel_jobs force row level security;
--> statement-breakpoint
create policy own on channel_jobs to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on channel_jobs to legwork_everybody using (true);
--> statement-breakpoint
alter table codes enable row level security;
--> statement-breakpoint
alter table codes force row level security;
--> statement-breakpoint
create policy own on codes to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on codes to legwork_everybody using (true);
--> statement-breakpoint
alter table data_exports enable row level security;
--> statement-breakpoint
alter table data_exports force row level security;
--> statement-breakpoint
create policy own on data_exports to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on data_exports to legwork_everybody using (true);
--> statement-breakpoint
alter table digests enable row level security;
--> statement-breakpoint
alter table digests force row level security;
--> statement-breakpoint
create policy own on digests to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on digests to legwork_everybody using (true);
--> statement-breakpoint
alter table integrations enable row level security;
--> statement-breakpoint
alter table integrations force row level security;
--> statement-breakpoint
create policy own on integrations to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on integrations to legwork_everybody using (true);
--> statement-breakpoint
alter table interviews enable row level security;
--> statement-breakpoint
alter table interviews force row level security;
--> statement-breakpoint
create policy own on interviews to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on interviews to legwork_everybody using (true);
--> statement-breakpoint
alter table known_devices enable row level security;
--> statement-breakpoint
alter table known_devices force row level security;
--> statement-breakpoint
create policy own on known_devices to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on known_devices to legwork_everybody using (true);
--> statement-breakpoint
alter table mailboxes enable row level security;
--> statement-breakpoint
alter table mailboxes force row level security;
--> statement-breakpoint
create policy own on mailboxes to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on mailboxes to legwork_everybody using (true);
--> statement-breakpoint
alter table mails enable row level security;
--> statement-breakpoint
alter table mails force row level security;
--> statement-breakpoint
create policy own on mails to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on mails to legwork_everybody using (true);
--> statement-breakpoint
alter table matches enable row level security;
--> statement-breakpoint
alter table matches force row level security;
--> statement-breakpoint
create policy own on matches to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on matches to legwork_everybody using (true);
--> statement-breakpoint
alter table model_agreements enable row level security;
--> statement-breakpoint
alter table model_agreements force row level security;
--> statement-breakpoint
create policy own on model_agreements to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on model_agreements to legwork_everybody using (true);
--> statement-breakpoint
alter table model_calls enable row level security;
--> statement-breakpoint
alter table model_calls force row level security;
--> statement-breakpoint
create policy own on model_calls to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on model_calls to legwork_everybody using (true);
--> statement-breakpoint
alter table notification_preferences enable row level security;
--> statement-breakpoint
alter table notification_preferences force row level security;
--> statement-breakpoint
create policy own on notification_preferences to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on notification_preferences to legwork_everybody using (true);
--> statement-breakpoint
alter table notifications enable row level security;
--> statement-breakpoint
alter table notifications force row level security;
--> statement-breakpoint
create policy own on notifications to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on notifications to legwork_everybody using (true);
--> statement-breakpoint
alter table passkey_challenges enable row level security;
--> statement-breakpoint
alter table passkey_challenges force row level security;
--> statement-breakpoint
create policy own on passkey_challenges to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on passkey_challenges to legwork_everybody using (true);
--> statement-breakpoint
alter table passkeys enable row level security;
--> statement-breakpoint
alter table passkeys force row level security;
--> statement-breakpoint
create policy own on passkeys to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on passkeys to legwork_everybody using (true);
--> statement-breakpoint
alter table portal_accounts enable row level security;
--> statement-breakpoint
alter table portal_accounts force row level security;
--> statement-breakpoint
create policy own on portal_accounts to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on portal_accounts to legwork_everybody using (true);
--> statement-breakpoint
alter table portal_agreements enable row level security;
--> statement-breakpoint
alter table portal_agreements force row level security;
--> statement-breakpoint
create policy own on portal_agreements to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on portal_agreements to legwork_everybody using (true);
--> statement-breakpoint
alter table profiles enable row level security;
--> statement-breakpoint
alter table profiles force row level security;
--> statement-breakpoint
create policy own on profiles to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on profiles to legwork_everybody using (true);
--> statement-breakpoint
alter table push_subscriptions enable row level security;
--> statement-breakpoint
alter table push_subscriptions force row level security;
--> statement-breakpoint
create policy own on push_subscriptions to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on push_subscriptions to legwork_everybody using (true);
--> statement-breakpoint
alter table resume_corrections enable row level security;
--> statement-breakpoint
alter table resume_corrections force row level security;
--> statement-breakpoint
create policy own on resume_corrections to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on resume_corrections to legwork_everybody using (true);
--> statement-breakpoint
alter table resume_drafts enable row level security;
--> statement-breakpoint
alter table resume_drafts force row level security;
--> statement-breakpoint
create policy own on resume_drafts to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on resume_drafts to legwork_everybody using (true);
--> statement-breakpoint
alter table resume_files enable row level security;
--> statement-breakpoint
alter table resume_files force row level security;
--> statement-breakpoint
create policy own on resume_files to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on resume_files to legwork_everybody using (true);
--> statement-breakpoint
alter table resume_links enable row level security;
--> statement-breakpoint
alter table resume_links force row level security;
--> statement-breakpoint
create policy own on resume_links to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on resume_links to legwork_everybody using (true);
--> statement-breakpoint
alter table resume_version_numbers enable row level security;
--> statement-breakpoint
alter table resume_version_numbers force row level security;
--> statement-breakpoint
create policy own on resume_version_numbers to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on resume_version_numbers to legwork_everybody using (true);
--> statement-breakpoint
alter table resume_versions enable row level security;
--> statement-breakpoint
alter table resume_versions force row level security;
--> statement-breakpoint
create policy own on resume_versions to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on resume_versions to legwork_everybody using (true);
--> statement-breakpoint
alter table send_budgets enable row level security;
--> statement-breakpoint
alter table send_budgets force row level security;
--> statement-breakpoint
create policy own on send_budgets to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on send_budgets to legwork_everybody using (true);
--> statement-breakpoint
alter table send_stops enable row level security;
--> statement-breakpoint
alter table send_stops force row level security;
--> statement-breakpoint
create policy own on send_stops to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on send_stops to legwork_everybody using (true);
--> statement-breakpoint
alter table sessions enable row level security;
--> statement-breakpoint
alter table sessions force row level security;
--> statement-breakpoint
create policy own on sessions to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on sessions to legwork_everybody using (true);
--> statement-breakpoint
alter table sign_ins enable row level security;
--> statement-breakpoint
alter table sign_ins force row level security;
--> statement-breakpoint
create policy own on sign_ins to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on sign_ins to legwork_everybody using (true);
--> statement-breakpoint
alter table source_choices enable row level security;
--> statement-breakpoint
alter table source_choices force row level security;
--> statement-breakpoint
create policy own on source_choices to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on source_choices to legwork_everybody using (true);
--> statement-breakpoint
alter table trail_heads enable row level security;
--> statement-breakpoint
alter table trail_heads force row level security;
--> statement-breakpoint
create policy own on trail_heads to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on trail_heads to legwork_everybody using (true);
--> statement-breakpoint
alter table trail_lines enable row level security;
--> statement-breakpoint
alter table trail_lines force row level security;
--> statement-breakpoint
create policy own on trail_lines to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on trail_lines to legwork_everybody using (true);
--> statement-breakpoint
alter table unanswered_notices enable row level security;
--> statement-breakpoint
alter table unanswered_notices force row level security;
--> statement-breakpoint
create policy own on unanswered_notices to legwork_account using (account_id = (select nullif(current_setting('legwork.account', true), '')::uuid));
--> statement-breakpoint
create policy everybody on unanswered_notices to legwork_everybody using (true);
--> statement-breakpoint
alter table attempts enable row level security;
--> statement-breakpoint
alter table attempts force row level security;
--> statement-breakpoint
create policy own on attempts to legwork_account using (exists (select from applications where applications.id = attempts.application_id and applications.account_id = (select nullif(current_setting('legwork.account', true), '')::uuid)));
--> statement-breakpoint
create policy everybody on attempts to legwork_everybody using (true);
--> statement-breakpoint
alter table campaign_keys enable row level security;
--> statement-breakpoint
alter table campaign_keys force row level security;
--> statement-breakpoint
create policy own on campaign_keys to legwork_account using (exists (select from campaigns where campaigns.id = campaign_keys.campaign_id and campaigns.account_id = (select nullif(current_setting('legwork.account', true), '')::uuid)));
--> statement-breakpoint
create policy everybody on campaign_keys to legwork_everybody using (true);
--> statement-breakpoint
alter table campaign_roles enable row level security;
--> statement-breakpoint
alter table campaign_roles force row level security;
--> statement-breakpoint
create policy own on campaign_roles to legwork_account using (exists (select from campaigns where campaigns.id = campaign_roles.campaign_id and campaigns.account_id = (select nullif(current_setting('legwork.account', true), '')::uuid)));
--> statement-breakpoint
create policy everybody on campaign_roles to legwork_everybody using (true);
--> statement-breakpoint
alter table shortlist enable row level security;
--> statement-breakpoint
alter table shortlist force row level security;
--> statement-breakpoint
create policy own on shortlist to legwork_account using (exists (select from campaigns where campaigns.id = shortlist.campaign_id and campaigns.account_id = (select nullif(current_setting('legwork.account', true), '')::uuid)));
--> statement-breakpoint
create policy everybody on shortlist to legwork_everybody using (true);
--> statement-breakpoint
-- Jobs say whose they are; those that wait are told now.
do $$ begin
  if to_regclass('pgboss.job') is null then return; end if;
  update pgboss.job set data = data || jsonb_build_object('accountId', campaigns.account_id) from campaigns
    where job.name = 'campaigns.tick' and campaigns.id::text = job.data ->> 'campaignId';
  update pgboss.job set data = data || jsonb_build_object('accountId', applications.account_id) from applications
    where job.name = 'applications.prepare' and applications.id::text = job.data ->> 'applicationId';
  update pgboss.job set data = data || jsonb_build_object('accountId', applications.account_id) from applications
    where job.name = 'applications.submit' and applications.id::text = job.data ->> 'applicationId';
  update pgboss.job set data = data || jsonb_build_object('accountId', notifications.account_id) from notifications
    where job.name = 'notifications.mail' and notifications.id::text = job.data ->> 'notificationId';
  update pgboss.job set data = data || jsonb_build_object('accountId', notifications.account_id) from notifications
    where job.name = 'notifications.push' and notifications.id::text = job.data ->> 'notificationId';
  update pgboss.job set data = data || jsonb_build_object('accountId', data_exports.account_id) from data_exports
    where job.name = 'privacy.export' and data_exports.id::text = job.data ->> 'exportId';
  update pgboss.job set data = data || jsonb_build_object('accountId', digests.account_id) from digests
    where job.name = 'reports.digest-mail' and digests.id::text = job.data ->> 'digestId';
end $$;
