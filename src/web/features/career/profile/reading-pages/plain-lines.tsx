import type { CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { isOffered, LineButton, type LinesProps } from './line-button.tsx';
import classes from './page.module.css';

/** The lines of a file that has no pages to draw, in their order. */
export function PlainLines({ lines, ...rest }: LinesProps & { lines: readonly CorrectedLine[] }) {
  return (
    <div className={classes.plain} data-theme="light">
      {lines.map((line) =>
        isOffered(line, rest.isPicking) ? (
          <LineButton key={line.line} {...rest} line={line} className={classes.row}>
            {line.text}
          </LineButton>
        ) : (
          <p key={line.line} className={classes.heading}>
            {line.text}
          </p>
        ),
      )}
    </div>
  );
}
