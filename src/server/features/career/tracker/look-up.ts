import type { LookedUp } from '#contract/career/tracker.ts';
import type { Posting } from '#contract/career/posting.ts';
import { MATCH_GATE, mayBeAppliedTo } from '#engines/matching/index.ts';
import { plainLink } from '#engines/postings/index.ts';
import { knownJob, openApplication } from '#server/features/career/applications/index.ts';
import type { KnownJob } from '#server/features/career/applications/index.ts';
import { jobKey, keepPosting, readPosting } from '#server/features/career/boards/index.ts';
import { scoreChoice } from '#server/features/career/campaigns/index.ts';
import { canApplyFor, NEEDS_DATED_ENTRY } from '#server/features/career/profile/index.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import { isConnected } from '#server/features/career/integrations/index.ts';
import { spendLimits } from '#server/features/platform/accounts/index.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

type Deps = Pick<
  World,
  'database' | 'clock' | 'events' | 'trail' | 'tokens' | 'config' | 'fetcher' | 'queue'
>;

const knownOf = async (world: Deps, accountId: string, posting: Posting): Promise<KnownJob | null> =>
  knownJob(world.database, {
    accountId,
    canonicalKey: await jobKey(world.database, posting, world.clock.now()),
    links: [posting.url, posting.apply_url],
  });

const told = (known: KnownJob | null, reader: Reader) => ({
  known: known?.id ?? null,
  where: known === null ? '' : say(known.where, reader),
});

/** No job has this key, so that only the address decides. */
const NO_KEY = '|?|?';

/** Employers' own pages are read for those who connected them. */
const pagesOf = async ({ database }: Deps, accountId: string) => ({
  careersPages: await isConnected(database, accountId, 'google_jobs'),
});

/** What a pasted link leads to, and whether the person has that job already. Throws `too_many_requests` for the 61st in an hour. */
export async function lookUp(
  world: Deps,
  accountId: string,
  { link, reader }: { link: string; reader: Reader },
): Promise<LookedUp> {
  await spendLimits(world, [['lookUps', accountId]]);
  const reading = await readPosting(world, accountId, { link, ...(await pagesOf(world, accountId)) });
  const plain = plainLink(link);
  if (reading.kind === 'unread') {
    const known = await knownJob(world.database, { accountId, canonicalKey: NO_KEY, links: [plain] });
    return { kind: 'unread', why: say(reading.why, reader), link: plain, ...told(known, reader) };
  }
  const { posting, board, open } = reading;
  const { title, company, places, url, credit } = posting;
  const known = told(await knownOf(world, accountId, posting), reader);
  return {
    kind: 'posting',
    board,
    open,
    title,
    company,
    place: places[0] ?? '',
    link: url,
    credit,
    ...known,
  };
}

/** Why a job that matches too little is not taken on. */
function belowGate({ score, summary }: { score: number; summary: Said }): Message {
  const given = { score, least: MATCH_GATE };
  return summary === ''
    ? text.message('belowGate', given)
    : text.message('belowGateFor', { ...given, reason: asMessage(summary) });
}

/**
 * Has the agent take on a posting the person chose; it is prepared and put to them like any other. Throws `conflict` when
 * no dated job or study of theirs is known, it is closed, theirs already (with where it is), or below the score the agent applies at. Answers its id.
 */
export async function prepareChoice(
  world: Deps,
  accountId: string,
  { link, cover_letter }: { link: string; cover_letter: boolean },
): Promise<string> {
  const reading = await readPosting(world, accountId, { link, ...(await pagesOf(world, accountId)) });
  if (reading.kind === 'unread') throw new Problem('conflict', reading.why);
  if (!reading.open) throw new Problem('conflict', text.message('postingClosed'));
  const { posting } = reading;
  if (!(await canApplyFor(world.database, accountId))) throw new Problem('conflict', NEEDS_DATED_ENTRY);
  const match = await scoreChoice(world, accountId, posting);
  if (!mayBeAppliedTo(match)) throw new Problem('conflict', belowGate(match));
  return world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const key = await jobKey(transaction, posting, now);
    const postingId = await keepPosting(transaction, { posting, canonicalKey: key }, now);
    const opened = await openApplication(world, transaction, {
      accountId,
      campaignId: null,
      postingId,
      canonicalKey: key,
      posting,
      match,
      coverLetter: cover_letter,
    });
    if (opened.id === null) throw new Problem('conflict', opened.reason);
    return opened.id;
  });
}
