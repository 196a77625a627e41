import { type ToldEntry, toldEntry } from '#contract/career/hub/told-entry.ts';
import { datesWrong } from '#engines/profile/index.ts';

/** A year and a month as they are typed; "" for what is not known. */
export interface When {
  month: string;
  year: string;
}

/** What is typed into the questions. */
export interface EntryDraft {
  kind: ToldEntry['kind'];
  what: string;
  where: string;
  from: When;
  until: When;
  /** Whether it still goes on. */
  still: boolean;
  done: string;
  more: string;
}

const NEVER: When = { month: '', year: '' };

/** Nothing answered yet. */
export const emptyDraft = (kind: EntryDraft['kind'] = 'job'): EntryDraft => ({
  kind,
  what: '',
  where: '',
  from: NEVER,
  until: NEVER,
  still: false,
  done: '',
  more: '',
});

const partial = ({ month, year }: When): string | null => {
  if (year.trim() === '') return null;
  return month === '' ? year.trim() : `${year.trim()}-${month}`;
};

function entryOf(draft: EntryDraft): unknown {
  const { kind, what, where } = draft;
  const dates = { from: partial(draft.from), until: draft.still ? null : partial(draft.until) };
  if (kind === 'study') return { kind, what, where, ...dates };
  const done = [draft.done, draft.more].map((text) => text.trim()).filter((text) => text !== '');
  return { kind, what, where, ...dates, done };
}

const MISSING: Readonly<Record<EntryDraft['kind'], { what: string; where: string }>> = {
  job: { what: 'Say what your job was.', where: 'Say who you worked for.' },
  study: { what: 'Say what you studied.', where: 'Say where you studied.' },
  volunteering: { what: 'Say what you did.', where: 'Say for whom you did it.' },
};

const YEAR = 'Give the year in four digits.';

export type Problems = Partial<Record<'what' | 'where' | 'from' | 'until' | 'done', string>>;

const isUnsaid = ({ year }: When) => year.trim() === '';

function datesMissing({ from, until, still, kind }: EntryDraft): Problems {
  // Many know of a study only when it ended.
  if (isUnsaid(from) && (kind !== 'study' || still || isUnsaid(until)))
    return { from: 'Give the year it began.' };
  return !still && isUnsaid(until) ? { until: 'Give the year it ended, or say that it goes on.' } : {};
}

/** The answers as an entry, or what is wrong with them by question; `today` is YYYY-MM-DD where the person is. */
export function readDraft(draft: EntryDraft, today: string): { entry: ToldEntry } | { problems: Problems } {
  const read = toldEntry.safeParse(entryOf(draft));
  const problems: Problems = datesMissing(draft);
  for (const field of ['what', 'where', 'from', 'until', 'done'] as const) {
    const issue = read.error?.issues.find(({ path }) => path[0] === field);
    if (issue === undefined || problems[field] !== undefined) continue;
    if (field === 'from' || field === 'until') problems[field] = YEAR;
    else if (field === 'done' || draft[field].trim() !== '') problems[field] = issue.message;
    else problems[field] = MISSING[draft.kind][field];
  }
  if (Object.keys(problems).length > 0 || !read.data) return { problems };
  const wrong = datesWrong(read.data, today);
  if (wrong === null) return { entry: read.data };
  return { problems: wrong.startsWith('The start') ? { from: wrong } : { until: wrong } };
}
