import type { AnswerKind, AnswerValue } from '#contract/career/hub/answer-value.ts';

/** What stands in the fields of one answer, by the field's name. */
export type Draft = Readonly<Record<string, string>>;

const number = (text = ''): number => (text.trim() === '' ? Number.NaN : Number(text.replace(/[\s,]/g, '')));
const optional = (text = ''): number | null => (text.trim() === '' ? null : number(text));
const parts = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], text: string | undefined): Word =>
  words.find((word) => word === text) ?? words[0];

/** The typed answer that the fields hold; what is missing or wrong in it the server says in one sentence. */
export function valueOf(kind: AnswerKind, draft: Draft): AnswerValue {
  switch (kind) {
    case 'yes_no':
      return { kind, yes: draft['yes'] === 'yes' };
    case 'text':
      return { kind, text: draft['text'] ?? '' };
    case 'day':
      return { kind, day: draft['day'] ?? '' };
    case 'notice':
      return { kind, amount: number(draft['amount']), unit: oneOf(['week', 'day', 'month'], draft['unit']) };
    case 'pay':
      return {
        kind,
        currency: (draft['currency'] ?? 'CAD').trim().toUpperCase(),
        period: oneOf(['year', 'month', 'week', 'day', 'hour'], draft['period']),
        wanted: number(draft['wanted']),
        least: optional(draft['least']),
        hours_per_week: optional(draft['hours']),
      };
    case 'percent':
      return { kind, percent: number(draft['percent']) };
    case 'places':
      return {
        kind,
        anywhere: draft['where'] === 'anywhere',
        cities: draft['where'] === 'cities' ? parts(draft['cities']) : [],
        days_per_week: optional(draft['days']),
      };
    case 'licence':
      return {
        kind,
        holds: draft['holds'] === 'yes',
        class: draft['class'] ?? '',
        region: draft['region'] ?? '',
      };
    case 'list':
      return { kind, items: parts(draft['items']) };
    case 'spans':
      break;
  }
  const spans = [0, 1, 2].flatMap((index) => {
    const from = draft[`from${index}`] ?? '';
    const to = draft[`to${index}`] ?? '';
    return from === '' ? [] : [{ from, to: to === '' ? null : to }];
  });
  return { kind, spans };
}

const words = (value: number | null): string => (value === null ? '' : String(value));

/** The fields of a typed answer that is changed. */
export function draftOf(value: AnswerValue): Draft {
  switch (value.kind) {
    case 'yes_no':
      return { yes: value.yes ? 'yes' : 'no' };
    case 'text':
      return { text: value.text };
    case 'day':
      return { day: value.day };
    case 'notice':
      return { amount: String(value.amount), unit: value.unit };
    case 'pay': {
      const { currency, period, wanted, least, hours_per_week } = value;
      return { currency, period, wanted: String(wanted), least: words(least), hours: words(hours_per_week) };
    }
    case 'percent':
      return { percent: String(value.percent) };
    case 'places': {
      const where = value.anywhere ? 'anywhere' : value.cities.length === 0 ? 'no' : 'cities';
      return { where, cities: value.cities.join(', '), days: words(value.days_per_week) };
    }
    case 'licence':
      return { holds: value.holds ? 'yes' : 'no', class: value.class, region: value.region };
    case 'list':
      return { items: value.items.join(',') };
    case 'spans':
      break;
  }
  return Object.fromEntries(
    value.spans.flatMap(({ from, to }, index) => [
      [`from${index}`, from],
      [`to${index}`, to ?? ''],
    ]),
  );
}
