import type { Span } from './spans.ts';

/** Whether a run stands for one of some notions. */
export const has = (span: Span | undefined, ...notions: readonly string[]): boolean =>
  span !== undefined && notions.some((notion) => span.notions.has(notion));

/** The first run from a place on that fits, with only words that mean nothing before it; -1 for none. */
export function seek(spans: readonly Span[], from: number, fits: (span: Span) => boolean): number {
  for (let at = from; at < spans.length; at += 1) {
    const span = spans[at];
    if (span === undefined || fits(span)) return span === undefined ? -1 : at;
    if (!span.notions.has('frame')) return -1;
  }
  return -1;
}

/** The same for one that stands for one of some notions. */
export const seekNotion = (spans: readonly Span[], from: number, ...notions: readonly string[]): number =>
  seek(spans, from, (span) => has(span, ...notions));
