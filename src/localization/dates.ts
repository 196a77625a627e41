import type { CompiledMessage } from 'icu-minify/format';

const MONTH = /^\d{4}-\d\d$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A day without a time: it is the same day wherever it is read. */
class Day extends Date {}
/** A month without a day. */
class Month extends Date {}

/** A text in the place of a date, as rows of before hold them: it is said as it stands. */
export class Unread extends Date {
  readonly text: string;

  constructor(text: string) {
    super(0);
    this.text = text;
  }
}

/** What a text stands for, where it is a date or an instant. */
function dateOf(text: string): Date {
  const Kind = [[MONTH, Month] as const, [DAY, Day] as const, [INSTANT, Date] as const].find(([form]) =>
    form.test(text),
  )?.[1];
  const date = Kind && new Kind(text);
  return date && !Number.isNaN(date.getTime()) ? date : new Unread(text);
}

/** Kinds of arguments as `icu-minify` numbers them, with a text for each case, and with a moment. */
const WITH_CASES = new Set<unknown>([1, 2, 3]);
const OF_DATES = new Set<unknown>([5, 6]);

/** Names of the arguments that are said as days or times. */
function dateArguments(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, cases] = node as [unknown, unknown, unknown];
  if (typeof name === 'string' && OF_DATES.has(kind)) return [name];
  const within = typeof name === 'string' && WITH_CASES.has(kind) ? Object.values(cases as object) : node;
  return within.flatMap(dateArguments);
}

/** Values with moments in the place of texts that stand for one. */
export function withDates<Values extends object>(message: CompiledMessage, values: Values): Values {
  const texts = dateArguments(message).filter((name) => typeof values[name as keyof Values] === 'string');
  if (texts.length === 0) return values;
  const moments = texts.map((name) => [name, dateOf(String(values[name as keyof Values]))]);
  return { ...values, ...Object.fromEntries(moments) };
}

/** How a date is said: of a day no zone, of a month no day either. */
export function optionsOf(date: Date, options: Intl.DateTimeFormatOptions | undefined) {
  if (date instanceof Month)
    return { month: options?.month ?? 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return date instanceof Day ? { ...options, timeZone: 'UTC' } : options;
}
