import { entriesOf, wordsByValue, wordsFor } from './rows.ts';

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

/** What a word weighs in a claim. */
type Weight =
  /** Function words and plain words of linking. */
  | 'says nothing'
  /** It only greets, wishes or points, as in letters. */
  | 'courtesy'
  /** Function words, courtesies and plain words by which letters go on. */
  | 'plain in letters'
  /** Something reaches further, lasts longer or happens more often. */
  | 'reach'
  /** So general that it names nothing checkable: ways of working, feelings, amounts without a number, nouns of every trade. */
  | 'general'
  /** A verb, or its noun, that says hardly more of an action than that it was somebody's work. */
  | 'general action';

/** Words by what they weigh in a claim, folded; one word of those with the same root stands for them where only roots are asked for. */
export const claimWords: (weight: Weight) => ReadonlySet<string> = wordsFor('claim-words');

/**
 * Actions of one kind, folded, a kind after the other. Wider than one meaning: a verb may stand for another of its kind only where all else
 * of the clause is said by one value. No kind holds verbs of rank, of making something new or of change.
 */
export const actionsAkin: readonly (readonly string[])[] = [
  ...wordsByValue(entriesOf('actions-akin')).values(),
];

/** What a maker makes, as products are called with and without the maker's name: no ordinary words; folded. */
export const productsOf: (maker: string) => ReadonlySet<string> = wordsFor('products');

/** Ranks of an award, the highest first, each with its folded phrases; the last is of a team's. */
export const awardRanks: readonly (readonly string[])[] = [
  ...wordsByValue(entriesOf('award-ranks')).values(),
];
