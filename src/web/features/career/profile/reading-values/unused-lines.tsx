import type { ReactNode } from 'react';
import type { CorrectedLine, CorrectedReading } from '#contract/career/hub/resume-corrections.ts';
import type { LineChoice } from '#engines/corrections/index.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { hidden } from '#web/ui/hidden.tsx';
import classes from './list.module.css';
import { text } from './messages.ts';
import { WhatItIs } from './what-it-is.tsx';

interface UnusedLinesProps {
  reading: CorrectedReading;
  openLine: number | null;
  isBusy: boolean;
  onOpen: (line: number | null) => void;
  onSay: (line: CorrectedLine, choice: LineChoice) => void;
  onUndo: (id: string) => void;
}

const REASONS: Readonly<Record<NonNullable<CorrectedLine['reason']>, (line: number) => string>> = {
  page_furniture: (line) => text('lineRepeated', { line }),
  gives_orders: (line) => text('lineGivesOrders', { line }),
};

const placeOf = ({ line, reason }: CorrectedLine): string =>
  reason === null ? text('line', { line }) : REASONS[reason](line);

const struck = (inner: ReactNode) => <span className={classes.struck}>{inner}</span>;

/** The lines that became nothing; pressing one asks what it is. */
export function UnusedLines({ reading, openLine, isBusy, onOpen, onSay, onUndo }: UnusedLinesProps) {
  const { lines, fields } = reading;
  const unused = lines.filter(({ fate }) => fate === 'unused');
  const dismissed = lines.filter(({ fate }) => fate === 'dismissed');
  return (
    <section className={classes.section} aria-labelledby="unused-lines">
      <h3 className={classes.title} id="unused-lines">
        {text('unusedTitle', { count: unused.length })}
      </h3>
      {unused.length > 0 && <p className={classes.hint}>{text('unusedHint', { count: unused.length })}</p>}
      <ul role="list">
        {unused.map((line) => (
          <li key={line.line}>
            <button
              type="button"
              aria-expanded={openLine === line.line}
              data-unused={line.line}
              className={classNames(classes.value, classes.unused, openLine === line.line && classes.open)}
              onClick={() => onOpen(openLine === line.line ? null : line.line)}
            >
              <span className={classes.text}>{line.text}</span>
              <span className={classes.place}>{placeOf(line)}</span>
            </button>
            {openLine === line.line && (
              <WhatItIs
                line={line}
                fields={fields}
                isBusy={isBusy}
                onSay={onSay}
                onClose={() => onOpen(null)}
              />
            )}
          </li>
        ))}
      </ul>
      {dismissed.length > 0 && (
        <ul role="list" className={classes.dismissed}>
          {dismissed.map(({ line, text: words, said }) => (
            <li key={line}>
              {text.rich('dismissed', { words, struck })}{' '}
              <TextButton busy={isBusy} onClick={() => said !== null && onUndo(said)}>
                {text.rich('takeBack', { words, hidden })}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
