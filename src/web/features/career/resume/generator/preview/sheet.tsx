import purify from 'dompurify';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FactsDialog } from '#web/shell/facts/facts-dialog.tsx';
import classes from './sheet.module.css';

/** Shows which texts can be asked for their source. */
const SOURCED =
  '<style>@media screen { [data-facts]:not([data-facts=""]) { cursor: pointer } [data-facts]:not([data-facts=""]):hover { background: #e3f1ea } }</style>';

/** The document without anything that could run, load or lead away. */
function cleaned(html: string): string {
  const safe = purify.sanitize(html.replace('</head>', `${SOURCED}</head>`), {
    WHOLE_DOCUMENT: true,
    ADD_TAGS: ['style'],
    FORBID_TAGS: ['img', 'svg', 'math', 'form', 'meta', 'a', 'link', 'base', 'iframe', 'video', 'audio'],
    RETURN_TRUSTED_TYPE: true,
  });
  // The types know srcdoc as a string; under the page's policy the browser takes only this.
  return safe as unknown as string;
}

/** Width of a sheet in CSS pixels: letter paper, the wider of the two. */
const SHEET_PIXELS = 816;
const LONGEST_PIXELS = 8_000;

/** The facts the text that was clicked rests on. */
function factsOf(target: EventTarget | null): string[] {
  // From the frame's own document, whose classes are not this page's.
  const element = target as Element | null;
  const named = element?.closest?.('[data-facts]')?.getAttribute('data-facts') ?? '';
  return named.split(' ').filter(Boolean);
}

/** A resume as it would print, made as small as its column: read only, in a frame that runs no script. A click on a text tells where it comes from. */
export function Sheet({ html, title }: { html: string; title: string }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [height, setHeight] = useState(1056);
  const [facts, setFacts] = useState<readonly string[]>([]);
  const safe = useMemo(() => cleaned(html), [html]);
  useEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setScale(Math.min(1, entry.contentRect.width / SHEET_PIXELS));
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return (
    // The frame is scrolled from outside, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.desk} tabIndex={0} role="region" aria-label={`${title}, scrollable`}>
      <div ref={room} style={{ height: height * scale }}>
        <iframe
          className={classes.sheet}
          sandbox="allow-same-origin"
          title={title}
          tabIndex={-1}
          srcDoc={safe}
          width={SHEET_PIXELS}
          height={height}
          style={{ scale: String(scale) }}
          onLoad={(event) => {
            const body = event.currentTarget.contentDocument?.body;
            if (!body) return;
            setHeight(Math.min(body.scrollHeight, LONGEST_PIXELS));
            body.addEventListener('click', ({ target }) => setFacts(factsOf(target)));
          }}
        />
      </div>
      {facts.length > 0 && <FactsDialog factIds={facts} onClose={() => setFacts([])} />}
    </div>
  );
}
