import { posting as normalForm } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { JobByHand } from '#contract/career/tracker.ts';
import { localDay, startOfDay } from '#engines/calendar/index.ts';
import { plainLink } from '#engines/postings/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import { addOwn } from '#server/features/career/applications/index.ts';
import { jobKey, keepPosting, readPosting } from '#server/features/career/boards/index.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';
import { insertNote } from './queries.ts';

type Deps = Pick<
  World,
  'database' | 'clock' | 'events' | 'trail' | 'queue' | 'tokens' | 'config' | 'log' | 'fetcher'
>;

const NOON_MS = 12 * 3_600_000;

/** The job as the person typed it: nothing is known of it but their words. */
const typedIn = ({ title, company, place, link }: JobByHand): Posting =>
  normalForm.parse({
    board: '',
    tenant: '',
    external_id: '',
    company,
    title,
    places: place === '' ? [] : [place],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    language: guessLanguage(title) ?? 'en',
    description: '',
    posted_at: null,
    url: plainLink(link),
    apply_url: plainLink(link),
  });

/** The posting as its board gives it, under the names the person gave; as they typed it where no board answers. */
async function postingOf(
  world: Deps,
  accountId: string,
  job: JobByHand,
): Promise<{ posting: Posting; isKept: boolean }> {
  const reading = job.link === '' ? null : await readPosting(world, accountId, { link: job.link });
  if (reading?.kind !== 'posting') return { posting: typedIn(job), isKept: false };
  const { title, company } = job;
  return { posting: { ...reading.posting, title, company }, isKept: reading.open };
}

/**
 * Tracks a job the person applied to. Throws `conflict` when they have it already and it is not theirs to send, and `invalid_input` for a day
 * to come. Answers its id.
 */
export async function addJob(world: Deps, accountId: string, job: JobByHand): Promise<string> {
  const timeZone = await readTimeZone(world, accountId);
  const now = world.clock.now();
  if (job.date > localDay(now.getTime(), timeZone))
    throw new Problem('invalid_input', text.message('appliedInFuture'));
  // The hour is not known; noon stays on that day in every report.
  const sentAt = new Date(Math.min(startOfDay(job.date, timeZone) + NOON_MS, now.getTime()));
  const { posting, isKept } = await postingOf(world, accountId, job);
  return world.database.transaction(async (transaction) => {
    const canonicalKey = await jobKey(transaction, posting, now);
    const postingId = isKept ? await keepPosting(transaction, { posting, canonicalKey }, now) : null;
    const id = await addOwn(world, transaction, {
      accountId,
      posting,
      postingId,
      canonicalKey,
      status: job.status,
      day: job.date,
      sentAt,
    });
    if (job.note !== '')
      await insertNote(transaction, { applicationId: id, accountId, text: job.note, createdAt: now });
    return id;
  });
}
