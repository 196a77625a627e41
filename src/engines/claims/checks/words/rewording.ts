import type { Claim, Stretch } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { isNaming } from './naming.ts';
import { isAction, isWrittenAsAWord } from './unit-kinds.ts';
import type { Strange } from './unit-kinds.ts';
import { isFeeling, isStance } from '#engines/claims/checks/letters/stance.ts';
import { carriersOf } from '#engines/claims/checks/support.ts';

/** What an ordinary strange word weighs: a thing, an action, a word so general that it names nothing. */
const THING = 1;
const ACTION = 0.5;
const GENERIC = 0.25;
/** What more it weighs where the lexicon knows it as something else than all that the facts say. */
const KNOWN_OTHERWISE = 0.25;
/** What may be strange beside each thing, action or amount that is said, and beyond the words that it may stand for. */
const PER_ANCHOR = 1.5;
const BEYOND = 1.5;
const BEYOND_ADDED = 0.25;
/** What may be strange where somebody says what they feel, and in a view of things, where nothing is claimed to have been done. */
const MOST_IN_A_FEELING = 6;
const MOST_IN_A_VIEW = 2;

const isIn = (part: Stretch, whole: Stretch): boolean => whole.start <= part.start && part.end <= whole.end;

function weightOf({ unit, category }: Strange): number {
  if (category === 'language' || isGeneric(unit.words[0]?.word ?? '')) return GENERIC;
  return (isAction(unit) ? ACTION : THING) + (unit.meaning === undefined ? 0 : KNOWN_OTHERWISE);
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

const ADDING =
  /(?:,|\b(?:and|or|plus|with|using|via|including|et|ou|avec|dont))\s+(?:an?\s|the\s|une?\s|les?\s|la\s|des\s|de\s|du\s|d['’]|l['’])?$/i;

const ADDED_BEFORE = /^\s+(?:and|et)\s/i;

/** Whether a thing is put beside what is said, and not within it: "windows and sliding doors". */
function isAdded({ text }: Claim, { unit }: Strange, plain: readonly Strange[]): boolean {
  let { start } = unit;
  for (let before: Strange | undefined; ; start = before.unit.start) {
    const from = start;
    before = plain.find((one) => one.unit.end <= from && text.slice(one.unit.end, from).trim() === '');
    if (before === undefined) break;
  }
  if (isAction(unit)) return false;
  return (
    ADDING.test(text.slice(Math.max(0, start - 16), start)) ||
    (plain.length === 1 && ADDED_BEFORE.test(text.slice(unit.end, unit.end + 16)))
  );
}

/** What of a sentence the profile says: its words by weight, and its amounts. */
function anchorsOf(claim: Claim, sentence: Sentence, carriers: readonly Source[]): number {
  const amounts = claim.quantities.filter(
    (one) =>
      isIn(one, sentence) &&
      carriers.some(({ quantities }) => quantities.some((truth) => bearsOut(truth, one))),
  );
  const said = unitsOf(sentence.words).filter(
    (unit) =>
      !amounts.some((one) => meets(one, unit)) &&
      (carriers.some((source) => isSaid(unit, source.vocabulary)) ||
        (!isWrittenAsAWord(unit) && claim.place.sources.some((source) => isSaid(unit, source.vocabulary)))),
  );
  const dates = claim.dates.filter((one) => isIn(one, sentence));
  return (
    amounts.length +
    dates.length +
    sum(said.map((unit) => (isAction(unit) ? 0.5 : isWrittenAsAWord(unit) ? 1 : 1.5)))
  );
}

/** Strange words that a sentence may have of which no fact says more than one word, and how many of its things have to be said then. */
const MOST_STRANGE_IN_A_WEAK_ONE = 1;
const ENOUGH_BOUND = 3;

const isThing = (unit: Unit): boolean => !isAction(unit) && !isGeneric(unit.words[0]?.word ?? '');

/** Sections whose values are things by themselves: a letter that tells of one of them binds what it says to it. */
const OF_THINGS = /^(?:certificates|education|awards|languages)$/;

/**
 * How many things and amounts of a sentence its facts or a credential say, skills that it names whole, and names that any value says:
 * what was done alone binds it to none.
 */
function boundOf(claim: Claim, sentence: Sentence, carriers: readonly Source[]): number {
  const credentials = claim.place.sources.filter(({ section }) => OF_THINGS.test(section));
  const amounts = claim.quantities.filter(
    (one) =>
      isIn(one, sentence) &&
      carriers.some(({ quantities }) => quantities.some((truth) => bearsOut(truth, one))),
  );
  const things = unitsOf(sentence.words).filter(
    (unit) =>
      isThing(unit) &&
      !amounts.some((one) => meets(one, unit)) &&
      (isWrittenAsAWord(unit) ? [...carriers, ...credentials] : claim.place.sources).some((source) =>
        isSaid(unit, source.vocabulary),
      ),
  );
  const text = vocabularyOf(sentence.words);
  const skills = claim.place.sources.filter(
    ({ field, words }) => field === 'keywords' && unitsOf(words).every((unit) => isSaid(unit, text)),
  );
  return Math.max(things.length, skills.length) + amounts.length;
}

/**
 * Whether no fact says more than a single word or amount of a sentence: one that anybody's facts would share with it. A summary may
 * tell of several facts in a word each.
 */
function isWeak(claim: Claim, sentence: Sentence, carriers: readonly Source[]): boolean {
  const amounts = claim.quantities.filter((one) => isIn(one, sentence));
  const units = unitsOf(sentence.words).filter(
    (unit) =>
      !isGeneric(unit.words[0]?.word ?? '') && ![...amounts, ...claim.dates].some((one) => meets(one, unit)),
  );
  const saidBy = (sources: readonly Source[]): number =>
    units.filter((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary))).length +
    amounts.filter((one) =>
      sources.some(({ quantities }) => quantities.some((truth) => bearsOut(truth, one))),
    ).length;
  const credentials = claim.place.sources.filter(({ section }) => OF_THINGS.test(section));
  const said =
    claim.place.kind === 'summary'
      ? [saidBy([...carriers, ...credentials])]
      : [saidBy(credentials), ...carriers.map((one) => saidBy([one]))];
  return said.every((count) => count <= 1);
}

