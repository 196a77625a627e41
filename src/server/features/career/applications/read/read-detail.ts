import { asMessage, say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { postingTerms } from '#contract/career/posting.ts';
import { localDay, localMinutes } from '#engines/calendar/index.ts';
import { sayPlan } from '#engines/forms/index.ts';
import { sayMatch } from '#engines/matching/index.ts';
import { meetingNamed, stateAfter } from '#engines/replies/index.ts';
import type { ReplyLabel } from '#engines/replies/index.ts';
import { nextInterviews } from '#server/features/career/agenda/index.ts';
import { text } from '#server/features/career/applications/messages.ts';
import { campaignOf, findOwned, listEvents } from '#server/features/career/applications/queries.ts';
import type { EventRow } from '#server/features/career/applications/queries.ts';
import { whyNotApprovable } from '#server/features/career/applications/on-hold/approvable.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import { isPractice, listingsOf } from '#server/features/career/boards/index.ts';
import { accountById } from '#server/features/platform/accounts/index.ts';
import { notFound, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { readLink } from '#server/features/career/applications/views/resume-link.ts';
import { cardOf } from './read-lists.ts';
import { lastDryRun } from '#server/features/career/applications/rehearsal/dry-run-queries.ts';
import { lastSeen, listMails } from './read-queries.ts';
import type { MailRow } from './read-queries.ts';
import { sayResume } from './say-resume.ts';

const eventOf = ({ id, kind, state, actor, detail, at }: EventRow, reader: Reader) => ({
  id,
  kind,
  state,
  actor,
  detail: say(detail, reader),
  at: at.toISOString(),
});

function evidenceOf(evidence: Evidence | null, reader: Reader): ApplicationDetail['evidence'] {
  if (evidence === null) return null;
  const { receipt, address, at, screenshots } = evidence;
  const values = evidence.values.map(({ label, value }) => ({
    label: say(asMessage(label), reader),
    value: say(asMessage(value), reader),
  }));
  const confirmation = say(asMessage(evidence.confirmation), reader);
  const has_screenshot = screenshots.confirmation !== null || screenshots.filled !== null;
  return { receipt, confirmation, address, at, values, has_screenshot };
}

type Mail = ApplicationDetail['mails'][number];

/** The day and hour a mail names for a conversation, as the employer wrote them; null when it is no invitation or names none. */
function meetingOf({ meaning, text: words, receivedAt }: MailRow, timeZone: string): Mail['meeting'] {
  if (meaning !== 'interview') return null;
  const atMs = receivedAt.getTime();
  const named = meetingNamed(words, { day: localDay(atMs, timeZone), minutes: localMinutes(atMs, timeZone) });
  return named && { day: named.day, time: named.time };
}

/** What the person is asked about a mail: whether it is about this application, or whether it means what it seems to. */
function proposalOf(
  { applicationId, meaning, likely, settledAt }: MailRow,
  state: ApplicationState,
): Mail['proposal'] {
  if (settledAt !== null) return null;
  const label = meaning === 'abstain' && likely !== null ? likely : meaning;
  if (applicationId === null) return { asks: 'which', label };
  // Only labels of ours are ever written there.
  const moves = meaning === 'abstain' && stateAfter(label as ReplyLabel, state) !== null;
  return moves ? { asks: 'what', label } : null;
}

/** Everything about one application of this account. Throws `not_found` for another's. */
export async function readApplication(
  world: Pick<World, 'config' | 'database' | 'clock' | 'tokens'>,
  { accountId, id }: { accountId: string; id: string },
  reader: Reader,
): Promise<ApplicationDetail> {
  const { database } = world;
  const row = await findOwned(database, accountId, id);
  if (!row) throw notFound('application');
  const events = await listEvents(database, id);
  const mails = await listMails(database, id);
  const account = await accountById(database, accountId);
  const ahead = await nextInterviews(world, { accountId, timeZone: account?.timeZone ?? '' });
  const { posting } = row;
  const { listings, postedBefore } = await listingsOf(world, database, { ...row, reader });
  const not = row.state === 'waiting' ? await whyNotApprovable(world, database, row) : null;
  return {
    ...cardOf(row, reader),
    score: row.score,
    origin: row.origin,
    is_practice: isPractice(world, posting.board),
    url: posting.url,
    apply_url: posting.apply_url,
    listings,
    posted_before: postedBefore?.toISOString() ?? null,
    language: posting.language,
    description: posting.description,
    terms: postingTerms.parse(posting),
    match: row.match && sayMatch(row.match, reader),
    plan: row.plan && sayPlan(row.plan, reader),
    resume: row.resume && sayResume(row.resume, reader),
    letter: row.letter,
    approach: row.approach,
    content_hash: row.contentHash,
    cannot_approve: not && say(not.why, reader),
    cannot_approve_page: not?.page ?? null,
    timeline: events.map((event) => eventOf(event, reader)),
    evidence: evidenceOf(row.evidence, reader),
    dry_run: {
      on: row.state === 'waiting' ? (await campaignOf(database, row))?.dryRun === true : row.dryRun,
      evidence: evidenceOf(await lastDryRun(database, id), reader),
    },
    resume_link: await readLink(database, id),
    interviews: ahead.filter(({ application_id: about }) => about === id),
    mails: mails.map((mail) => ({
      proposal: proposalOf(mail, row.state),
      id: mail.id,
      from: mail.sender,
      subject: mail.subject,
      text: mail.text,
      at: mail.receivedAt.toISOString(),
      meaning: mail.meaning,
      meeting: meetingOf(mail, account?.timeZone ?? ''),
    })),
  };
}

/** A file of an application, for its owner. The screenshot is the page's confirmation, else the form as it was filled. */
export async function readDocument(
  { database, files }: Pick<World, 'database' | 'files'>,
  accountId: string,
  { id, document }: { id: string; document: 'cv' | 'letter' | 'screenshot' },
): Promise<File> {
  const row = await findOwned(database, accountId, id);
  if (!row) throw notFound('application');
  const missing = new Problem('not_found', text.message('noDocument'));
  if (document === 'screenshot') {
    const evidence = row.evidence ?? (await lastSeen(database, id));
    const key = evidence?.screenshots.confirmation ?? evidence?.screenshots.filled;
    if (!key) throw missing;
    return new File([new Uint8Array(await files.get(accountId, key))], 'screenshot.png', {
      type: 'image/png',
    });
  }
  const prepared = document === 'cv' ? row.cv : row.letterFile;
  if (prepared === null) throw missing;
  return new File([new Uint8Array(await files.get(accountId, prepared.sha256))], prepared.name, {
    type: 'application/pdf',
  });
}
