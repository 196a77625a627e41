import { counted } from '#engines/text/index.ts';
import type { Source, SourceHealth } from '#contract/career/boards/sources.ts';
import { momentWords } from '#web/shell/applications/moments.ts';

/** One way to look at the sources. */
export interface Filter {
  /** In the address; empty for those that are read. */
  show: '' | 'trouble' | 'off';
  label: string;
  holds: (source: Source) => boolean;
  /** What an empty list says. */
  none: { title: string; text: string };
}

const isTrouble = ({ health }: Source): boolean => health === 'failing' || health === 'suspicious';

const readNow: Filter = {
  show: '',
  label: 'Read for you',
  holds: ({ on }) => on,
  none: {
    title: 'Nothing is read for you yet.',
    text: 'Turn on a source under Not read, or bring in an employer with a link.',
  },
};

/** The filters, in order. */
export const filters: readonly Filter[] = [
  readNow,
  {
    show: 'trouble',
    label: 'In trouble',
    holds: isTrouble,
    none: { title: 'Nothing is in trouble.', text: 'Every source that I read gave an answer I understood.' },
  },
  {
    show: 'off',
    label: 'Not read',
    holds: ({ on }) => !on,
    none: { title: 'Everything is read.', text: 'There is no source that is turned off.' },
  },
];

/** The filter an address names; those that are read for anything else. */
export const filterNamed = (show: string | null): Filter =>
  filters.find((filter) => filter.show === (show ?? '')) ?? readNow;

/** What a source's state is called; null where the switch says it. */
export const healthWords: Readonly<Record<SourceHealth, string | null>> = {
  good: null,
  unchecked: 'Not yet checked live',
  failing: 'Gives no answer I understand',
  suspicious: 'Suddenly empty',
  off: null,
  unavailable: 'Cannot be read here',
};

/** What kind of board a source stands on. */
export const kindWords: Readonly<Record<Source['kind'], string>> = {
  ats: "The employer's own board",
  aggregator: 'Lists many employers',
  'public-service': 'Public employment service',
  'careers-page': 'Careers page',
};

/** When a source was read with success, and when it is read next. */
export function timesOf(
  { on, health, last_good_at: last, next_at: next }: Source,
  nowMs: number,
  timeZone: string | undefined,
): string {
  if (health === 'unavailable') return '';
  const read = last === null ? 'Never read yet' : `Last read well ${momentWords(last, nowMs, timeZone)}`;
  if (!on) return last === null ? 'Not yet checked against the live board' : read;
  if (next === null || Date.parse(next) <= nowMs) return `${read}, next within minutes`;
  return `${read}, next ${momentWords(next, nowMs, timeZone)}`;
}

/** How many are read, what they show, and what is wrong, in one or two sentences. */
export function leadWords(sources: readonly Source[]): string {
  const on = sources.filter((source) => source.on);
  if (on.length === 0) return 'I read no source for you at the moment.';
  const open = on.reduce((sum, source) => sum + source.open, 0);
  const many = counted(on.length, 'source');
  const jobs = counted(open, 'open job');
  const trouble = on.filter((source) => isTrouble(source)).length;
  const state =
    trouble === 0
      ? 'None is in trouble.'
      : trouble === 1
        ? '1 is in trouble, and says how.'
        : `${trouble} are in trouble, and say how.`;
  return `I read ${many} for you, with ${jobs}. ${state}`;
}
