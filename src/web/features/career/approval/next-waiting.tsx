import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { approvalPath, careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import classes from './approval.module.css';
import { text } from './messages.ts';

/** After a decision: the next one in the queue, or the way back. */
export function NextWaiting({ id }: { id: string }) {
  const waiting = useQuery(api.applications.waiting.queryOptions());
  const next = waiting.data?.find((card) => card.id !== id);
  if (!next)
    return (
      <p className={classes.next}>
        <ButtonLink to={careerPaths.autoApply}>{text('toActivity')}</ButtonLink>
      </p>
    );
  return (
    <p className={classes.next}>
      <ButtonLink kind="yours" to={approvalPath(next.id)}>
        {text('next', { job: next.title })}
      </ButtonLink>
    </p>
  );
}
