import { useEffect, useRef } from 'react';

/** Whether the page stands under the list instead of beside it. */
export const isStacked = (): boolean => window.matchMedia('(max-width: 1000px)').matches;

const calmly = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

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
  const toList = () =>
    list.current?.querySelector(row)?.scrollIntoView({ block: 'nearest', behavior: calmly() });
  useEffect(() => {
    if (path === null && line === null) return;
    list.current?.querySelector(row)?.scrollIntoView({ block: 'nearest', behavior: calmly() });
    const box = isStacked() ? null : pages.current?.querySelector(`[data-line="${first ?? ''}"]`);
    box?.scrollIntoView({ block: 'nearest', behavior: calmly() });
  }, [first, path, line, row]);
  return { list, pages, toPage, toList };
}
