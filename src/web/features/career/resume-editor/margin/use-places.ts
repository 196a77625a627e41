import type { Editor } from '@tiptap/react';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels between two notes. */
const APART = 14;

const noteOf = (margin: HTMLElement | null, position: number) =>
  margin?.querySelector<HTMLElement>(`[data-position="${position}"]`);

/** How far down each line stands in the margin, in pixels; notes that would overlap are moved down. */
export function usePlaces(
  editor: Editor,
  margin: RefObject<HTMLElement | null>,
  positions: readonly number[],
): ReadonlyMap<number, number> {
  const [tops, setTops] = useState<ReadonlyMap<number, number>>(new Map());
  const wanted = positions.join();
  useLayoutEffect(() => {
    const measure = () => {
      const from = margin.current?.getBoundingClientRect().top ?? 0;
      const found = new Map<number, number>();
      let free = 0;
      for (const position of wanted.split(',').filter(Boolean).map(Number)) {
        const line = editor.isDestroyed ? null : editor.view.nodeDOM(position);
        if (!(line instanceof HTMLElement)) continue;
        const top = Math.max(free, line.getBoundingClientRect().top - from);
        found.set(position, top);
        free = top + (noteOf(margin.current, position)?.offsetHeight ?? 0) + APART;
      }
      setTops(found);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(editor.view.dom);
    for (const note of margin.current?.children ?? []) watch.observe(note);
    return () => watch.disconnect();
  }, [editor, margin, wanted]);
  return tops;
}
