import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paidPlan } from '#contract/platform/billing.ts';
import type { PaidPlan, Plan } from '#contract/platform/billing.ts';
import { api, client } from '#web/api/client.ts';
import { text } from './messages.ts';
import { Points } from './points.tsx';
import { planName, priceWords } from './plan-words.ts';
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
  if (checkout === 'closed') return text('notSoldYet');
  if (standing === 'given') return text('alreadyGiven', { plan: planName(plan) });
  if (standing === 'trial' || standing === 'none' || !customer) return null;
  return plan === chosen
    ? text('alreadyOn', { plan: planName(plan) })
    : text('changeOnPlanPage', { plan: planName(plan), chosen: planName(chosen) });
}

function Pay({ plan, chosen }: { plan: Plan; chosen: PaidPlan }) {
  const { busy, failure, leave } = useLeave();
  const practice = plan.checkout === 'practice';
  return (
    <div className={classes.pay}>
      {practice && <Banner kind="plain">{text('practiceCheckout')}</Banner>}
      {failure !== '' && <Banner>{failure}</Banner>}
      <Button
        kind="primary"
        size="lg"
        wide
        busy={busy}
        busyLabel={text('openingCheckout')}
        onClick={() => void leave(() => client.billing.checkout({ plan: chosen }))}
      >
        {practice ? text('toPractice') : text('toPayment')}
      </Button>
      <p className={classes.quiet}>{text('cancelAnyDay')}</p>
    </div>
  );
}

function Offer({ chosen }: { chosen: PaidPlan }) {
  const plan = useQuery(api.billing.plan.queryOptions());
  if (plan.isPending)
    return (
      <Loading label={text('checkoutLoading')}>
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
        title={text('checkoutFailed')}
        signIn={text('signInToChoose')}
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
          <ButtonLink to={careerPaths.plan}>{text('seePlan')}</ButtonLink>
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
  const name = planName(chosen.data);
  const otherPlan = other[chosen.data];
  return (
    <AuthLayout headline={text('checkoutHeadline')} text={text('checkoutText')}>
      <PageTitle title={text('choose', { plan: name })} />
      <AuthTitle title={name}>{text('checkoutLead')}</AuthTitle>
      {search.has('cancelled') && (
        <div className={classes.banner}>
          <Banner kind="plain">{text('checkoutLeft')}</Banner>
        </div>
      )}
      <Offer key={chosen.data} chosen={chosen.data} />
      <p className={classes.below}>
        <Link className="text-link" to={`${careerPaths.checkout}?plan=${otherPlan}`}>
          {text('lookAtInstead', { plan: planName(otherPlan) })}
        </Link>
      </p>
      <p className={classes.below}>
        <Link className="text-link" to={careerPaths.overview}>
          {text('notNow')}
        </Link>
      </p>
    </AuthLayout>
  );
}
