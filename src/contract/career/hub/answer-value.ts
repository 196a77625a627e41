import { z } from 'zod';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import { date, month, places, several, short, whole, word } from './answer-parts.ts';
import { payAnswer } from './pay-answer.ts';

export const noticeUnits = ['day', 'week', 'month'] as const;

/** Something to be answered with a yes or a no: rights, age, consents, overtime. */
const yesNoAnswer = z.object({
  kind: z.literal('yes_no'),
  yes: z.boolean(refusal(text.message('choiceMissing'))),
});

/** Words, or a suggested answer by the word it is kept by: a status, a demographic choice, a wish. */
const textAnswer = z.object({ kind: z.literal('text'), text: word(2000) });

/** A calendar day: the earliest start, the end of a permit. */
const dayAnswer = z.object({ kind: z.literal('day'), day: date });

/** A length in whole units; none is 0. */
const noticeAnswer = z.object({
  kind: z.literal('notice'),
  amount: whole(0, 365),
  unit: z.enum(noticeUnits),
});

/** A part of the working time, as the most of it: travel. */
const percentAnswer = z.object({ kind: z.literal('percent'), percent: whole(0, 100) });

/**
 * Whether somebody would move for a job: anywhere, within `countries` (ISO 3166), to some towns and regions, or nowhere. Towns and regions
 * leave out every other one; of a country that is not named nothing is said.
 */
const relocationAnswer = z
  .object({
    kind: z.literal('relocation'),
    where: z.enum(['anywhere', 'countries', 'places', 'no'], refusal(text.message('choiceMissing'))),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(30),
    cities: places,
    regions: places,
  })
  .refine(({ where, countries }) => where !== 'countries' || countries.length > 0, {
    message: refusal(text.message('countryMissing')),
    path: ['countries'],
  })
  .refine(({ where, cities, regions }) => where !== 'places' || cities.length + regions.length > 0, {
    message: refusal(text.message('placeMissing')),
    path: ['cities'],
  });

/** Where somebody would work on site, and on how many days of a week at most, null where any number is fine. */
const onsiteAnswer = z
  .object({
    kind: z.literal('onsite'),
    where: z.enum(['anywhere', 'cities', 'no'], refusal(text.message('choiceMissing'))),
    cities: places,
    days_per_week: whole(1, 7).nullable(),
  })
  .refine(({ where, cities }) => where !== 'cities' || cities.length > 0, {
    message: refusal(text.message('placeMissing')),
    path: ['cities'],
  });

/** A licence to drive; its class, where it is from and its last day where they were told, "" and null where not. */
const licenceAnswer = z.object({
  kind: z.literal('licence'),
  holds: z.boolean(refusal(text.message('choiceMissing'))),
  class: short(20),
  region: short(20),
  expires: date.nullable().default(null),
});

/** Several of a question's choices: shifts. */
const listAnswer = z.object({
  kind: z.literal('list'),
  items: several(20, refusal(text.message('choiceMissing'))),
});

/** Months in which a skill was used, `to` null while it still is. */
const spansAnswer = z.object({
  kind: z.literal('spans'),
  spans: z
    .array(
      z.object({ from: month, to: month.nullable() }).refine(({ from, to }) => to === null || from <= to, {
        message: refusal(text.message('spanBackwards')),
        path: ['to'],
      }),
    )
    .min(1, refusal(text.message('spanMissing')))
    .max(20, refusal(text.message('tooMany', { most: 20 }))),
});

/** An answer in a shape that can be computed with: a schema for each kind. Screens ask for it by the fields of its kind, and forms are filled in from it. */
export const answerValue = z.discriminatedUnion('kind', [
  yesNoAnswer,
  textAnswer,
  dayAnswer,
  noticeAnswer,
  payAnswer,
  percentAnswer,
  relocationAnswer,
  onsiteAnswer,
  licenceAnswer,
  listAnswer,
  spansAnswer,
]);
export type AnswerValue = z.infer<typeof answerValue>;
export type AnswerKind = AnswerValue['kind'];

export const answerKind = z.enum([
  'yes_no',
  'text',
  'day',
  'notice',
  'pay',
  'percent',
  'relocation',
  'onsite',
  'licence',
  'list',
  'spans',
] satisfies AnswerKind[]);
