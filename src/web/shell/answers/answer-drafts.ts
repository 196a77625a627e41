import { answerValue } from '#contract/career/hub/answer-value.ts';
import type { AnswerKind, AnswerValue } from '#contract/career/hub/answer-value.ts';
import { refusalText } from '#web/text/message-text.ts';
import { withTyped } from '#web/ui/forms/words-typed.ts';

/** What stands in the fields of one answer, by the field's name; several words of one field on lines of their own. */
export type AnswerDraft = Readonly<Record<string, string>>;

/** What is wrong with the fields of an answer, by the field's name. */
export type AnswerProblems = Readonly<Record<string, string>>;

/** A figure as people write it: "84,000", "84 000 $", "27,50". */
function number(text = ''): number {
  const bare = text.replace(/[\s\u00A0\u202F]/g, '').replace(/^[^\d.,-]+|[^\d.,]+$/g, '');
  if (bare === '') return Number.NaN;
  const pointed = /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replaceAll(',', '');
  return Number(pointed);
}
const optional = (text = ''): number | null => (text.trim() === '' ? null : number(text));

/** The words of a field that takes several. */
export const wordsOf = (text = ''): string[] => text.split('\n').filter((word) => word !== '');
/** The field of what was typed to be added to such words and was not added yet: it counts as added. */
export const typedIn = (name: string): string => `${name} typed`;
const allWords = (draft: AnswerDraft, name: string): string[] =>
  withTyped(wordsOf(draft[name]), draft[typedIn(name)] ?? '');
export const fromWords = (words: readonly string[]): string => words.join('\n');

const SIDES: Readonly<Record<string, boolean>> = { yes: true, no: false };

type Fields = Readonly<Record<string, unknown>>;

const VALUES: Readonly<Record<AnswerKind, (draft: AnswerDraft) => Fields>> = {
  yes_no: ({ yes = '' }) => ({ yes: SIDES[yes] }),
  text: ({ text = '' }) => ({ text }),
  day: ({ day = '' }) => ({ day }),
  notice: ({ amount, unit = 'week' }) => ({ amount: number(amount), unit }),
  pay: ({ currency = 'CAD', period = 'year', wanted, least, most, converts, hours }) => ({
    currency,
    period,
    wanted: number(wanted),
    least: optional(least),
    most: optional(most),
    hours_per_week: converts === 'yes' ? optional(hours) : null,
    converts: converts === 'yes',
  }),
  percent: ({ percent }) => ({ percent: number(percent) }),
  relocation: (draft) => ({
    where: draft['where'],
    countries: draft['where'] === 'countries' ? wordsOf(draft['countries']) : [],
    cities: draft['where'] === 'places' ? allWords(draft, 'cities') : [],
    regions: draft['where'] === 'places' ? allWords(draft, 'regions') : [],
  }),
  onsite: (draft) => ({
    where: draft['where'],
    cities: draft['where'] === 'cities' ? allWords(draft, 'cities') : [],
    days_per_week: draft['where'] === 'no' ? null : optional(draft['days']),
  }),
  licence: ({ holds = '', class: rank = '', region = '', expires = '' }) => ({
    holds: SIDES[holds],
    ...(holds === 'yes'
      ? { class: rank, region, expires: expires === '' ? null : expires }
      : { class: '', region: '', expires: null }),
  }),
  list: ({ items }) => ({ items: wordsOf(items) }),
  spans: (draft) => ({
    spans: spanFields(draft).flatMap(({ from, to }) =>
      draft[from] || draft[to] ? [{ from: draft[from] ?? '', to: draft[to] || null }] : [],
    ),
  }),
};

/** The fields of each span: those that are filled in, and one more. */
export function spanFields(draft: AnswerDraft): { from: string; to: string }[] {
  const filled = Object.keys(draft).flatMap((name) =>
    /^(from|to)\d+$/.test(name) && draft[name] !== '' ? [Number(name.replace(/\D/g, '')) + 1] : [],
  );
  return Array.from({ length: Math.max(0, ...filled) + 1 }, (_, at) => ({
    from: `from${at}`,
    to: `to${at}`,
  }));
}

const FIELD: Readonly<Record<string, string>> = { hours_per_week: 'hours', days_per_week: 'days' };

/** The field that a part of a value stands in. */
function fieldOf(path: readonly PropertyKey[], draft: AnswerDraft): string {
  const [part = '', index = 0, end = 'from'] = path.map(String);
  if (part !== 'spans') return FIELD[part] ?? part;
  const filled = spanFields(draft).filter(({ from, to }) => draft[from] || draft[to]);
  const span = filled[Number(index)] ?? { from: 'from0', to: 'to0' };
  return end === 'to' ? span.to : span.from;
}

/** The answer that the fields of its kind hold, by its schema; or the first problem of each field in words. */
export function readAnswerDraft(
  kind: AnswerKind,
  draft: AnswerDraft,
): { value: AnswerValue } | { problems: AnswerProblems } {
  const read = answerValue.safeParse({ kind, ...VALUES[kind](draft) });
  if (read.success) return { value: read.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of read.error.issues) problems[fieldOf(path, draft)] ??= refusalText(message);
  return { problems };
}
