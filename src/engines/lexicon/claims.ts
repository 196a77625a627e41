import { entriesOf, wordsByValue } from './rows.ts';

/** Words and phrases of work with one meaning, folded: what they say, and what any of them bears out. */
export interface WorkMeaning {
  /** Something one does, and no thing. */
  isAction: boolean;
  /** They say it. */
  says: readonly string[];
  /** Whoever says these says no more: the same words, or wider ones, as "employer" is wider than "hospital". */
  bearsOut: readonly string[];
}

/** A meaning that is named with "to" is an action: "to reduce". */
const isAction = (meaning: string): boolean => meaning.startsWith('to ');

/** What words of work mean, in English and French, a meaning after the other. Read anew at each call: it is large. */
export function workMeanings(): readonly WorkMeaning[] {
  const wider = wordsByValue(entriesOf('wider-words'));
  return [
    ...[...wordsByValue(entriesOf('words-alike'))].map(([meaning, words]) => ({
      isAction: isAction(meaning),
      says: words,
      bearsOut: words,
    })),
    ...[...wordsByValue(entriesOf('narrower-words'))].map(([meaning, words]) => ({
      isAction: isAction(meaning),
      says: words,
      bearsOut: wider.get(meaning) ?? [],
    })),
  ];
}
