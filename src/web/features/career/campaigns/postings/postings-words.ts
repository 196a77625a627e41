import type { LookedAtPage, Verdict } from '#contract/career/campaigns.ts';

/** One way to look at the postings of a campaign. */
export interface Filter {
  /** In the address; empty for all. */
  show: '' | 'taken' | 'left' | 'waiting';
  label: string;
  verdict: Verdict | undefined;
}

/** The filters, in order. On screen a match that is ready is "waiting": for its turn at the pace. */
export const filters: readonly Filter[] = [
  { show: '', label: 'All', verdict: undefined },
  { show: 'taken', label: 'Taken', verdict: 'taken' },
  { show: 'waiting', label: 'Waiting their turn', verdict: 'ready' },
  { show: 'left', label: 'Left', verdict: 'left' },
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
  if (looked === 0) return 'I have not looked at any posting for this campaign yet.';
  const postings = looked === 1 ? 'one posting' : `${looked} postings`;
  return `I looked at ${postings}: took ${counts.taken}, left ${counts.left}, and ${counts.ready} wait their turn.`;
}

/** What a cause is called on screen; others are "other reasons". */
const CAUSES: Readonly<Record<string, string>> = {
  COMPANY: 'companies you avoid',
  INDUSTRY: 'industries you avoid',
  WORDS: 'words you avoid',
  LOCATION: 'the place',
  WORK_MODE: 'the way of working',
  TITLE: 'titles far from yours',
  SENIORITY: 'the level',
  SALARY: 'the pay',
  LANGUAGE: 'a language',
  CERTIFICATE: 'a licence or certificate',
  WORK_AUTH: 'the right to work there',
  SKIPPED: 'what you skip',
  SCORE: 'a match below 50',
  KNOWN: 'jobs you have already',
};

const OTHERS = 'other reasons';

/** For what postings were left, the commonest first; "" when of none of them a cause was noted. */
export function leftWords(causes: LookedAtPage['left_for']): string {
  const named = new Map<string, number>();
  for (const { cause, count } of causes) {
    const name = CAUSES[cause ?? ''] ?? OTHERS;
    named.set(name, (named.get(name) ?? 0) + count);
  }
  if (named.size === (named.has(OTHERS) ? 1 : 0)) return '';
  const parts = Array.from(named, ([name, count]) => `${name} (${count})`);
  return parts.length === 0 ? '' : `Left for ${new Intl.ListFormat('en-CA').format(parts)}.`;
}

/** Why a filter shows nothing. */
export const emptyWords: Readonly<Record<Filter['show'], { title: string; text: string }>> = {
  '': {
    title: 'Nothing looked at yet',
    text: 'While the campaign is active I look at every posting the boards have, and each one appears here.',
  },
  taken: {
    title: 'Nothing taken yet',
    text: 'What I take on is prepared and put to you; nothing is sent before your yes.',
  },
  waiting: {
    title: 'Nothing waits its turn',
    text: 'Good matches beyond the pace you set wait here for the next day.',
  },
  left: {
    title: 'Nothing left',
    text: 'Every posting I looked at matched at 50 or better and had no deal-breaker.',
  },
};
