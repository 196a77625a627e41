import type { Asked, Check } from '#engines/claims/context.ts';
import { entriesNamed, meets, refuse } from '#engines/claims/context.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import { isFrame, isGap } from '#engines/claims/checks/letter.ts';
import { fold } from '#engines/claims/language/fold.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn, followsFrom } from '#engines/claims/quantities/derive.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import type { Quantity } from '#engines/claims/quantities/read.ts';
import { supportOf } from './support.ts';
import { followsFromDates, isLong, isOfTheSame } from './durations.ts';

const WORDS_AROUND = 9;

/** What is counted: the telling words right after an amount, as far as the next one. */
function counted(asked: Asked, said: Quantity, at: number) {
  const next = asked.quantities[at + 1]?.start ?? Number.POSITIVE_INFINITY;
  const stop = /[.;:!?(),]/.exec(asked.text.slice(said.end))?.index ?? asked.text.length;
  const after = asked.words.filter(
    ({ start }) => start >= said.end && start < next && start < said.end + stop,
  );
  return unitsOf(after.slice(0, 4)).filter(
    ({ start }) => !asked.dates.some((date) => meets(date, { start, end: start + 1 })),
  );
}

/** What the profile counts with an amount: the words around it, or all of a value with one amount. */
function countedThere(source: Source, truth: Quantity) {
  if (source.quantities.length === 1) return source.said;
  const place = source.words.findIndex(({ end }) => end > truth.start);
  const until = source.words.findIndex(({ start }) => start >= truth.end);
  const last = until < 0 ? source.words.length : until;
  return saidBy(source.words.slice(Math.max(0, place - WORDS_AROUND), last + WORDS_AROUND));
}

function isCountedAlike(asked: Asked, said: Quantity, at: number, source: Source, truth: Quantity): boolean {
  if (said.measures !== 'count' && said.measures !== 'money') return true;
  const units = counted(asked, said, at);
  if (units.length === 0) return true;
  // "Cook 1", "Level C": the number belongs to the name before it.
  const name = asked.words.findLast(({ end }) => end <= said.start)?.stem;
  if (name !== undefined && name === source.words.findLast(({ end }) => end <= truth.start)?.stem)
    return true;
  const there = countedThere(source, truth);
  return units.slice(0, 3).some((unit) => isSaid(unit, there));
}

