import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './import.module.css';

interface DateOrderProps {
  file: ImportReply;
  columns: StagedSummary['columns'];
  onAnswer: (change: Partial<ImportAnswers>) => void;
  busy: boolean;
}

/** Fields whose values are days. */
const DAYS = ['date', 'last_seen', 'consent_at', 'confirmed_at', 'withdrawn'];

/** Which number of its dates was said to be the day, of this file or of the last one with the same columns: it can be said otherwise. */
export function DateOrderSaid({ file, columns, onAnswer, busy }: DateOrderProps) {
  const order = file.answers.date_order;
  const sample = columns.find(({ field }) => field !== null && DAYS.includes(field))?.samples[0];
  if (order === null || sample === undefined) return null;
  const other = order === 'day_first' ? 'month_first' : 'day_first';
  return (
    <div className={classes.ask}>
      <span>{text('dateSaid', { order, sample })}</span>
      <span className={classes.choices}>
        <Button size="sm" busy={busy} onClick={() => onAnswer({ date_order: other })}>
          {text('dateOther', { order })}
        </Button>
      </span>
    </div>
  );
}
