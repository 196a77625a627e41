import { catalogue } from '#localization/catalogue.ts';

/** The README of the archive. */
export const text = catalogue('archive', {
  about: 'Everything Legwork stores about {name}, as of {at}.',
  lists: 'Each file in data/ is a JSON list with one entry per record. The number says how many there are.',
  messages:
    'What Legwork told you is stored as messages: "code" and "values" are the stored form, and "said" is the text you read.',
  files:
    'your resumes and cover letters, screenshots of forms, and the files you brought to your businesses while they are kept. index.json says which record each belongs to.',
  leftOut: 'Passwords, login tokens and device keys are left out. They would only be useful to someone else.',
  // For whoever has a program to check it with.
  howToCheck: `Your activity log is in data/trail_lines.json. Its lines are numbered from 1 without gaps, and each is linked to all the lines before it,
so you can check that none was changed, removed or added, without asking anyone. Hashes are SHA-256 in base64url, of UTF-8.
Values that are hashed together are separated by a new line:
  digest    = the hash of "text", exactly as it is stored
  previous  = "link" of the line before; for line 1 the hash of "legwork-trail-1" and your account_id
  link      = the hash of "previous", "number" and "digest"
The link of the last line is in data/trail_heads.json. If you note it down, a later archive lets you see that everything up to it is unchanged.
A text says what was done, when and by whom, for which job posting, which content you approved (content_hash in data/applications.json)
and the hash of the confirmation. If you deleted a job, its lines keep their hashes but no text. The line of kind "removal" lists their numbers.
Someone who changes a log can recompute digests and links, but not "seal": it is made with a key that we keep outside the database.
"Check the activity log" in Settings compares the seals, and how many lines there were when each was written.`,
});

/** What the tables are called there, by their names in the database; one that is missing is listed by its name alone. */
export const tables = catalogue('archive-tables', {
  accounts: 'your account: name, email address, time zone and when it was created',
  answers: 'answers you gave once, reused for forms that ask again',
  application_events: 'every step of every application: who took it, when, and what was said',
  applications:
    'every application: the job posting at the time, why it matched, what was written, what was sent and the confirmation',
  application_notes: 'your own notes on applications',
  application_reminders: 'the days you asked to be reminded',
  application_views: 'what showed that an application was opened, and when',
  approvals: 'what you were asked to approve, and when',
  attempts: 'every attempt to send, with its log',
  billing_grants: 'a plan you have free of charge',
  billing_subscriptions: 'the plans you bought, and how long they are paid for',
  billing_uses: 'how many applications counted in your trial and each month',
  businesses: 'the businesses you own, as you described them',
  billing_customers: 'your customer record at the payment provider',
  campaigns: 'your campaigns',
  campaign_keys: 'what your campaigns are matched on: languages, workplace types, pay and levels',
  campaign_roles: 'the occupations and titles your campaigns are matched on, and where',
  source_choices: 'which job sources are searched for you, and which you added',
  channel_jobs: 'jobs from your job alert emails, with the score and the reason',
  digests: 'the weekly summaries we sent you',
  catalogue_entries:
    'what your catalogues say of prices, costs and stock, and the costs you typed yourself (import_id is then the business)',
  customers: 'the customers of the businesses you own',
  consents: 'what those customers said about getting messages, with the words of the file',
  imports: 'the files you brought to your businesses: what each was read as, and what became of it',
  import_rows: 'the rows of those files that were left out, with why',
  products: 'the things your shops sell',
  variants: 'those things by size or kind',
  orders: 'the orders and tickets of your shops, by their numbers',
  order_lines: 'every line of those orders: what was sold or given back, when and for how much',
  order_taxes: 'the taxes of those lines, by name',
  replaced_lines: 'lines of those orders that a newer file tells otherwise, back if you undo that file',
  source_days: 'what each file says of its days, to compare with what was kept',
  sales_day: 'the sales of each day, added up from those lines',
  sales_hour: 'the sales of each hour, added up from those lines',
  tax_day: 'the taxes of each day by name, added up from those lines',
  told_things: 'what your overview told you about a shop, and since when',
  identities: 'the addresses and numbers those customers are known by',
  reviews: 'what people wrote about the shops of the businesses you own',
  suppressions: 'when somebody said stop; what tells who is left out',
  idempotency_keys:
    'what you requested in the last day or two, kept so that a double click does it once; the responses are left out',
  integrations: 'the sites you connected or disconnected',
  calendar_feeds: 'whether a calendar can read your interviews; its secret is left out',
  interviews: 'your interviews, from calendar invitations',
  known_devices: 'when each of your known browsers last logged in; what identifies them is left out',
  invitations: 'the invitations to businesses you own that nobody accepted yet; their links are left out',
  members: 'the businesses you belong to: your role there, and in which shops',
  shops: 'the shops of the businesses you own',
  mailboxes: 'your own mailbox, if you connected one; its password is left out',
  mails: 'emails from employers, to your application address or your own mailbox',
  matches: 'every job a campaign looked at, with the score and the reason',
  model_agreements: 'whether you agreed to let a language model write your texts, and from which provider',
  model_calls:
    'every request to that language model: what for, when, what it used, how it ended and what it answered',
  notification_preferences: 'what you want to be notified about, and your quiet hours',
  notifications: 'the notifications you got',
  passkeys: 'your passkeys by name; the keys themselves are left out',
  portal_accounts:
    'accounts created for you on employers’ sites; their passwords are left out, and Settings shows them',
  portal_agreements: 'whether you agreed to such accounts',
  profiles: 'your profile, what you avoid, and every fact read from your resume with the line it comes from',
  push_subscriptions: 'the devices that get notifications; their keys are left out',
  asked_wordings: 'the wordings I asked you about, and whether you agreed',
  resume_corrections: 'your corrections to how your resume was read',
  resume_drafts: 'the resume you are working on, with your prompts and the replies',
  resume_files: 'the resumes you uploaded, with the lines of the latest; the files themselves are in files/',
  resume_links:
    'the links in resumes you sent, and how long they work; the links themselves are in the resumes',
  resume_versions: 'every version of your resume',
  send_budgets: 'how many applications were sent each day',
  sessions: 'where you’re logged in',
  shortlist: 'jobs waiting to be scored for your campaigns',
  trail_heads: 'how many lines your activity log has, and the link of the last one',
  trail_lines: 'your activity log: one line for each step of an application, and for each job you deleted',
  unanswered_notices: 'applications we told you nobody has answered',
  sign_ins: 'when and where someone logged in, or tried to',
});