const PEOPLE = /people|persons?|staff|employees|team|personnes|equipe|brigade|crew|workers|employes/;
const OTHERS = /\b(?:others?|colleagues?|coworkers|teammates|autres?|collegues?|peers)\b/;
const ONE_OF =
  /\b(?:one of|l'une? des|un des|une des|team of|group of|committee of|line of|equipe de|comite de)\b/;

/** Whether an amount is the rest or the sum of what one value counts: "three others" for "one of four", "25 people" for 19 and 6. */
function isRestOrSum(asked: Asked, said: Quantity, source: Source): boolean {
  if (said.measures !== 'count') return false;
  const near = fold(asked.text.slice(said.start, said.end + 40));
  const before = fold(asked.text.slice(Math.max(0, said.start - 20), said.start));
  const counts = source.quantities.filter(({ measures }) => measures === 'count');
  if (OTHERS.test(`${before}${near}`) && ONE_OF.test(fold(source.text)))
    return counts.some(({ value }) => value === said.value + 1);
  if (!PEOPLE.test(near) || counts.length < 2) return false;
  const parts = /\bof (?:them|whom|which)\b|dont|including|parmi/.test(fold(source.text));
  return !parts && counts.reduce((sum, { value }) => sum + value, 0) === said.value;
}

const shareOf = (quantity: Quantity): number | null =>
  quantity.measures === 'share'
    ? quantity.value
    : quantity.measures === 'percent'
      ? quantity.value / 100
      : null;

/** Whether a share in words or percent is true of another: "nearly a third" of 30%. */
function isShareOf(truth: Quantity, said: Quantity, share: number): boolean {
  const own = shareOf(truth);
  if (own === null) return false;
  return (
    Math.abs(own - share) < 0.006 ||
    (said.approximation !== 'exact' &&
      bearsOut({ ...truth, value: own, measures: 'share' }, { ...said, value: share, measures: 'share' }))
  );
}

/** The shares that counts tell: 0.8 of "8 of 10 calls". */
const ratiosIn = ({ text, quantities }: Source): number[] =>
  quantities.flatMap(({ value, end, measures }, at) => {
    const whole = quantities[at + 1];
    return measures === 'count' &&
      whole?.measures === 'count' &&
      whole.value > value &&
      /^\s(?:of|out of|in|sur)\s(?:the |les )?$/.test(text.slice(end, whole.start))
      ? [value / whole.value]
      : [];
  });

/** Whether an amount is one end of a change that the text tells: "from 12 to 5" is no difference of 12 and 7. */
const isOfAChange = (asked: Asked, said: Quantity): boolean =>
  changesIn(asked.text, asked.quantities).some(({ from, to }) => [from, to].includes(said.value * said.base));

function isBorneBy(asked: Asked, said: Quantity, at: number, source: Source, isTold: boolean): boolean {
  if (
    source.quantities.some(
      (truth) =>
        bearsOut(truth, said) &&
        (said.measures === 'count' || isTold) &&
        isCountedAlike(asked, said, at, source, truth) &&
        (!isLong(said) || isOfTheSame(asked, said, source)),
    )
  )
    return true;
  const share = shareOf(said);
  if (share !== null && source.quantities.some((truth) => isShareOf(truth, said, share))) return true;
  if (share !== null && isTold && ratiosIn(source).some((ratio) => Math.abs(ratio - share) < 0.006))
    return true;
  if (isRestOrSum(asked, said, source)) return true;
  // "Secondary 3" for "3e secondaire".
  if (
    said.measures === 'count' &&
    source.words.some(({ word }) => new RegExp(`^${said.value}(?:e|er|re|eme|st|nd|rd|th)$`).test(word))
  )
    return true;
  return (
    isTold &&
    !isOfAChange(asked, said) &&
    changesIn(source.text, source.quantities).some((change) => followsFrom(change, said, fold(asked.text)))
  );
}

/** The values that may bear out an amount: those of the entries its sentence names, else all of the place. */
function sourcesFor(asked: Asked, said: Quantity): readonly Source[] {
  if (asked.place.kind !== 'letter' && asked.place.kind !== 'summary') return asked.place.sources;
  const sentence = asked.sentences.find((one) => meets(one, said));
  const named = entriesNamed(sentence?.words ?? [], asked.known);
  if (named.length === 0) return asked.place.sources;
  return named.flatMap(({ sources }) => sources);
}

/** The values that the words around an amount tell of: it must be theirs. Empty where the words tell of none. */
function toldWith(asked: Asked, said: Quantity): Source[] {
  const sentence = asked.sentences.find((one) => meets(one, said));
  const clause = sentence?.clauses.find((one) => meets(one, said));
  if (sentence === undefined || clause === undefined) return [];
  const near = supportOf(asked, { ...clause, quantities: false });
  return near.length > 0 ? [...near, ...others(asked)] : [];
}

/** Values outside the telling fields, such as a level or a name, which no words lead to. */
const others = (asked: Asked): Source[] =>
  asked.place.sources.filter(({ field }) => !/^(?:highlights|summary|description)$/.test(field));

/** Whether an amount is one of the posting's, in a clause about the posting. */
function isOfPosting(asked: Asked, said: Quantity): boolean {
  if (asked.posting === null || !isFrame(asked, said)) return false;
  const { title, description } = asked.posting.posting;
  return quantitiesIn(`${title}. ${description}`.slice(0, 12_000)).some(({ value }) => value === said.value);
}

/** Amounts that no value of the profile bears out at this place, and that follow from none. */
export const checkNumbers: Check = (asked) =>
  asked.quantities.flatMap((said, at) => {
    if (asked.dates.some((date) => meets(date, said))) return [];
    if (asked.place.kind === 'letter' && (isGap(asked, said) || isOfPosting(asked, said))) return [];
    if (isLong(said) && followsFromDates(asked, said)) return [];
    const told = toldWith(asked, said);
    if (
      sourcesFor(asked, said).some((source) =>
        isBorneBy(asked, said, at, source, told.length === 0 || told.includes(source)),
      )
    )
      return [];
    const elsewhere = asked.known.sources.some((source) =>
      source.quantities.some((truth) => bearsOut(truth, said)),
    );
    const sameFigure = asked.place.sources.some((source) =>
      source.quantities.some(({ value }) => value === said.value),
    );
    const category =
      sameFigure && said.measures !== 'count' ? 'unit' : elsewhere && !sameFigure ? 'merged' : 'number';
    const why = elsewhere
      ? `Your profile says “${said.span}” of something else.`
      : `Your profile does not say “${said.span}” here, and it does not follow from what it says.`;
    return [
      refuse(asked, said, category, why, 'Use the figure that your profile gives, or correct it there.'),
    ];
  });
