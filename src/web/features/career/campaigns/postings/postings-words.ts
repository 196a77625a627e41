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

/** What a cause is called on screen; others are "other reasons". */
const causeWords: Readonly<Record<string, () => string>> = {
  COMPANY: () => text('causeCompany'),
  INDUSTRY: () => text('causeIndustry'),
  WORDS: () => text('causeWords'),
  LOCATION: () => text('causeLocation'),
  WORK_MODE: () => text('causeWorkMode'),
  TITLE: () => text('causeTitle'),
  SENIORITY: () => text('causeSeniority'),
  SALARY: () => text('causeSalary'),
  LANGUAGE: () => text('causeLanguage'),
  CERTIFICATE: () => text('causeCertificate'),
  WORK_AUTH: () => text('causeWorkAuthorization'),
  SKIPPED: () => text('causeSkipped'),
  SCORE: () => text('causeScore'),
  KNOWN: () => text('causeKnown'),
};

/** For what postings were left, the commonest first; "" when of none of them a cause was noted. */
export function leftWords(causes: LookedAtPage['left_for']): string {
  const others = text('causeOther');
  const named = new Map<string, number>();
  for (const { cause, count } of causes) {
    const name = causeWords[cause ?? '']?.() ?? others;
    named.set(name, (named.get(name) ?? 0) + count);
  }
  if (named.size === (named.has(others) ? 1 : 0)) return '';
  const parts = Array.from(named, ([cause, count]) => text('causeCounted', { cause, count }));
  return text('leftFor', { causes: parts });
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
