import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Posting } from '#contract/career/posting.ts';
import { leftFor, readPosting, scoreReading } from '#engines/matching/index.ts';
import type { PostingReading, Candidate, Taxonomy } from '#engines/matching/index.ts';
import { asMessage } from '#localization/catalogue.ts';
import { readForAll } from '#server/features/career/boards/index.ts';
import type { World } from '#server/world.ts';
import { saveMatches, shortlisted, takeOff } from './narrowing/scoring-queries.ts';
import type { Shortlisted } from './narrowing/scoring-queries.ts';
import type { CampaignRow } from './queries.ts';
import { taxonomy } from './candidate.ts';

/** Postings scored before other requests get their turn; a few tens of milliseconds. */
const BATCH = 50;
/** Postings kept read: a new one is scored for many campaigns one after the other, and reading is most of the work. */
const KEPT = 500;
const readings = new Map<string, PostingReading>();

function readingOf(
  { id, revision, posting }: Shortlisted & { posting: Posting },
  words: Taxonomy,
): PostingReading {
  const key = `${id} ${revision}`;
  const reading = readings.get(key) ?? readPosting(posting, words);
  readings.delete(key);
  readings.set(key, reading);
  const [oldest] = readings.keys();
  if (readings.size > KEPT && oldest !== undefined) readings.delete(oldest);
  return reading;
}

/** Scores what is on a campaign's shortlist and keeps what came of it. Answers how many were looked at. */
export async function matchPostings(
  world: Pick<World, 'config' | 'database' | 'clock'>,
  campaign: CampaignRow,
  candidate: () => Candidate,
): Promise<{ looked: number; ready: number }> {
  const { database, clock } = world;
  const words = await taxonomy();
  const page = { origin: readForAll(world), today: clock.now().toISOString().slice(0, 10), most: BATCH };
  let looked = 0;
  let ready = 0;
  for (;;) {
    const batch = await shortlisted(database, campaign, page);
    if (batch.length === 0) return { looked, ready };
    const createdAt = clock.now();
    const rows = batch
      .filter(({ isOpen }) => isOpen)
      .map((row) => {
        const match = scoreReading(readingOf(row, words), candidate(), words);
        const left = leftFor(match);
        if (left === null) ready += 1;
        return {
          campaignId: campaign.id,
          postingId: row.id,
          accountId: campaign.accountId,
          score: match.score,
          verdict: left === null ? ('ready' as const) : ('left' as const),
          reason: asMessage(left?.reason ?? match.summary),
          cause: left?.cause ?? null,
          createdAt,
        };
      });
    await database.transaction(async (transaction) => {
      await saveMatches(transaction, rows);
      await takeOff(transaction, campaign.id, batch);
    });
    looked += rows.length;
    await nextTurn();
  }
}
