import { useEffect, useRef } from 'react';

/** Whether the page stands under the list instead of beside it. */
export const isStacked = (): boolean => window.matchMedia('(max-width: 1000px)').matches;

const calmly = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Shows a row of the list with what is open under it. */
function showRow(list: HTMLElement | null, selector: string): void {
  const found = list?.querySelector(selector);
  const whole = found?.closest('li') ?? found?.parentElement?.parentElement;
  whole?.scrollIntoView({ block: 'nearest', behavior: calmly() });
}

interface InFocus {
  path: string | null;
  line: number | null;
  /** Its lines on the page, first line first. */
  own: readonly number[];
}

/** Brings what is in focus into sight: its place on the page beside the list, its row in the list. */
export function useInSight({ path, line, own }: InFocus) {
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [first] = own;
  const row = path === null ? `[data-unused="${line ?? ''}"]` : `[data-path="${path}"]`;
  const toPage = () => {
    const box = pages.current?.querySelector(`[data-line="${first ?? ''}"]`);
    (box ?? pages.current)?.scrollIntoView({ block: box ? 'center' : 'start', behavior: calmly() });
  };
  const toList = () => showRow(list.current, row);
  useEffect(() => {
    if (path === null && line === null) return;
    showRow(list.current, row);
    const box = isStacked() ? null : pages.current?.querySelector(`[data-line="${first ?? ''}"]`);
    box?.scrollIntoView({ block: 'nearest', behavior: calmly() });
  }, [first, path, line, row]);
  return { list, pages, toPage, toList };
}
