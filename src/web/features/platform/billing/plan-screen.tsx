import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Choices } from './choices.tsx';
import { CurrentPlan } from './current-plan.tsx';
import classes from './plan.module.css';
import { Receipts } from './receipts.tsx';
import { Usage } from './usage.tsx';
import { usePlan } from './use-plan.ts';

function PlanLoading() {
  return (
    <Loading label="Loading your plan">
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

function HowItWorks() {
  return (
    <aside className={classes.aside} aria-labelledby="plan-how">
      <h2 id="plan-how" className={classes.asideTitle}>
        How it counts
      </h2>
      <p>An application counts when I begin to send it. One that reaches nobody is given back.</p>
      <p>A month is the calendar's, in your time zone.</p>
      <p>What you approved and the plan does not allow yet is kept, and goes out as soon as it may.</p>
      <p>Whatever you change, your tracker and your documents stay yours.</p>
    </aside>
  );
}

/** What the person is on, what is left of it, and every way to change it. */
export function PlanScreen() {
  const actions = usePlan();
  const { timeZone } = usePersonClock();
  const { plan } = actions;
  return (
    <>
      <ScreenHead title="Plan" lead="What I may send for you, what it costs, and how to change it." />
      <div className={classes.columns}>
        {plan.data ? (
          <div className={classes.main}>
            <CurrentPlan plan={plan.data} timeZone={timeZone} actions={actions} />
            <Usage plan={plan.data} timeZone={timeZone} />
            <Choices plan={plan.data} timeZone={timeZone} actions={actions} />
            {plan.data.customer && <Receipts timeZone={timeZone} />}
          </div>
        ) : plan.isPending ? (
          <PlanLoading />
        ) : (
          <Card>
            <LoadFailure
              title="I could not load your plan."
              signIn="Please log in to see your plan."
              error={plan.error}
              onRetry={() => void plan.refetch()}
            />
          </Card>
        )}
        <HowItWorks />
      </div>
    </>
  );
}