/** What the facts that carry a sentence say and the sentence does not: what its strange words may stand for. */
function unsaidOf(sentence: Sentence, carriers: readonly Source[], isThingAdded: boolean): number {
  const text = vocabularyOf(sentence.words);
  return sum(
    carriers.map(
      ({ words, quantities }) =>
        unitsOf(words).filter(
          (unit) =>
            !/^\d/.test(unit.words[0]?.word ?? '') &&
            !isSaid(unit, text) &&
            isWrittenAsAWord(unit) &&
            // A thing put beside others stands for no amount that was left out.
            !(isThingAdded && quantities.some((one) => meets(one, unit))),
        ).length,
    ),
  );
}

/** The sentences of a text, with what a colon leads to. */
function wholesOf({ text, sentences }: Claim): Sentence[] {
  const wholes: Sentence[] = [];
  for (const next of sentences) {
    const before = wholes.at(-1);
    if (before === undefined || !/^\s*:\s*$/.test(text.slice(before.end, next.start))) {
      wholes.push(next);
      continue;
    }
    wholes[wholes.length - 1] = {
      text: text.slice(before.start, next.end),
      words: [...before.words, ...next.words],
      start: before.start,
      end: next.end,
      clauses: [...before.clauses, ...next.clauses],
    };
  }
  return wholes;
}

/**
 * Whether the ordinary strange words of a sentence only say its facts otherwise. The facts must say as many of its things as they
 * do not, each strange word must have a word of those facts that it may stand for, and what is strange must not outweigh what is said;
 * between two languages the things are enough.
 */
function isReworded(claim: Claim, sentence: Sentence, plain: readonly Strange[]): boolean {
  const strange = sum(plain.map(weightOf));
  const carriers = carriersOf(claim, sentence);
  const anchors = anchorsOf(claim, sentence, carriers);
  if (isStance(claim, sentence))
    return strange <= anchors + (isFeeling(claim, sentence) ? MOST_IN_A_FEELING : MOST_IN_A_VIEW);
  const language = languageOf(sentence.words);
  const isTranslated =
    language !== '' &&
    carriers.some(({ words }) => languageOf(words) !== '' && languageOf(words) !== language);
  const bound = boundOf(claim, sentence, carriers);
  if (anchors === 0 || bound === 0 || plain.filter(({ unit }) => isThing(unit)).length > bound) return false;
  const isMuch = plain.length > MOST_STRANGE_IN_A_WEAK_ONE && bound < ENOUGH_BOUND;
  if (isMuch && isWeak(claim, sentence, carriers)) return false;
  const isThingAdded = plain.some((one) => isAdded(claim, one, plain));
  const beyond = isThingAdded ? BEYOND_ADDED : BEYOND;
  if (strange > unsaidOf(sentence, carriers, isThingAdded) + beyond) return false;
  return isTranslated || strange <= anchors * PER_ANCHOR + beyond;
}

/** Whether a text tells in words of its own: a bullet, a summary, a letter, or what a line about work says beside the names. */
const isTold = ({ place: { kind, section } }: Claim): boolean =>
  /^(?:told|summary|letter)$/.test(kind) ||
  (kind === 'line' && /^(?:work|volunteer|projects)$/.test(section));

/**
 * Of the units that are not said, those that count. What names a checkable thing always counts, and in lists, titles,
 * names and credentials every word does; in bullets and sentences ordinary words count where they say more than the facts.
 */
export function withoutRewording(claim: Claim, strange: readonly Strange[]): readonly Strange[] {
  if (!isTold(claim)) return strange;
  const naming = new Set(strange.filter((one) => isNaming(claim, one, strange)));
  const allowed = new Set(
    wholesOf(claim).flatMap((sentence) => {
      const plain = strange.filter((one) => isIn(one.unit, sentence) && !naming.has(one));
      return plain.length > 0 && isReworded(claim, sentence, plain) ? plain : [];
    }),
  );
  return strange.filter((one) => naming.has(one) || !allowed.has(one));
}
