import type { AskedDays } from '#contract/localbiz/sales-query.ts';
import { readPeriod } from '#engines/asking/periods/read-period.ts';
import { unitFrom } from '#engines/calendar/index.ts';
import { has, seek, seekNotion } from '#engines/asking/words/seek.ts';
import type { Span } from '#engines/asking/words/spans.ts';
import { freeAt, placesOf, take } from './board.ts';
import type { Board } from './board.ts';

/** What sums are held against: days that are named, those right before, or the same ones a year before. */
export type Against = { days: AskedDays } | 'before' | 'year';

export interface Comparison {
  against: Against | null;
  direction: 'more' | 'less' | null;
  /** A number that groups are above or below, as it was said; null for none. */
  limit: { is: 'above' | 'below'; value: number; isMoney: boolean; words: string } | null;
  /** Whether things, weekdays, channels or shops are held against each other. */
  versus: boolean;
  /** Whether it says that something changed or is compared, without what with. */
  isOpen: boolean;
  /** Whether it is groups or days that are to be compared, and not how one changed. */
  isCompare: boolean;
}

const MORE = ['more', 'up'];
const LESS = ['less', 'down'];
const DIRECTIONS = [...MORE, ...LESS, 'change'];
const LINKS = new Set(['on', 'over', 'from', 'sur']);

const isYear = (span: Span | undefined): boolean => /^20\d\d$/.test(span?.words ?? '');
const isEntity = (span: Span | undefined): boolean =>
  span !== undefined &&
  (span.things !== null ||
    span.shops !== null ||
    has(span, 'weekday', 'counter', 'web', 'weekends', 'workdays'));

/** A number behind "more than", "over" or "under" that is no date, hour or number of days. */
function limitOf(board: Board): Comparison['limit'] {
  for (const at of placesOf(board, 'more', 'less')) {
    let place = at + 1;
    while (has(freeAt(board, place), 'frame', 'against', 'from')) place += 1;
    const span = freeAt(board, place);
    const behind = board.spans[place + 1];
    const counts = [...(behind?.notions ?? [])].some((notion) =>
      /^(?:unit:|am$|pm$|clock$|month$|ordinal)/.test(notion),
    );
    if (!has(span, 'number') || span?.number == null || isYear(span) || counts) continue;
    const isThousand = has(behind, 'thousand');
    const hundred = has(behind, 'hundred');
    take(board, at, place + (isThousand || hundred ? 2 : 1));
    return {
      is: has(board.spans[at], 'more') && !has(board.spans[at], 'less') ? 'above' : 'below',
      value: span.number * (isThousand ? 1000 : 1),
      isMoney:
        /[$€]/.test(board.spans[place - 1]?.words ?? '') ||
        /^(?:[$€]|dollars?|euros?)$/i.test(behind?.words ?? ''),
      words: span.words,
    };
  }
  return null;
}

/** The days that stand behind words of a comparison, with the place behind them. */
export function targetAt({ spans, clock }: Board, from: number): { against: Against; next: number } | null {
  const phrase = seekNotion(spans, from, 'then', 'year ago', 'before now');
  const isLastYear = seek(spans, from, (span) => has(span, 'last') || has(span, 'unit:year'));
  const pair = [spans[isLastYear], spans[isLastYear + 1]];
  if (
    isLastYear >= 0 &&
    pair.some((span) => has(span, 'last')) &&
    pair.some((span) => has(span, 'unit:year'))
  )
    return { against: 'year', next: isLastYear + 2 };
  for (let at = from; at < spans.length; at += 1) {
    const found = readPeriod(spans, at, clock);
    if (found !== null) return { against: { days: found.days }, next: found.next };
    if (!has(spans[at], 'frame')) break;
  }
  if (phrase < 0) return null;
  return { against: has(spans[phrase], 'year ago') ? 'year' : 'before', next: phrase + 1 };
}

/** Where words stand behind which comes what is compared with: "than" needs a "more" before it. */
function linksOf(board: Board, hasDirection: (before: number) => boolean): number[] {
  const { spans } = board;
  return spans.flatMap((span, at) => {
    if (freeAt(board, at) === undefined) return [];
    if (has(span, 'against')) return /^(?:than|que|qu)\b/i.test(span.words) && !hasDirection(at) ? [] : [at];
    const isLink = LINKS.has(span.words.toLowerCase()) && has(spans[at - 1], 'up', 'down', 'change');
    // What has grown since August is more than in August.
    const isSince = has(span, 'since') && spans.slice(0, at).some((one) => has(one, 'up', 'down', 'change'));
    return isLink || isSince ? [at] : [];
  });
}

/** What a question compares with, and which way; the words of it count as read. */
export function readComparison(board: Board): Comparison {
  const { spans, clock } = board;
  const limit = limitOf(board);
  const directions = placesOf(board, ...DIRECTIONS);
  let against: Against | null = null;
  let versus = false;
  for (const at of linksOf(board, (before) => directions.some((place) => place < before))) {
    const target: ReturnType<typeof targetAt> = against === null ? targetAt(board, at + 1) : null;
    if (target !== null) {
      ({ against } = target);
      take(board, at, target.next);
    } else if (isEntity(spans[seek(spans, at + 1, isEntity)])) {
      versus = true;
      take(board, at);
    }
  }
  for (const at of placesOf(board, 'year ago', 'week ago', 'month ago')) {
    if (
      against !== null ||
      (!/over|same|meme|yoy|autre|ann/i.test(spans[at]?.words ?? '') && directions.length === 0)
    )
      continue;
    const unit = has(spans[at], 'week ago') ? 'week' : has(spans[at], 'month ago') ? 'month' : null;
    against = unit === null ? 'year' : { days: unitFrom(clock.today, unit, -1) };
    take(board, at);
  }
  return { against, versus, limit, ...directionOf(board, directions, against !== null || versus) };
}

/** Which way something is said to go. "More" needs something that it is more than; "up" is up from before. */
function directionOf(board: Board, places: readonly number[], isBound: boolean) {
  const { spans } = board;
  const own = places.filter((at) => freeAt(board, at) !== undefined && !has(spans[at], 'most', 'least'));
  const counted = own.filter((at) => isBound || has(spans[at], 'up', 'down', 'change'));
  for (const at of counted) take(board, at);
  const first = counted.map((at) => spans[at]).find((span) => !has(span, 'change'));
  const direction: Comparison['direction'] = has(first, ...MORE)
    ? 'more'
    : has(first, ...LESS)
      ? 'less'
      : null;
  const isCompare = direction === null && counted.some((at) => /^compar/i.test(spans[at]?.words ?? ''));
  return { direction, isOpen: !isBound && counted.length > 0, isCompare };
}
