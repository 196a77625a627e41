import type { Source, SourceHealth } from '#contract/career/boards/sources.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { text } from './messages.ts';

/** One way to look at the sources. */
export interface Filter {
  /** In the address; empty for those that are read. */
  show: '' | 'trouble' | 'off';
  label: () => string;
  holds: (source: Source) => boolean;
  /** What an empty list says. */
  none: () => { title: string; text: string };
}

const isTrouble = ({ health }: Source): boolean => health === 'failing' || health === 'suspicious';

const readNow: Filter = {
  show: '',
  label: () => text('filterRead'),
  holds: ({ on }) => on,
  none: () => ({ title: text('emptyReadTitle'), text: text('emptyRead') }),
};

/** The filters, in order. */
export const filters: readonly Filter[] = [
  readNow,
  {
    show: 'trouble',
    label: () => text('filterTrouble'),
    holds: isTrouble,
    none: () => ({ title: text('emptyTroubleTitle'), text: text('emptyTrouble') }),
  },
  {
    show: 'off',
    label: () => text('filterOff'),
    holds: ({ on }) => !on,
    none: () => ({ title: text('emptyOffTitle'), text: text('emptyOff') }),
  },
];

/** The filter an address names; those that are read for anything else. */
export const filterNamed = (show: string | null): Filter =>
  filters.find((filter) => filter.show === (show ?? '')) ?? readNow;

/** What a source's state is called; null where the switch says it. */
export const healthWords: Readonly<Record<SourceHealth, (() => string) | null>> = {
  good: null,
  unchecked: () => text('notChecked'),
  failing: () => text('healthFailing'),
  suspicious: () => text('healthSuspicious'),
  off: null,
  unavailable: () => text('healthUnavailable'),
};

/** What kind of board a source stands on. */
export const kindWords: Readonly<Record<Source['kind'], () => string>> = {
  ats: () => text('kindAts'),
  aggregator: () => text('kindAggregator'),
  'public-service': () => text('kindPublicService'),
  'careers-page': () => text('kindCareersPage'),
};

/** When a source was read with success, and when it is read next. */
export function timesOf(
  { on, health, last_good_at: lastAt, next_at: nextAt }: Source,
  nowMs: number,
  timeZone: string | undefined,
): string {
  if (health === 'unavailable') return '';
  const last = lastAt === null ? null : momentWords(lastAt, nowMs, timeZone);
  if (!on) return last === null ? text('notChecked') : text('lastRead', { last });
  if (nextAt === null || Date.parse(nextAt) <= nowMs)
    return last === null ? text('neverReadNextSoon') : text('lastReadNextSoon', { last });
  const next = momentWords(nextAt, nowMs, timeZone);
  return last === null ? text('neverReadNextAt', { next }) : text('lastReadNextAt', { last, next });
}

/** How many are read, what they show, and what is wrong, in one or two sentences. */
export function leadWords(sources: readonly Source[]): string {
  const on = sources.filter((source) => source.on);
  if (on.length === 0) return text('noneRead');
  const jobs = on.reduce((sum, source) => sum + source.open, 0);
  const trouble = on.filter((source) => isTrouble(source)).length;
  return text('whatIsRead', { sources: on.length, jobs, trouble });
}
