import { catalogue } from '#localization/catalogue.ts';

/** The README of the archive. */
export const text = catalogue('archive', {
  about: 'Everything Legwork holds about {name}, as of {at}.',
  lists: 'Each file in data/ is a list in JSON, one entry for each record; the number is how many there are.',
  messages:
    'What I said is kept as a message: "code" and "values" are how it stands in my records, and "said" is what it says to you.',
  files: 'your CVs and letters, and the pictures taken of forms; index.json says which record names which.',
  leftOut:
    'Passwords, sign-in tokens and the keys of your devices are left out: they would only be of use to somebody else.',
  // For whoever has a program to check it with.
  howToCheck: `Your trail is in data/trail_lines.json. Its lines are numbered from 1 without a gap, and each is bound to all before it, so that
you can check that none was changed, left out or put in, without asking anybody. Hashes are SHA-256 in base64url, of UTF-8;
a new line stands between what is hashed together:
  digest    = the hash of "text", exactly as it stands there
  previous  = "link" of the line before; for line 1 the hash of "legwork-trail-1" and your account_id
  link      = the hash of "previous", "number" and "digest"
The link of the last line stands in data/trail_heads.json; if you note it, you can see in a later archive that all up to there is as it was.
A text says what was done, when and by whom, for which posting, which content you approved (content_hash in data/applications.json)
and the hash of the proof. Where you deleted a job, its lines keep their hashes and no text; the line of kind "removal" names their numbers.
Whoever changes a trail can make new digests and links, but not "seal": it is made with a key that stays with us, outside the database.
That is what "Check the trail" in the settings compares, with how many lines there were when each was written.`,
});

/** What the tables are called there, by their names in the database; one that is missing is listed by its name alone. */
export const tables = catalogue('archive-tables', {
  accounts: 'your account: name, address, time zone, when it was made',
  answers: 'what you answered once, for forms that ask it again',
  application_events: 'every step of every application: who took it, when, and what was said',
  applications:
    'every application: the posting as it was, why it matched, what was written, what was sent and the proof',
  application_notes: 'your own notes on applications',
  application_reminders: 'the days on which you wanted to be reminded',
  application_views: 'what told that an application was opened, and when',
  approvals: 'what you were asked to decide, and when',
  attempts: 'every try to send, with its journal',
  billing_grants: 'a plan you have without charge',
  billing_subscriptions: 'the plans you bought, and until when they are paid',
  billing_uses: 'how many applications counted in your trial and in each month',
  businesses: 'your business, as you described it',
  billing_customers: 'who you are at the payment provider',
  campaigns: 'your campaigns',
  campaign_keys:
    'what of your campaigns is compared with every new posting: languages, ways of working, pay, levels',
  campaign_roles: 'the occupations and titles by which your campaigns are found for a new posting, and where',
  source_choices: 'which sources of jobs are read for you, and which you brought in',
  channel_jobs: 'jobs from your alert mails, with the score and the reason',
  digests: 'the weekly summaries you were sent',
  idempotency_keys:
    'what you asked for in the last day or two, kept so that pressing twice does it once; the answers are left out',
  integrations: 'the sites you connected or disconnected',
  calendar_feeds: 'whether a calendar may read your interviews; its secret is left out',
  interviews: 'your interviews, from calendar invitations',
  known_devices: 'when each browser you know us by last signed in; what tells them apart is left out',
  mailboxes: 'your own mailbox, if you connected one; its password is left out',
  mails: 'mail from employers, at your application address or in your own mailbox',
  matches: 'every posting a campaign looked at, with the score and the reason',
  model_agreements: 'whether you agreed that a language model words your texts, and to which provider',
  model_calls:
    'every question to that language model: what for, when, what it took, how it ended and what it answered',
  notification_preferences: 'what you want to hear of, and when it is quiet',
  notifications: 'what you were told',
  passkeys: 'your passkeys by name; the keys themselves are left out',
  portal_accounts:
    'the accounts that were made for you on employers’ sites; their passwords are left out, Settings tells them',
  portal_agreements: 'whether you agreed to such accounts',
  profiles: 'your profile, what you avoid, and every fact read from your CV with the line it comes from',
  push_subscriptions: 'the devices you are told on; their keys are left out',
  resume_corrections: 'what you said about how your CV was read',
  resume_drafts: 'the resume you are making, with what you asked and said in your prompts',
  resume_files: 'the CVs you uploaded, with the lines of the last; the files themselves are in files/',
  resume_links:
    'the links in resumes you sent, until when they work; the links themselves stand in the resumes',
  resume_versions: 'every version of your resume',
  send_budgets: 'how many applications were sent on each day',
  sessions: 'where you are signed in',
  shortlist: 'postings that wait to be scored for your campaigns',
  trail_heads: 'how many lines your trail has, and the link of the last',
  trail_lines: 'your trail: one line for each step of an application, and for each job you deleted',
  unanswered_notices: 'applications of which you were told that nobody has answered',
  sign_ins: 'when and where somebody signed in, or tried to',
});
