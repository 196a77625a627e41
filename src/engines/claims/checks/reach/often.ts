import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportBeside, supportOf } from '#engines/claims/checks/support.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { weekdayOf, claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { frequenciesIn, frequenciesOf, isAsOften } from '#engines/claims/quantities/frequency.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isPeriodical } from './says.ts';

/** How often something comes round, with the period it comes round by. */
const OFTEN: readonly (readonly [word: RegExp, period: string])[] = [
  [/^(?:daily|quotidien\w*)$/, 'day'],
  [/^nightly$/, 'night'],
  [/^(?:weekly|hebdomadaires?)$/, 'week'],
  [/^(?:biweekly|bi-weekly|fortnightly|bimensuel\w*)$/, 'fortnight'],
  [/^(?:monthly|mensuel\w*)$/, 'month'],
  [/^(?:quarterly|trimestriel\w*)$/, 'quarter'],
];
const PERIODS = ['day', 'night', 'week', 'month', 'quarter', 'year'];

/** What a fact's amounts, days and shifts tell of how often, in words that name no frequency. */
const REGULAR = claimWord('often: regular', /\b(?:-end)\b/);

/** Whether a stretch ends in a word that a capital makes part of a name, "aux Nuits du Canal", and that is no day. */
const isInName = ({ words }: Claim, at: Stretch): boolean => {
  const last = words.findLast((word) => meets(word, at));
  return (
    last !== undefined &&
    !last.first &&
    /^\p{Lu}/u.test(last.raw) &&
    weekdayOf(last.word.replace(/s$/, '')) === 0
  );
};

/** A frequency told of a fact that tells none: nobody recorded how often. */
function oftenInvented(claim: Claim, sentence: Sentence): Refusal[] {
  if (!/^(?:told|letter|summary)$/.test(claim.place.kind)) return [];
  const frequencies = frequenciesIn(sentence.text);
  return frequencies.flatMap(({ start, end, perYear }) => {
    const at = { start: sentence.start + start, end: sentence.start + end };
    // "Every child twice a year": amounts by a period are looked at as amounts.
    if (isInName(claim, at)) return [];
    if (perYear <= 1 || claim.quantities.some((one) => meets(one, at))) return [];
    const { words } = sentence;
    const rest = words.filter((word) => !meets(word, at));
    const support = supportOf(claim, { ...sentence, words: rest });
    if (claim.place.sources.some((source) => isAsOften(frequencies, { start, end }, source))) return [];
    const [best] = support;
    // "Weekly" of "weelky": a fact may be misspelt.
    const own = words.filter((word) => meets(word, at));
    const [only] = unitsOf(own);
    if (only !== undefined && own.length === 1 && support.some(({ vocabulary }) => isSaid(only, vocabulary)))
      return [];
    if (best === undefined || isGap(claim, at) || isFrame(claim, at)) return [];
    // A letter sums up: there only another frequency than the fact's own is one too many.
    const isOther = frequenciesOf(best).length > 0;
    if (!isOther && (claim.place.kind !== 'told' || support.some(({ text }) => REGULAR.test(fold(text)))))
      return [];
    return [refuse(claim, at, 'reach', messages.message('howOften'), messages.message('howOftenFix'))];
  });
}

/** How often a thing came round, told otherwise than by its fact: a weekly newsletter with one issue a month. */
export const checkOften: Check = (claim) =>
  !/^(?:letter|summary|told|line)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => [
        ...oftenInvented(claim, sentence),
        ...claim.units
          .filter(({ start, end }) => sentence.start <= start && end <= sentence.end)
          .flatMap((unit) => {
            const word = unit.words.find((one) => OFTEN.some(([own]) => own.test(one.word)))?.word ?? '';
            const period = OFTEN.find(([own]) => own.test(word))?.[1];
            if (period === undefined || isFrame(claim, unit) || isGap(claim, unit)) return [];
            const [support] = supportBeside(claim, sentence, unit);
            if (support === undefined || isAsOften(claim.frequencies, unit, support)) return [];
            if (isPerOf(claim, unit, period)) return [];
            const best = fold(support.text);
            if (isOf(best, word, period)) return [];
            if (!PERIODS.some((one) => isPeriodical(best, one))) return [];
            return [
              refuse(
                claim,
                unit,
                'reach',
                messages.message('notOfThis', { words: word }),
                messages.message('oftenFix'),
              ),
            ];
          }),
      ]);

/** Whether a period stands right behind an amount that a fact has by that period: "douze heures hebdomadaires" of "12 heures par semaine". */
const isPerOf = ({ quantities, text, place }: Claim, { start }: Stretch, period: string): boolean =>
  quantities.some(
    (claimed) =>
      claimed.end <= start &&
      text.slice(claimed.end, start).trim() === '' &&
      place.sources.some((source) =>
        source.quantities.some(
          ({ value, per, measures }) =>
            value === claimed.value && measures === claimed.measures && per === period,
        ),
      ),
  );

const isOf = (text: string, word: string, period: string): boolean =>
  text.includes(word) || new RegExp(`\\b${FORMS.get(period) ?? period}`).test(text);

/** How a fact names the period in either language. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['day', '(?:day|daily|jour|quotidien|morning|matin|shift|quart)'],
  ['night', '(?:night|nuit|soir|evening)'],
  [
    'week',
    '(?:week|semaine|hebdo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
  ],
  [
    'fortnight',
    '(?:fortnight|two weeks|deux semaines|other week|15 jours|quinze jours|bi-?weekly|bimensuel|twice a month|deux fois par mois)',
  ],
  ['month', '(?:month|mois|mensuel)'],
  ['quarter', '(?:quarter|trimestr|four times a year|quatre fois par)'],
]);
