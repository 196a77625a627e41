import type { World } from '#server/world.ts';
import type { Entry } from './archive/zip.ts';
import { personalTables, rowsOf } from './catalogue-queries.ts';
import type { PersonalRow } from './catalogue-queries.ts';
import { archivePath, filesNamed } from './archive/files-named.ts';
import type { NamedFile } from './archive/files-named.ts';
import { howToCheck } from './archive/how-to-check.ts';

/** What only proves who somebody is to us; in an archive it would be a key lying about. Hashes of content are none. */
const SECRET =
  /^(?!(content|approved|seeker)_hash$|address_token$)(sealed_.+|.+_hash|.+_token|hash|secret|challenge|public_key|credential_id|p256dh|auth|endpoint)$/;
/** Archives are not packed into archives. */
const OWN = new Set(['data_exports']);

/** What the tables are called in the archive's README; one that is missing is listed by its name alone. */
const SAYS: Readonly<Record<string, string>> = {
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
};

const withoutSecrets = (row: PersonalRow): PersonalRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name)));

function readme(
  name: string,
  at: Date,
  tables: readonly { name: string; rows: number }[],
  files: number,
): string {
  const lines = tables.map(
    ({ name: table, rows }) => `data/${table}.json  (${rows})  ${SAYS[table] ?? table.replaceAll('_', ' ')}`,
  );
  return [
    `Everything Legwork holds about ${name}, as of ${at.toISOString()}.`,
    '',
    'Each file in data/ is a list in JSON, one entry for each record; the number is how many there are.',
    ...lines,
    '',
    `files/  (${files})  your CVs and letters, and the pictures taken of forms; index.json says which record names which.`,
    '',
    ...(tables.some(({ name: table }) => table === 'trail_lines') ? howToCheck : []),
    'Passwords, sign-in tokens and the keys of your devices are left out: they would only be of use to somebody else.',
    '',
  ].join('\n');
}

/** The entries of the archive of an account: every record, every file they name, and what is what. */
export async function* contentsOf(
  { database, files, clock }: Pick<World, 'database' | 'files' | 'clock'>,
  { id, fullName }: { id: string; fullName: string },
): AsyncGenerator<Entry> {
  const tables: { name: string; rows: number }[] = [];
  const named = new Map<string, NamedFile>();
  for (const table of await personalTables(database)) {
    const rows = await rowsOf(database, table, id);
    if (!OWN.has(table.name)) filesNamed(rows, named);
    if (rows.length === 0) continue;
    tables.push({ name: table.name, rows: rows.length });
    yield { path: `data/${table.name}.json`, content: JSON.stringify(rows.map(withoutSecrets), null, 2) };
  }
  const index: Record<string, string> = {};
  for (const file of named.values()) {
    // Most of what looks like a key is the hash of something else.
    const bytes = await files.get(id, file.key).catch(() => null);
    if (!bytes) continue;
    const path = archivePath(file, bytes);
    index[file.key] = path;
    yield { path, content: bytes };
  }
  yield { path: 'files/index.json', content: JSON.stringify(index, null, 2) };
  yield { path: 'README.txt', content: readme(fullName, clock.now(), tables, Object.keys(index).length) };
}
