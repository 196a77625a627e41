import { useEffect, useRef, useState } from 'react';
import type { PageBox } from '#contract/career/facts.ts';
import type { CorrectedField, CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';
import { isOffered, LineButton, type LinesProps } from './line-button.tsx';
import { text } from './messages.ts';
import { drawPage, type OpenPdf } from './open-pdf.ts';
import classes from './page.module.css';

/** Room around a line's own box, in points. */
const ROOM = 1.5;

interface DrawnPageProps extends LinesProps {
  page: ReadPage;
  of: number;
  lines: readonly CorrectedLine[];
  /** Values in focus, each marked at its place. */
  marked: readonly CorrectedField[];
  pdf: OpenPdf | null;
  onFail: () => void;
}

/** Draws the page into its canvas when it comes near the window, and again when its width changes. */
function useDrawing(number: number, pdf: OpenPdf | null, onFail: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isNear = false;
    const measure = () => isNear && setWidth(element.clientWidth);
    const near = new IntersectionObserver(
      (entries) => {
        isNear ||= entries.some((entry) => entry.isIntersecting);
        measure();
      },
      { rootMargin: '400px' },
    );
    const size = new ResizeObserver(measure);
    near.observe(element);
    size.observe(element);
    return () => {
      near.disconnect();
      size.disconnect();
    };
  }, []);
  useEffect(() => {
    const element = canvas.current;
    if (pdf === null || element === null || width === 0) return undefined;
    let drawing: ReturnType<typeof drawPage> | null = null;
    let gone = false;
    const draw = async () => {
      const page = await pdf.page(number);
      if (gone) return;
      drawing = drawPage(page, element);
      await drawing.done;
    };
    draw().catch(() => gone || onFail());
    return () => {
      gone = true;
      drawing?.stop();
    };
  }, [number, pdf, width, onFail]);
  return canvas;
}

const share = (value: number, whole: number) => `${(100 * value) / whole}%`;

const placed = ({ x, y, width, height }: PageBox, page: ReadPage) => ({
  left: share(x - ROOM, page.width),
  top: share(y - ROOM, page.height),
  width: share(width + 2 * ROOM, page.width),
  height: share(height + 2 * ROOM, page.height),
});

/** Where a value is marked: its words on each of its lines. */
function boxesOf({ box, parts }: CorrectedField): readonly PageBox[] {
  if (parts.length > 0) return parts;
  return box === null ? [] : [box];
}

/** A page as it looks, with a button over each line. */
export function DrawnPage({ page, of, lines, marked, pdf, onFail, ...rest }: DrawnPageProps) {
  const canvas = useDrawing(page.page, pdf, onFail);
  return (
    <figure
      className={classes.sheet}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      data-theme="light"
    >
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      {lines.map(
        (line) =>
          line.box &&
          isOffered(line, rest.isPicking) && (
            <LineButton
              key={line.line}
              {...rest}
              line={line}
              className={classes.box}
              style={placed(line.box, page)}
            />
          ),
      )}
      {marked
        .flatMap((field) => boxesOf(field).map((box, index) => ({ key: `${field.path} ${index}`, box })))
        .map(({ key, box }) => (
          <span key={key} aria-hidden className={classes.value} style={placed(box, page)} />
        ))}
      <figcaption className="visually-hidden">{text('pageOf', { page: page.page, pages: of })}</figcaption>
    </figure>
  );
}
