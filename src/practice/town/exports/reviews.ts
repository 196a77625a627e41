import { idOf } from './ids.ts';
import { standingAt } from '#practice/town/life/reviews.ts';
import { textOf } from '#practice/town/life/review-texts.ts';
import type { Life, Review } from '#practice/town/life/types.ts';
import { morningOf } from '#practice/town/world/calendar.ts';
import { personOf } from '#practice/town/world/persons.ts';
import { mix } from '#practice/town/world/chance.ts';

const ratings = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;

/** The id of a shop's place in the reviews. */
export const locationOf = (number: number): string =>
  `accounts/100000000000000000001/locations/${20_000_000 + number}`;

export const reviewId = (life: Life, review: Review): string => idOf(life.shop, 'review', review.number, 32);

/** The words as Google gives them: half of the French ones with a translation before the original. */
function commentOf({ shop }: Life, review: Review): string | null {
  const text = textOf(shop, review);
  if (text === null || review.language === 'en' || mix(shop.seed, review.number) % 2 === 0) return text;
  return `(Translated by Google) ${textOf(shop, { ...review, language: 'en' })}\n\n(Original)\n${text}`;
}

/** A review as it stands at an instant (milliseconds) in the members of Google's reviews; words, and an answer, are absent where there are none. */
export function googleReview(life: Life, review: Review, now: number) {
  const { firstName, surname } = personOf(life.shop, life.people, review.person);
  const comment = commentOf(life, review);
  const { reply } = review;
  const { stars, updatedAt } = standingAt(review, now);
  return {
    name: `${locationOf(life.shop.number)}/reviews/${reviewId(life, review)}`,
    reviewer: { displayName: `${firstName} ${surname.charAt(0)}.` },
    starRating: ratings[stars - 1] ?? 'FIVE',
    ...(comment === null ? {} : { comment }),
    createTime: new Date(review.at).toISOString(),
    updateTime: new Date(updatedAt).toISOString(),
    ...(reply === null
      ? {}
      : { reviewReply: { comment: reply.text, updateTime: new Date(reply.at).toISOString() } }),
  };
}

/** Google's own archive of a place's reviews, newest first: no id but the last part of the name. */
export const googleReviews = (life: Life, reviews: readonly Review[]): string =>
  JSON.stringify(
    {
      reviews: reviews
        .toSorted((one, other) => other.at - one.at)
        .map((review) => googleReview(life, review, morningOf(life.next))),
    },
    null,
    2,
  );
