import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';

/**
 * What the choices of a question say of what it asks. A question whose words no rule knows is taken for `topic` where nearly
 * all of its choices are members of the class and its words do not speak against it.
 */
export interface ChoiceClass {
  topic: string;
  /** What one choice of the class says, folded. */
  member: RegExp;
  /** At least one choice says this: what tells the class from lists that merely share some words. */
  telling: RegExp;
  /** Words the question has to have; none for classes that speak for themselves. */
  asks?: RegExp;
  /** Words with which it asks something else. */
  not?: RegExp;
  kinds?: readonly FormQuestion['kind'][];
}

/** Another time, or somebody else, than the person in the job that is applied for. */
const ELSEWHERE =
  /\b(current(ly)?|present(ly)?|actuel\w*|last|previous(ly)?|former|past|dernier\w*|precedent\w*|have you (ever |already )?(worked|had|used|been|managed)|avez vous (deja )?(travaille|utilise|ete)|experience|your (team|manager|company|employer|clients?|users?|parents?|spouse|partner|references?)|parents?|conjointe?)\b/;
/** Provinces and states, alone or after their country: "Canada - Ontario". */
const REGION =
  /\b(ontario|quebec|alberta|british columbia|new york|texas)\b|^(ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt)$/;
/** A language, alone or first among what it may be. */
const LANGUAGE = new RegExp(`^(${LANGUAGES.map(([name]) => name.source).join('|')})`);
/** A question what one is oneself, and words by which it asks of others or of something else. */
const OF_ONESELF = wordFor('by-choices: of oneself');
const NOT_OF_ONESELF = wordFor('by-choices: not of oneself');
const ONE = ['single', 'boolean', 'eeo', 'short'] as const;

export const CHOICE_CLASSES: readonly ChoiceClass[] = [
  {
    topic: 'demo.indigenous',
    member: wordFor('by-choices: demo.indigenous member'),
    telling: /\b(inuit|inuk|metis)\b/,
    asks: OF_ONESELF,
    not: NOT_OF_ONESELF,
    kinds: ONE,
  },

  {
    topic: 'language.list',
    member: LANGUAGE,
    telling: LANGUAGE,
    asks: wordFor('by choices: language.list asks'),
    not: new RegExp(`${ELSEWHERE.source}|\\b(learn\\w*|prefer\\w*|rather|apprendre|prefere\\w*)\\b`),
    kinds: ['multi'],
  },

  {
    topic: 'address.region',
    member: REGION,
    telling: /\b(alberta)\b|^(on|qc|ab|bc)$/,
    asks: wordFor('by choices: address.region asks'),
    not: wordFor('by-choices: address.region not'),
    kinds: ONE,
  },
  {
    topic: 'phone.type',
    member: /^(mobile|cell|home|work|other|autre)( phone| telephone)?$/,
    telling: /\b(mobile|cell\w*)\b/,
    not: wordFor('by choices: phone.type not'),
    kinds: ONE,
  },
  {
    topic: 'drivers_licence',
    member:
      /^((full )?(g1|g2|g|m1|m2|m|class \d|classe \d|[a-f]\d?|[a-f]\d?e)( (and|or|et|ou|licen[cs]e))?( (higher|above|plus|[a-f]))*|none|no licen[cs]e|aucun(e|\b).*|other|autre)$/,
    telling: /\b(g1|g2|class \d|classe \d)\b/,
    asks: wordFor('by choices: drivers_licence asks'),
    kinds: ['single'],
  },
  {
    topic: 'salutation',
    member: /^(mrs?|ms|mx|madame|monsieur|none|aucune?|other|autre)$/,
    telling: /^(mrs?|monsieur)$/,
    kinds: ['single', 'multi'],
  },
  {
    topic: 'schedule.type',
    member: wordFor('by-choices: schedule.type member'),
    telling: wordFor('studies: pace'),
    not: new RegExp(`${ELSEWHERE.source}|\\b(contracts?|contrats?)\\b`),
    kinds: ['single', 'multi', 'boolean'],
  },
];
