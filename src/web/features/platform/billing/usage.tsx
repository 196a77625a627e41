import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Plan } from '#contract/platform/billing.ts';
import { api } from '#web/api/client.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import { usageWords } from './plan-words.ts';
import classes from './plan.module.css';

const toAutoApply: Tag = (inner) => (
  <Link className="text-link" to={careerPaths.autoApply}>
    {inner}
  </Link>
);

/** What was sent of what the plan lets be sent. */
export function Usage({ plan, timeZone }: { plan: Plan; timeZone: string | undefined }) {
  const allowance = useQuery(api.campaigns.allowance.queryOptions());
  const { data } = allowance;
  return (
    <Card>
      <CardHead title={text('applications')} />
      <CardRow className={classes.usage}>
        {data && (
          <>
            <p className={classes.figure}>{usageWords(data, plan.plan)}</p>
            {data.limit !== null && data.limit > 0 && (
              <Trail form="count" done={Math.min(data.used, data.limit)} of={data.limit} decorative />
            )}
            {data.opens_at !== null && (
              <p className={classes.quiet}>
                {text('nextMonth', { day: dateWords(data.opens_at, timeZone) })}
              </p>
            )}
            {data.held > 0 && (
              <p className={classes.text}>{text.rich('held', { held: data.held, link: toAutoApply })}</p>
            )}
          </>
        )}
        {allowance.isError && !data && (
          <LoadFailure
            title={text('usageFailed')}
            signIn={text('signInToSee')}
            error={allowance.error}
            onRetry={() => void allowance.refetch()}
          />
        )}
      </CardRow>
    </Card>
  );
}
