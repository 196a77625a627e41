import { type ToldEntry, toldEntry } from '#contract/career/hub/told-entry.ts';
import { datesWrong } from '#engines/profile/index.ts';
import { messageText, refusalText } from '#web/text/message-text.ts';
import { text } from './messages.ts';

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
  const done = [draft.done, draft.more].map((deed) => deed.trim()).filter((deed) => deed !== '');
  return { kind, what, where, ...dates, done };
}

const MISSING: Readonly<Record<EntryDraft['kind'], Readonly<Record<'what' | 'where', () => string>>>> = {
  job: { what: () => text('jobWhatMissing'), where: () => text('jobWhereMissing') },
  study: { what: () => text('studyWhatMissing'), where: () => text('studyWhereMissing') },
  volunteering: {
    what: () => text('volunteeringWhatMissing'),
    where: () => text('volunteeringWhereMissing'),
  },
};

export type Problems = Partial<Record<'what' | 'where' | 'from' | 'until' | 'done', string>>;

const isUnsaid = ({ year }: When) => year.trim() === '';

function datesMissing({ from, until, still, kind }: EntryDraft): Problems {
  // Many know of a study only when it ended.
  if (isUnsaid(from) && (kind !== 'study' || still || isUnsaid(until))) return { from: text('startMissing') };
  return !still && isUnsaid(until) ? { until: text('endMissing') } : {};
}

/** The answers as an entry, or what is wrong with them by question; `today` is YYYY-MM-DD where the person is. */
export function readDraft(draft: EntryDraft, today: string): { entry: ToldEntry } | { problems: Problems } {
  const read = toldEntry.safeParse(entryOf(draft));
  const problems: Problems = datesMissing(draft);
  for (const field of ['what', 'where', 'from', 'until', 'done'] as const) {
    const issue = read.error?.issues.find(({ path }) => path[0] === field);
    if (issue === undefined || problems[field] !== undefined) continue;
    if (field === 'from' || field === 'until') problems[field] = text('yearWrong');
    else if (field === 'done' || draft[field].trim() !== '') problems[field] = refusalText(issue.message);
    else problems[field] = MISSING[draft.kind][field]();
  }
  if (Object.keys(problems).length > 0 || !read.data) return { problems };
  const wrong = datesWrong(read.data, today);
  if (wrong === null) return { entry: read.data };
  return { problems: { [wrong.field]: messageText(wrong.why) } };
}
