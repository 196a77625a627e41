import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Beside, BesideItem } from '#web/shell/dashboard/beside.tsx';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Choices } from './choices.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { text } from './messages.ts';
import classes from './plan.module.css';
import { Receipts } from './receipts.tsx';
import { Usage } from './usage.tsx';
import { usePlan } from './use-plan.ts';
import { WriteToUs } from './write-to-us.tsx';

function PlanLoading() {
  return (
    <Loading label={text('loading')}>
      <div className={classes.main}>
        {[120, 96, 210].map((height) => (
          <Card key={height} className={classes.bones}>
            <Skeleton width="34%" height={22} />
            <Skeleton width="70%" />
            <Skeleton height={height - 70} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

function HowItCounts() {
  return (
    <>
      <BesideItem>{text('countsWhenSent')}</BesideItem>
      <BesideItem>{text('countsByMonth')}</BesideItem>
      <BesideItem>{text('countsHeld')}</BesideItem>
      <BesideItem>{text('countsNothingLost')}</BesideItem>
    </>
  );
}

/** What the person is on, what is left of it, and every way to change it. */
export function PlanScreen() {
  const actions = usePlan();
  const { timeZone } = usePersonClock();
  const { plan } = actions;
  // What was sent stands in the middle: it comes with the plan, so that nothing moves afterwards.
  const allowance = useQuery(api.campaigns.allowance.queryOptions());
  const pending = plan.isPending || allowance.isPending;
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')} />
      <Beside title={text('howItCounts')} aside={<HowItCounts />} pending={pending}>
        {plan.data && !pending ? (
          <div className={classes.main}>
            <CurrentPlan plan={plan.data} timeZone={timeZone} actions={actions} />
            <Usage plan={plan.data} timeZone={timeZone} />
            <Choices plan={plan.data} timeZone={timeZone} actions={actions} />
            {plan.data.customer && <Receipts timeZone={timeZone} />}
            <WriteToUs plan={plan.data} />
          </div>
        ) : pending ? (
          <PlanLoading />
        ) : (
          <Card>
            <LoadFailure
              title={text('loadFailed')}
              signIn={text('signInToSee')}
              error={plan.error}
              onRetry={() => void plan.refetch()}
            />
          </Card>
        )}
      </Beside>
    </>
  );
}
