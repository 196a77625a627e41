import type { ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { doubtfulOf } from '#engines/corrections/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CardHead } from '#web/ui/display/card.tsx';
import classes from './list.module.css';
import { text } from './messages.ts';

interface SummaryProps {
  reading: NonNullable<ResumeReadingReply['reading']>;
  onCheck: (path: string) => void;
}

/** What was read in all, and what waits for the person. */
export function Summary({ reading: { fields, file }, onCheck }: SummaryProps) {
  const doubtful = doubtfulOf(fields);
  const [next] = doubtful;
  return (
    <>
      <CardHead title={text('title')}>
        <p className={classes.hint}>{text('takenFrom', { count: fields.length, file: file.name })}</p>
      </CardHead>
      {next && (
        <div className={classes.yours}>
          <p>{text('unsure', { count: doubtful.length })}</p>
          <Button size="sm" kind="yours" onClick={() => onCheck(next.path)}>
            {doubtful.length === 1 ? text('checkIt') : text('checkFirst')}
          </Button>
        </div>
      )}
    </>
  );
}
