import type { Message } from '#localization/types.ts';
import { datesIn, type Named } from './dates/read.ts';
import { sentencesOf, type Sentence } from './language/clauses.ts';
import { wordsOf } from './language/words.ts';
import type { Word } from './language/words.ts';
import { stem } from '#engines/language/index.ts';
import { tidied, tidy } from './language/tidy.ts';
import type { Tidied } from './language/shorthand.ts';
import { byInitials } from './language/initials.ts';
import { spelledOut } from './language/shortened.ts';
import { vocabularyOf, unitsOf } from './language/units.ts';
import type { Vocabulary, Unit } from './language/units.ts';
import { readKnown } from './profile/facts.ts';
import type { Known } from './profile/facts.ts';
import { placeOf } from './profile/target.ts';
import type { Place } from './profile/target.ts';
import { frequenciesIn, type Frequency } from './quantities/frequency.ts';
import { quantitiesIn } from './quantities/read.ts';
import type { Quantity } from './quantities/quantity.ts';
import type { Category, ClaimPosting, ClaimQuestion, Refusal } from './verdict.ts';
import { text as messages } from './messages.ts';

/** A question read: its text taken apart, and what of the profile it is held against. */
export interface Claim {
  text: string;
  /** Where its parts stand in the text as it was given. */
  given: Pick<Tidied, 'startOf' | 'endOf'>;
  today: string;
  known: Known;
  place: Place;
  posting: {
    vocabulary: Vocabulary;
    company: Vocabulary;
    pairs: ReadonlySet<string>;
    posting: ClaimPosting;
  } | null;
  words: readonly Word[];
  units: readonly Unit[];
  quantities: readonly Quantity[];
  frequencies: readonly Frequency[];
  dates: readonly Named[];
  sentences: readonly Sentence[];
}

/** One look at a question; finds what is not borne out. */
export type Check = (claim: Claim) => Refusal[];

/** Characters of a text and a posting that are looked at; a longer text is refused whole. */
export const MOST_CHARACTERS = 2000;
const MOST_OF_A_POSTING = 12_000;

function readPosting(posting: ClaimPosting): NonNullable<Claim['posting']> {
  const { title, company, location = '', description } = posting;
  const words = wordsOf(
    tidy([title, company, location, description].join('. ').slice(0, MOST_OF_A_POSTING)),
    stem,
  );
  return {
    vocabulary: vocabularyOf(words),
    company: vocabularyOf(wordsOf(tidy(company), stem)),
    pairs: new Set(words.slice(1).map((word, at) => `${words[at]?.stem ?? ''} ${word.stem}`)),
    posting,
  };
}

const profiles = new WeakMap<object, { facts: object; known: Known }>();
const postings = new WeakMap<object, NonNullable<Claim['posting']>>();

/** Profiles and postings are asked about many times over; each is read once. */
function knownOf({ profile }: ClaimQuestion): Known {
  const kept = profiles.get(profile.resume);
  if (kept?.facts === profile.facts) return kept.known;
  const known = readKnown(profile.resume, profile.facts);
  profiles.set(profile.resume, { facts: profile.facts, known });
  return known;
}

function postingOf({ posting }: ClaimQuestion): Claim['posting'] {
  if (posting === undefined || posting === null) return null;
  const read = postings.get(posting) ?? readPosting(posting);
  postings.set(posting, read);
  return read;
}

/** Amounts and words of one text that are looked at; a text with more is refused whole. */
const [MOST_AMOUNTS, MOST_UNITS] = [60, 400];

/** Whether a text holds more than can be checked in bounded time. */
export const isTooMuch = ({ quantities, units }: Claim): boolean =>
  quantities.length > MOST_AMOUNTS || units.length > MOST_UNITS;

/** Takes a question apart, once for all checks. */
export function readClaim(question: ClaimQuestion): Claim {
  const known = knownOf(question);
  const place = placeOf(question.target, known);
  const given = byInitials(
    spelledOut(tidied(question.text.slice(0, MOST_CHARACTERS)), place.sources),
    place.sources,
  );
  const { text } = given;
  const words = wordsOf(text, stem);
  return {
    text,
    given,
    today: question.today,
    known,
    place,
    posting: postingOf(question),
    words,
    units: unitsOf(words),
    quantities: quantitiesIn(text),
    frequencies: frequenciesIn(text),
    dates: datesIn(text),
    sentences: sentencesOf(text, words),
  };
}

/** A refusal of a stretch of the text, in its usual words. */
export function refuse(
  { text, given }: Pick<Claim, 'text' | 'given'>,
  { start, end }: Stretch,
  category: Category,
  why: Message,
  remedy = messages.message('addOrTakeOut'),
): Refusal {
  return {
    span: text.slice(start, end),
    start: given.startOf(start),
    end: given.endOf(end),
    category,
    why,
    remedy,
  };
}

/** The whole of a text as a stretch. */
export const wholeOf = ({ text }: Pick<Claim, 'text'>): Stretch => ({ start: 0, end: text.length });

/** Part of a text by its places. */
export interface Stretch {
  start: number;
  end: number;
}

/** Whether two stretches of a text meet. */
export const meets = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;
