import type { LookedAtPage, Verdict } from '#contract/career/campaigns.ts';
import { text } from './messages.ts';

/** One way to look at the postings of a campaign. */
export interface Filter {
  /** In the address; empty for all. */
  show: '' | 'taken' | 'left' | 'waiting';
  /** Said when it is read. */
  readonly label: string;
  verdict: Verdict | undefined;
}

/** The filters, in order. On screen a match that is ready is "waiting": for its turn at the pace. */
export const filters: readonly Filter[] = [
  {
    show: '',
    get label() {
      return text('filterAll');
    },
    verdict: undefined,
  },
  {
    show: 'taken',
    get label() {
      return text('taken');
    },
    verdict: 'taken',
  },
  {
    show: 'waiting',
    get label() {
      return text('waitsItsTurn');
    },
    verdict: 'ready',
  },
  {
    show: 'left',
    get label() {
      return text('left');
    },
    verdict: 'left',
  },
];

/** The filter an address names; all for anything else. */
export function filterNamed(show: string | null): Filter {
  const [all] = filters;
  const found = filters.find((filter) => filter.show === (show ?? '')) ?? all;
  if (found === undefined) throw new Error('There is no filter.');
  return found;
}

/** How many postings a filter has. */
export function countOf({ ready, taken, left }: LookedAtPage['counts'], { verdict }: Filter): number {
  if (verdict === undefined) return ready + taken + left;
  return { ready, taken, left }[verdict];
}

/** What all of it comes to, in a sentence. */
export function leadWords(counts: LookedAtPage['counts']): string {
  const looked = counts.ready + counts.taken + counts.left;
  return looked === 0 ? text('notLookedYet') : text('lookedAt', { looked, ...counts });
}

/** The causes that have a name on screen; all others are "other reasons". */
const NAMED: ReadonlySet<string | null> = new Set([
  'COMPANY',
  'INDUSTRY',
  'WORDS',
  'LOCATION',
  'WORK_MODE',
  'TITLE',
  'SENIORITY',
  'SALARY',
  'LANGUAGE',
  'CERTIFICATE',
  'WORK_AUTH',
  'SKIPPED',
  'SCORE',
  'KNOWN',
]);

/** For what postings were left, the commonest first; "" when of none of them a cause was noted. */
export function leftWords(causes: LookedAtPage['left_for']): string {
  const counts = new Map<string, number>();
  for (const { cause, count } of causes) {
    const name = cause !== null && NAMED.has(cause) ? cause : 'other';
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  if (counts.size === (counts.has('other') ? 1 : 0)) return '';
  return text('leftFor', { causes: Array.from(counts, ([cause, count]) => text('cause', { cause, count })) });
}

/** Why a filter shows nothing; said when it is read. */
export const emptyWords: Readonly<Record<Filter['show'], { title: string; text: string }>> = {
  get ''() {
    return { title: text('noneTitle'), text: text('noneText') };
  },
  get taken() {
    return { title: text('noneTakenTitle'), text: text('noneTakenText') };
  },
  get waiting() {
    return { title: text('noneWaitingTitle'), text: text('noneWaitingText') };
  },
  get left() {
    return { title: text('noneLeftTitle'), text: text('noneLeftText') };
  },
};
