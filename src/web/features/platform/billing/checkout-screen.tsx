import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paidPlan } from '#contract/platform/billing.ts';
import type { PaidPlan, Plan } from '#contract/platform/billing.ts';
import { api, client } from '#web/api/client.ts';
import { Points } from './points.tsx';
import { planNames, priceWords } from './plan-words.ts';
import { useLeave } from './use-plan.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './checkout.module.css';

const other: Readonly<Record<PaidPlan, PaidPlan>> = { starter: 'pro', pro: 'starter' };

/** Why this account cannot buy the plan now; null when it can. */
function refusalOf({ plan, standing, customer, checkout }: Plan, chosen: PaidPlan): string | null {
  if (checkout === 'closed')
    return 'Plans cannot be bought here yet. Your account and your tracker stay as they are.';
  if (standing === 'given')
    return `You are on ${planNames[plan]} without charge, so there is nothing to buy.`;
  if (standing === 'trial' || standing === 'none' || !customer) return null;
  return plan === chosen
    ? `You are on ${planNames[plan]} already.`
    : `You are on ${planNames[plan]}. You can change to ${planNames[chosen]} on the Plan page.`;
}

function Pay({ plan, chosen }: { plan: Plan; chosen: PaidPlan }) {
  const { busy, failure, leave } = useLeave();
  const practice = plan.checkout === 'practice';
  return (
    <div className={classes.pay}>
      {practice && <Banner kind="plain">Practice checkout: no money moves, and no card is asked for.</Banner>}
      {failure !== '' && <Banner>{failure}</Banner>}
      <Button
        kind="primary"
        size="lg"
        wide
        busy={busy}
        busyLabel="Opening the checkout..."
        onClick={() => void leave(() => client.billing.checkout({ plan: chosen }))}
      >
        {practice ? 'Continue to the practice checkout' : 'Continue to payment'}
      </Button>
      <p className={classes.quiet}>Cancel on any day: you keep the plan until the month you paid for ends.</p>
    </div>
  );
}

function Offer({ chosen }: { chosen: PaidPlan }) {
  const plan = useQuery(api.billing.plan.queryOptions());
  if (plan.isPending)
    return (
      <Loading label="Loading the plan">
        <p className={classes.price}>
          <Skeleton width="60%" height={30} />
        </p>
        <Points chosen={chosen} />
        <div className={classes.pay}>
          <Skeleton height={64} />
          <Skeleton height={48} />
          <Skeleton height={40} />
        </div>
      </Loading>
    );
  if (!plan.data)
    return (
      <LoadFailure
        title="I could not load the plan."
        signIn="Please log in to choose a plan."
        error={plan.error}
        onRetry={() => void plan.refetch()}
      />
    );
  const refusal = refusalOf(plan.data, chosen);
  return (
    <>
      <p className={classes.price}>{priceWords(chosen, plan.data)}</p>
      <Points chosen={chosen} />
      {refusal === null ? (
        <Pay plan={plan.data} chosen={chosen} />
      ) : (
        <div className={classes.pay}>
          <Banner kind="plain">{refusal}</Banner>
          <ButtonLink to={careerPaths.plan}>See your plan</ButtonLink>
        </div>
      )}
    </>
  );
}

/** One plan, what it costs, and the way to pay for it. */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const chosen = paidPlan.safeParse(search.get('plan') ?? 'pro');
  if (!chosen.success) return <Navigate to={careerPaths.plan} replace />;
  const name = planNames[chosen.data];
  const otherPlan = other[chosen.data];
  return (
    <AuthLayout
      headline="You choose how far I go. I choose nothing without your yes."
      text="A plan says how many applications I may send. What is sent is yours to decide, each time."
    >
      <PageTitle title={`Choose ${name}`} />
      <AuthTitle title={name}>Pay by the month, and leave when you like.</AuthTitle>
      {search.has('cancelled') && (
        <div className={classes.banner}>
          <Banner kind="plain">You left the checkout. Nothing was charged.</Banner>
        </div>
      )}
      <Offer key={chosen.data} chosen={chosen.data} />
      <p className={classes.below}>
        <Link className="text-link" to={`${careerPaths.checkout}?plan=${otherPlan}`}>
          Look at {planNames[otherPlan]} instead
        </Link>
      </p>
      <p className={classes.below}>
        <Link className="text-link" to={careerPaths.overview}>
          Not now
        </Link>
      </p>
    </AuthLayout>
  );
}
