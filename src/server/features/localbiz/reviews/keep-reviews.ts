import type { FileReview } from '#engines/reviews/index.ts';
import type { Executor } from '#server/db/database.ts';
import { sha256 } from '#server/ports/files.ts';
import { insertReviews, knownVersions } from './queries.ts';

/** Of which shop reviews are, and where they were written. */
interface Place {
  businessId: string;
  shopId: string;
  source: string;
}

const KEY_LENGTH = 24;
const keyOf = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts)).slice(0, KEY_LENGTH);

/** A review's number where it was written, or what tells it from others there. */
const sourceIdOf = ({ ref, day, author, stars, recommends, text, occurrence }: FileReview): string =>
  ref === '' ? keyOf([day, author, stars, recommends, text, occurrence]) : ref;
const versionOf = ({ stars, recommends, text, reply }: FileReview): string =>
  keyOf([stars, recommends, text, reply]);

/** How many of some reviews are there already as they are, and how many are there and have changed. */
export async function reviewsAhead(
  executor: Executor,
  place: Place,
  some: readonly FileReview[],
): Promise<{ known: number; changed: number }> {
  const found = await knownVersions(executor, place, some.map(sourceIdOf));
  const ids = new Set(found.map(({ sourceId }) => sourceId));
  const versions = new Set(found.map(({ sourceId, version }) => `${sourceId}\n${version}`));
  const isKnown = (review: FileReview) => versions.has(`${sourceIdOf(review)}\n${versionOf(review)}`);
  return {
    known: some.filter(isKnown).length,
    changed: some.filter((review) => ids.has(sourceIdOf(review)) && !isKnown(review)).length,
  };
}

/** Keeps reviews; a version that is there already is passed over. Within a transaction of the caller's. */
export const keepReviews = (
  executor: Executor,
  { now, ...place }: Place & { importId: string; now: Date },
  some: readonly FileReview[],
): Promise<void> =>
  insertReviews(
    executor,
    some.map((review) => {
      const { day, stars, recommends, text, author, reply } = review;
      const said = { day, stars, recommends, text, author, reply };
      return {
        ...place,
        ...said,
        sourceId: sourceIdOf(review),
        version: versionOf(review),
        createdAt: now,
      };
    }),
  );
