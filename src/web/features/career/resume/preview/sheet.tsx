import purify from 'dompurify';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pageFaces } from '#web/ui/fonts/page-faces.ts';
import { LineSource } from './line-source.tsx';
import { text } from './messages.ts';
import classes from './sheet.module.css';
import { makeLinesAskable, SOURCED_STYLE } from './sourced-lines.ts';
import type { SourcedLine } from './sourced-lines.ts';

/** The document without anything that could run, load or lead away, but with our own typefaces. */
function cleaned(html: string): string {
  const ours = `<style>${pageFaces()}${SOURCED_STYLE}</style></head>`;
  const safe = purify.sanitize(
    html.replace('</head>', () => ours),
    {
      WHOLE_DOCUMENT: true,
      ADD_TAGS: ['style'],
      FORBID_TAGS: ['img', 'svg', 'math', 'form', 'meta', 'a', 'link', 'base', 'iframe', 'video', 'audio'],
      RETURN_TRUSTED_TYPE: true,
    },
  );
  // The types know srcdoc as a string; under the page's policy the browser takes only this.
  return safe as unknown as string;
}

/** Width of a sheet in CSS pixels: letter paper, the wider of the two. */
const SHEET_PIXELS = 816;
const LONGEST_PIXELS = 8_000;

/** How much smaller than itself the sheet is shown, so that it fits the width of its column. */
function useScale() {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setScale(Math.min(1, entry.contentRect.width / SHEET_PIXELS));
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return { room, scale };
}

/** The line whose source is shown is marked on the sheet. */
function useShown(lines: readonly SourcedLine[], at: number | null) {
  useEffect(() => {
    const element = at === null ? undefined : lines[at]?.element;
    element?.setAttribute('data-shown', '');
    return () => element?.removeAttribute('data-shown');
  }, [lines, at]);
}

/**
 * A resume as it would print, made as small as its column: read only, in a frame that runs no script. Each text tells
 * where it comes from: by a click, a touch, or the keyboard.
 */
export function Sheet({ html, title }: { html: string; title: string }) {
  const { room, scale } = useScale();
  const [height, setHeight] = useState(1056);
  const [lines, setLines] = useState<readonly SourcedLine[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const safe = useMemo(() => cleaned(html), [html]);
  const scaleNow = useRef(scale);
  useEffect(() => {
    scaleNow.current = scale;
  }, [scale]);
  useShown(lines, at);
  const close = () => {
    setAt(null);
    if (at !== null) lines[at]?.element.focus();
  };
  return (
    // The frame is scrolled from outside, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.desk} tabIndex={0} role="region" aria-label={text('scrollable', { title })}>
      <div ref={room} style={{ height: height * scale }}>
        <iframe
          className={classes.sheet}
          sandbox="allow-same-origin"
          title={title}
          srcDoc={safe}
          width={SHEET_PIXELS}
          height={height}
          style={{ scale: String(scale) }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            const body = contentDocument?.body;
            if (!body) return;
            const measure = () => setHeight(Math.min(body.scrollHeight, LONGEST_PIXELS));
            measure();
            // The typefaces change where lines break.
            void contentDocument.fonts.ready.then(measure);
            setLines(makeLinesAskable(body, { scaleNow: () => scaleNow.current, onAsk: setAt }));
          }}
        />
      </div>
      {at !== null && <LineSource lines={lines} at={at} onGo={setAt} onClose={close} />}
    </div>
  );
}
