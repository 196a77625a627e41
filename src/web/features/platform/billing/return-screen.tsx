import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paidPlan } from '#contract/platform/billing.ts';
import type { PaidPlan, Plan } from '#contract/platform/billing.ts';
import { api } from '#web/api/client.ts';
import { text } from './messages.ts';
import { planName, standingWords } from './plan-words.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './checkout.module.css';

/** The live update is quicker; this heals a stream that broke. */
const LOOK_EVERY_MS = 3_000;
const LATE_AFTER_MS = 45_000;

const isOn = (plan: Plan | undefined, bought: PaidPlan): boolean =>
  plan?.plan === bought && plan.standing !== 'none' && plan.standing !== 'trial';

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

function Waiting({ plan }: { plan: string }) {
  const late = useLate();
  return (
    <>
      <PageTitle title={text('confirmingPageTitle')} />
      <AuthTitle title={text('confirmingTitle')}>{text('confirmingLead', { plan })}</AuthTitle>
      <div className={classes.pay}>
        <Loading label={text('confirmingLoading', { plan })}>
          <Skeleton width="72%" height={16} />
          <Skeleton width="48%" height={16} />
        </Loading>
        {late && <Banner kind="plain">{text('confirmingLate')}</Banner>}
      </div>
      <p className={classes.below}>
        <Link className="text-link" to={careerPaths.plan}>
          {text('seePlan')}
        </Link>
      </p>
    </>
  );
}

function Done({ plan }: { plan: Plan }) {
  const { timeZone } = usePersonClock();
  const title = text('youAreOn', { plan: planName(plan.plan) });
  return (
    <>
      <PageTitle title={title} />
      <AuthTitle title={title}>{standingWords(plan, timeZone)}</AuthTitle>
      <div className={classes.pay}>
        <p role="status" className={classes.quiet}>
          {plan.checkout === 'practice' ? text('donePractice') : text('doneReceipt')}
        </p>
        <ButtonLink kind="primary" size="lg" wide to={careerPaths.overview}>
          {text('toOverview')}
        </ButtonLink>
        <ButtonLink wide to={careerPaths.plan}>
          {text('seePlan')}
        </ButtonLink>
      </div>
    </>
  );
}

/** After the checkout: says that the plan runs once the provider has confirmed it, never because the address says so. */
export function CheckoutReturnScreen() {
  const [search] = useSearchParams();
  const bought = paidPlan.safeParse(search.get('plan'));
  const plan = useQuery(
    api.billing.plan.queryOptions({
      refetchInterval: ({ state }) =>
        bought.success && isOn(state.data, bought.data) ? false : LOOK_EVERY_MS,
    }),
  );
  if (!bought.success) return <Navigate to={careerPaths.plan} replace />;
  return (
    <AuthLayout headline={text('checkoutHeadline')} text={text('checkoutText')}>
      {plan.data && isOn(plan.data, bought.data) ? (
        <Done plan={plan.data} />
      ) : (
        <Waiting plan={planName(bought.data)} />
      )}
    </AuthLayout>
  );
}
