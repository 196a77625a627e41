import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react';
import type {
  CorrectedField,
  CorrectedLine,
  ResumeReadingReply,
} from '#contract/career/hub/resume-corrections.ts';
import { DrawnPage } from './drawn-page.tsx';
import type { LinesProps } from './line-button.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';
import { PlainLines } from './plain-lines.tsx';
import { usePdf } from './use-pdf.ts';

type Reading = NonNullable<ResumeReadingReply['reading']>;

interface CvPagesProps extends Pick<LinesProps, 'strong' | 'isPicking'> {
  reading: Reading;
  /** Values in focus: each is marked where it stands within its line. */
  marked: readonly CorrectedField[];
  onLine: (line: CorrectedLine) => void;
  container: RefObject<HTMLDivElement | null>;
}

/** Leads from line to line with the arrows: one stop for Tab, however long the resume is. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const next = buttons[buttons.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The resume as it looks where it can be drawn, or else its lines, with a button over each line. */
export function CvPages({ reading, marked, strong, isPicking, onLine, container }: CvPagesProps) {
  const [broken, setBroken] = useState(false);
  const isPdf = reading.file.kind === 'pdf' && reading.pages.some(({ width }) => width > 0);
  const { pdf, failed } = usePdf(reading.file.id, isPdf);
  const onFail = useCallback(() => setBroken(true), []);
  const [first] = strong;
  const shared = {
    fields: new Map(reading.fields.map((field) => [field.path, field])),
    strong,
    current: first ?? reading.lines.find(({ fate }) => fate !== 'order')?.line ?? 1,
    isPicking,
    onLine,
  };
  const isDrawn = isPdf && !failed && !broken;
  return (
    // The arrows only lead between the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={container} className={classes.pages} onKeyDown={moveFocus}>
      {isPdf && !isDrawn && <p className={classes.note}>{text('notDrawn')}</p>}
      {isDrawn ? (
        reading.pages.map((page) => (
          <DrawnPage
            key={page.page}
            {...shared}
            page={page}
            of={reading.pages.length}
            lines={reading.lines.filter((line) => line.page === page.page)}
            marked={marked.filter((field) => field.page === page.page)}
            pdf={pdf}
            onFail={onFail}
          />
        ))
      ) : (
        <PlainLines {...shared} lines={reading.lines} />
      )}
    </div>
  );
}
