import { useState } from 'react';
import type { Plan } from '#contract/platform/billing.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import { planName, priceWords, standingWords } from './plan-words.ts';
import classes from './plan.module.css';
import { useLeave } from './use-plan.ts';
import type { usePlan } from './use-plan.ts';

interface CurrentPlanProps {
  plan: Plan;
  timeZone: string | undefined;
  actions: ReturnType<typeof usePlan>;
}

const marks: Partial<Record<Plan['standing'], () => string>> = {
  ending: () => text('markEnding'),
  changing: () => text('markChanging'),
  past_due: () => text('markPastDue'),
  given: () => text('markGiven'),
};

function Cancelling({ plan, timeZone, actions }: CurrentPlanProps) {
  const [asking, setAsking] = useState(false);
  const day = plan.until === null ? '' : dateWords(plan.until, timeZone);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text('cancel')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('cancelTitle', { plan: planName(plan.plan) })}
        action={text('cancel')}
        busy={actions.cancel.isPending}
        onConfirm={() => actions.cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {text('cancelMeans', { day })}
      </ConfirmDialog>
    </>
  );
}

/** The plan, how it stands, and what can be done with it. */
export function CurrentPlan(props: CurrentPlanProps) {
  const { plan, timeZone, actions } = props;
  const { busy, failure, toPortal } = useLeave();
  const { standing } = plan;
  const paid = plan.plan === 'starter' || plan.plan === 'pro' ? plan.plan : null;
  const mark = marks[standing]?.();
  const bought = standing === 'active' || standing === 'changing' || standing === 'ending';
  return (
    <Card>
      <CardHead title={planName(plan.plan)}>
        {mark !== undefined && <Badge kind={standing === 'past_due' ? 'low' : 'outline'}>{mark}</Badge>}
      </CardHead>
      <CardRow className={classes.current}>
        {paid !== null && standing !== 'given' && <p className={classes.price}>{priceWords(paid, plan)}</p>}
        <p className={classes.text}>{standingWords(plan, timeZone)}</p>
        {failure !== '' && <Banner>{failure}</Banner>}
        {(bought || plan.customer) && (
          <div className={classes.actions}>
            {(standing === 'ending' || standing === 'changing') && (
              <Button
                kind="primary"
                busy={actions.resume.isPending}
                busyLabel={text('saving')}
                onClick={() => actions.resume.mutate(undefined)}
              >
                {standing === 'ending' ? text('resume') : text('stayOn', { plan: planName(plan.plan) })}
              </Button>
            )}
            {plan.customer && (
              <Button
                kind={standing === 'past_due' ? 'yours' : 'second'}
                busy={busy}
                onClick={() => void toPortal()}
              >
                {text('cardAndBilling')}
              </Button>
            )}
            {(standing === 'active' || standing === 'changing' || standing === 'past_due') && (
              <Cancelling {...props} />
            )}
          </div>
        )}
      </CardRow>
    </Card>
  );
}
