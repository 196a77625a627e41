import type { ReactNode } from 'react';
import type { ReviewsOfFile } from '#contract/localbiz/import-summary.ts';
import type { Tag } from '#web/text/say.ts';
import { text } from './review-messages.ts';

const b: Tag = (inner) => <b>{inner}</b>;

/** What the owner should know of a file of reviews. */
export function notesOfReviews(seen: ReviewsOfFile): (ReactNode | false)[] {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = seen.stars;
  const recommending = seen.recommended + seen.not_recommended;
  return [
    one + two + three + four + five > 0 && text.rich('stars', { one, two, three, four, five, b }),
    recommending > 0 && text.rich('recommending', { yes: seen.recommended, no: seen.not_recommended, b }),
    text.rich('written', { words: seen.with_text, answered: seen.answered, b }),
    seen.changed > 0 && text.rich('changed', { count: seen.changed, b }),
    text.rich('names', { b }),
  ];
}
