import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportBeside } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
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

/** How often a thing came round, told otherwise than by its fact: a weekly newsletter with one issue a month. */
export const checkOften: Check = (asked) =>
  !/^(?:letter|summary|told|line)$/.test(asked.place.kind)
    ? []
    : asked.sentences.flatMap((sentence) =>
        asked.units
          .filter(({ start, end }) => sentence.start <= start && end <= sentence.end)
          .flatMap((unit) => {
            const word = unit.words.find((one) => OFTEN.some(([own]) => own.test(one.word)))?.word ?? '';
            const period = OFTEN.find(([own]) => own.test(word))?.[1];
            if (period === undefined || isFrame(asked, unit) || isGap(asked, unit)) return [];
            const [best] = supportBeside(asked, sentence, unit).map(({ text }) => fold(text));
            if (best === undefined || isOf(best, word, period)) return [];
            if (!PERIODS.some((one) => isPeriodical(best, one))) return [];
            return [
              refuse(
                asked,
                unit,
                'reach',
                `Your profile does not say “${word}” of this.`,
                'Say it as often as your profile does.',
              ),
            ];
          }),
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
