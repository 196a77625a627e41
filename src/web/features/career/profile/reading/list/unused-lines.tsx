import type { CorrectedLine, CorrectedReading } from '#contract/career/hub/resume-corrections.ts';
import type { LineChoice } from '#engines/corrections/index.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import classes from './list.module.css';
import { WhatItIs } from './what-it-is.tsx';

interface UnusedLinesProps {
  reading: CorrectedReading;
  openLine: number | null;
  isBusy: boolean;
  onOpen: (line: number | null) => void;
  onSay: (line: CorrectedLine, choice: LineChoice) => void;
  onUndo: (id: string) => void;
}

const REASONS = {
  page_furniture: 'repeated from page to page',
  gives_orders: 'tells whoever reads it what to say or do',
} as const;

const placeOf = ({ line, reason }: CorrectedLine): string =>
  reason === null ? `Line ${line}` : `Line ${line}, ${REASONS[reason]}`;

/** The lines that became nothing; pressing one asks what it is. */
export function UnusedLines({ reading, openLine, isBusy, onOpen, onSay, onUndo }: UnusedLinesProps) {
  const { lines, fields } = reading;
  const unused = lines.filter(({ fate }) => fate === 'unused');
  const dismissed = lines.filter(({ fate }) => fate === 'dismissed');
  return (
    <section className={classes.section} aria-labelledby="unused-lines">
      <h3 className={classes.title} id="unused-lines">
        {unused.length === 0
          ? 'Every line is used'
          : unused.length === 1
            ? 'One line I did not use'
            : `${unused.length} lines I did not use`}
      </h3>
      {unused.length > 0 && (
        <p className={classes.hint}>
          {unused.length === 1
            ? 'I could not tell what it says about you, so I never send it. You can tell me.'
            : 'I could not tell what they say about you, so I never send them. You can tell me.'}
        </p>
      )}
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
          {dismissed.map(({ line, text, said }) => (
            <li key={line}>
              Not part of your CV: <span className={classes.struck}>{text}</span>{' '}
              <TextButton busy={isBusy} onClick={() => said !== null && onUndo(said)}>
                Take it back<span className="visually-hidden">: {text}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
