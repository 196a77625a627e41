import { useMutation } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './check-trail.module.css';
import { text } from './messages.ts';
import { trailWords } from './trail-words.ts';

/** Has the activity log checked against the key that stays with the service; says what was found. */
export function CheckTrail() {
  const check = useMutation({ mutationFn: () => client.applications.checkTrail() });
  const { data, error } = check;
  const problem = error ? sentenceOf(error, text('notChecked')) : data?.broken && trailWords(data);
  return (
    <div className={classes.check}>
      <p className={classes.text}>{text('whatItIs')}</p>
      <Button busy={check.isPending} busyLabel={text('checking')} onClick={() => check.mutate()}>
        <ListChecks aria-hidden />
        {text('check')}
      </Button>
      {/* Always there, so that what comes into it is read out. */}
      <p className={classes.found} role="status">
        {data && !problem ? trailWords(data) : ''}
      </p>
      {problem && <Banner>{problem}</Banner>}
    </div>
  );
}
