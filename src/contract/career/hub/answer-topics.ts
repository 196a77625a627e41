import { z } from 'zod';
import { type AnswerKind, answerValue, type AnswerValue } from './answer-value.ts';

/** What else an answer holds for: a country (ISO 3166), a skill, or its own currency and period. */
export type AnswerParameter = '' | 'country' | 'skill' | 'pay';

/** What an answer to a topic is: the kind of its value, and what else it holds for. */
export interface AnswerTopic {
  readonly kind: AnswerKind;
  readonly parameter: AnswerParameter;
}

const of = (kind: AnswerKind, parameter: AnswerParameter = ''): AnswerTopic => ({ kind, parameter });

/** Every topic that is answered in a shape of its own, with the kind of its answers. */
export const ANSWER_TOPICS = {
  'work_auth.authorized': of('yes_no', 'country'),
  'sponsorship.required': of('yes_no', 'country'),
  'work_auth.status': of('text', 'country'),
  'work_auth.expiry': of('day', 'country'),
  citizenship: of('text'),
  'age.over_18': of('yes_no'),
  'salary.expected': of('pay', 'pay'),
  notice_period: of('notice'),
  'start.earliest': of('day'),
  'shift.availability': of('list'),
  'weekend.availability': of('text'),
  'overtime.willing': of('yes_no'),
  'contract.type': of('text'),
  'relocate.willing': of('relocation'),
  'onsite.willing': of('onsite'),
  'work_mode.preferred': of('text'),
  'travel.willing_percent': of('percent'),
  drivers_licence: of('licence'),
  'vehicle.own': of('yes_no'),
  skill_use: of('spans', 'skill'),
  clearance: of('text'),
  pronouns: of('text'),
  'demo.gender': of('text'),
  'demo.race_ethnicity': of('text'),
  'demo.indigenous': of('text'),
  'demo.visible_minority': of('text'),
  'demo.disability': of('text'),
  'demo.veteran': of('text'),
  'language.correspondence': of('text'),
  'contact.preferred_method': of('text'),
  'consent.talent_pool': of('yes_no'),
  'consent.marketing': of('yes_no'),
  'consent.sms': of('yes_no'),
} as const satisfies Record<string, AnswerTopic>;
export type AnswerTopicName = keyof typeof ANSWER_TOPICS;

const isTopicName = (name: string): name is AnswerTopicName => Object.hasOwn(ANSWER_TOPICS, name);

/** What an answer to a topic (`work_auth.status:CA`) is; undefined for one that is answered in words alone. */
export function answerTopic(topic: string): (AnswerTopic & { name: AnswerTopicName }) | undefined {
  const [name = ''] = topic.split(':', 1);
  return isTopicName(name) ? { name, ...ANSWER_TOPICS[name] } : undefined;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Places as they were kept before moving and working on site had shapes of their own. */
function formerPlaces(topic: string, { anywhere, cities: given, days_per_week }: Record<string, unknown>) {
  const cities = strings(given);
  const some = cities.length > 0;
  return topic.startsWith('onsite')
    ? {
        kind: 'onsite',
        where: anywhere === true ? 'anywhere' : some ? 'cities' : 'no',
        cities,
        days_per_week,
      }
    : {
        kind: 'relocation',
        where: anywhere === true ? 'anywhere' : some ? 'places' : 'no',
        countries: [],
        cities,
        regions: [],
      };
}

/** A value in today's shape, from that of an older row. */
function asToday(topic: string, value: Record<string, unknown>): Record<string, unknown> {
  if (value['kind'] === 'places') return formerPlaces(topic, value);
  // Hours were only told for pay to be converted by.
  return value['kind'] === 'pay' && value['converts'] === undefined
    ? { ...value, converts: typeof value['hours_per_week'] === 'number' }
    : value;
}

const record = z.record(z.string(), z.unknown());

/** What is kept of an answer to a topic as its value; null where only its words are known, or what is kept is no answer to it. */
export function keptAnswer(topic: string, kept: unknown): AnswerValue | null {
  const found = record.safeParse(kept);
  if (!found.success) return null;
  const read = answerValue.safeParse(asToday(topic, found.data));
  if (!read.success) return null;
  const expected = answerTopic(topic)?.kind;
  return expected === undefined || expected === read.data.kind ? read.data : null;
}
