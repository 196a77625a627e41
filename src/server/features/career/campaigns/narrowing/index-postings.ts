import { setImmediate as nextTurn } from 'node:timers/promises';
import { KEYS_VERSION, postingKeys, readPosting } from '#engines/matching/index.ts';
import type { PostingKeys } from '#engines/matching/index.ts';
import { readForAll } from '#server/features/career/boards/index.ts';
import { tickCampaign } from '#server/features/career/campaigns/jobs.ts';
import { taxonomy } from '#server/features/career/campaigns/candidate.ts';
import type { World } from '#server/world.ts';
import { dropPostingKeys, holdUnindexed, insertPostingKeys, keepIndexed } from './keys-queries.ts';
import { ownersOf, shortlistAgain, shortlistPosting, stopListening } from './shortlist-queries.ts';
import { exempted } from '#server/db/as.ts';

/** Postings read before others get their turn, at most so many and for so long: the rest of those that are held waits for the next. */
const BATCH = 20;
const READING_MS = 30;

/** Whether this process has read a posting: the first takes half a second, for what reading gets ready, and no transaction is to wait for that. */
let isReady = false;

type Deps = Pick<World, 'config' | 'database' | 'queue'>;

interface Indexed {
  id: string;
  revision: number;
  /** Null: it is closed, or its own page is still to be read. */
  keys: PostingKeys | null;
}

/** Reads some postings that are new or changed and puts their keys into the index. */
async function indexSome({ database }: Deps): Promise<Indexed[]> {
  if (!isReady) {
    const [first] = await holdUnindexed(database, KEYS_VERSION, 1);
    // Where there is nothing to read, nobody waits for what reading needs: half a second of the whole process.
    if (!first) return [];
    readPosting(first.posting, await taxonomy());
    isReady = true;
  }
  const words = await taxonomy();
  return database.transaction(async (transaction) => {
    const rows = await holdUnindexed(transaction, KEYS_VERSION, BATCH);
    if (rows.length === 0) return [];
    const until = performance.now() + READING_MS;
    const indexed: Indexed[] = [];
    for (const { id, revision, isOpen, posting } of rows) {
      indexed.push({
        id,
        revision,
        keys: isOpen ? postingKeys(readPosting(posting, words), words) : null,
      });
      if (performance.now() > until) break;
    }
    await dropPostingKeys(
      transaction,
      indexed.map(({ id }) => id),
    );
    await insertPostingKeys(
      transaction,
      indexed.flatMap(({ id, keys }) => (keys === null ? [] : [{ id, keys }])),
    );
    return indexed;
  });
}

/**
 * Puts what is new or changed on the shortlists of the campaigns it may concern, and wakes those. Answers how many postings there were.
 * A posting's keys are committed before campaigns are looked for, as a campaign's are before postings are: whichever of the two comes
 * later finds the other.
 */
export async function indexPostings(world: Deps): Promise<number> {
  const deps = exempted('campaigns.index-postings', world);
  const { database, queue } = deps;
  const origin = readForAll(deps);
  for (let count = 0; ;) {
    const indexed = await indexSome(deps);
    if (indexed.length === 0) return count;
    await database.transaction(async (transaction) => {
      const isAnybodyListening = await stopListening(transaction);
      const ids = indexed.map(({ id }) => id);
      const concerned = new Set(await shortlistAgain(transaction, ids));
      for (const { keys, ...posting } of indexed) {
        if (keys !== null && isAnybodyListening)
          for (const id of await shortlistPosting(transaction, posting, { asks: keys.asks, origin }))
            concerned.add(id);
      }
      await keepIndexed(transaction, indexed, KEYS_VERSION);
      for (const { id: campaignId, accountId } of await ownersOf(transaction, [...concerned]))
        await queue.enqueue(transaction, tickCampaign, { accountId, campaignId }, { key: campaignId });
    });
    count += indexed.length;
    await nextTurn();
  }
}
