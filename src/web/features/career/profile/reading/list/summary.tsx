import type { ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { doubtfulOf } from '#engines/corrections/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CardHead } from '#web/ui/display/card.tsx';
import classes from './list.module.css';

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
      <CardHead title="What I took">
        <p className={classes.hint}>
          {fields.length === 1 ? 'One value' : `${fields.length} values`} from {file.name}
        </p>
      </CardHead>
      {next && (
        <div className={classes.yours}>
          <p>
            {doubtful.length === 1
              ? 'I am not sure of one of them.'
              : `I am not sure of ${doubtful.length} of them.`}
          </p>
          <Button size="sm" kind="yours" onClick={() => onCheck(next.path)}>
            {doubtful.length === 1 ? 'Check it' : 'Check the first'}
          </Button>
        </div>
      )}
    </>
  );
}
