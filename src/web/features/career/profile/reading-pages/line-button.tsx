import type { CSSProperties, ReactNode } from 'react';
import type { CorrectedField, CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { classNames } from '#web/ui/class-names.ts';
import { lookOf, nameOf } from './line-look.ts';
import classes from './page.module.css';

/** What the lines of a page need to know, the same for drawn pages and plain lines. */
export interface LinesProps {
  fields: ReadonlyMap<string, CorrectedField>;
  /** Lines of what is in focus. */
  strong: ReadonlySet<number>;
  /** The one line that Tab reaches; arrows lead to the others. */
  current: number;
  /** The person chooses a line for a value: every line can be chosen. */
  isPicking: boolean;
  onLine: (line: CorrectedLine) => void;
}

interface LineButtonProps extends LinesProps {
  line: CorrectedLine;
  style?: CSSProperties | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A line of the resume as a button over its place. */
export function LineButton({
  line,
  fields,
  strong,
  current,
  isPicking,
  onLine,
  style,
  className,
  children,
}: LineButtonProps) {
  const look = lookOf(line, fields);
  const isStrong = strong.has(line.line);
  return (
    <button
      type="button"
      data-line={line.line}
      aria-label={nameOf(line, look)}
      aria-pressed={isStrong}
      tabIndex={line.line === current ? 0 : -1}
      style={style}
      className={classNames(
        classes.line,
        classes[look],
        isStrong && classes.strong,
        isPicking && classes.pick,
        className,
      )}
      onClick={() => onLine(line)}
    >
      {children}
    </button>
  );
}

/** Whether a line is a button: headings only while a line is chosen. */
export const isOffered = ({ fate }: CorrectedLine, isPicking: boolean): boolean =>
  fate !== 'order' || isPicking;
