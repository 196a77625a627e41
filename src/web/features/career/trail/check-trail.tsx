import { useMutation } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './check-trail.module.css';
import { trailWords } from './trail-words.ts';

const NOT_CHECKED = 'The server did not answer. Your trail was not checked; try again.';

/** Has the trail checked against the key that stays with the service; says what was found in one sentence. */
export function CheckTrail() {
  const check = useMutation({ mutationFn: () => client.applications.checkTrail() });
  const { data, error } = check;
  const problem = error ? sentenceOf(error, NOT_CHECKED) : data?.broken && trailWords(data);
  return (
    <div className={classes.check}>
      <p className={classes.text}>
        Your trail is in it: a line for each step taken in your name, bound to all before it. I can check for
        you that none was changed.
      </p>
      <Button busy={check.isPending} busyLabel="Checking..." onClick={() => check.mutate()}>
        <ListChecks aria-hidden />
        Check the trail
      </Button>
      {/* Always there, so that what comes into it is read out. */}
      <p className={classes.found} role="status">
        {data && !problem ? trailWords(data) : ''}
      </p>
      {problem && <Banner>{problem}</Banner>}
    </div>
  );
}
