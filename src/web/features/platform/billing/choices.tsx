import { useState } from 'react';
import { paidPlan } from '#contract/platform/billing.ts';
import type { PaidPlan, Plan } from '#contract/platform/billing.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { careerPaths, mainPaths } from '#web/shell/paths.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { DotLine } from '#web/ui/lines/dot-line.tsx';
import { text } from './messages.ts';
import { planName, planPoints, priceWords } from './plan-words.ts';
import classes from './plan.module.css';
import type { usePlan } from './use-plan.ts';

interface ChoicesProps {
  plan: Plan;
  timeZone: string | undefined;
  actions: ReturnType<typeof usePlan>;
}

/** Whether there is a subscription to change; otherwise a plan is bought at checkout. */
const runs = ({ standing, customer }: Plan) =>
  customer &&
  (standing === 'active' || standing === 'changing' || standing === 'ending' || standing === 'past_due');

interface ChoiceProps extends ChoicesProps {
  one: PaidPlan;
  onChange: (plan: PaidPlan) => void;
}

function Choice({ plan, one, onChange }: ChoiceProps) {
  const name = planName(one);
  const current = plan.plan === one && plan.standing !== 'none';
  const closed = plan.checkout === 'closed' || plan.standing === 'given' || plan.standing === 'past_due';
  const planned = plan.next_plan === one;
  return (
    <CardRow className={classes.choice}>
      <div>
        <h3 className={classes.name}>
          {name}
          {one === 'pro' && !current && <Badge kind="brand">{text('mostPopular')}</Badge>}
          {current && <Badge kind="outline">{text('yourPlan')}</Badge>}
        </h3>
        <p className={classes.price}>{priceWords(one, plan)}</p>
        <DotLine className={classes.text} items={Object.fromEntries(planPoints(one).entries())} />
      </div>
      {!current && !closed && !planned && runs(plan) && (
        <Button kind={one === 'pro' ? 'primary' : 'second'} onClick={() => onChange(one)}>
          {text('changeTo', { plan: name })}
        </Button>
      )}
      {!current && !closed && !runs(plan) && (
        <ButtonLink kind={one === 'pro' ? 'primary' : 'second'} to={`${careerPaths.checkout}?plan=${one}`}>
          {text('choose', { plan: name })}
        </ButtonLink>
      )}
    </CardRow>
  );
}

/** The plans there are, and the way to each from where the person is. */
export function Choices(props: ChoicesProps) {
  const { plan, timeZone, actions } = props;
  const [changing, setChanging] = useState<PaidPlan | null>(null);
  return (
    <Card>
      <CardHead title={text('plans')} />
      {plan.checkout === 'closed' && (
        <CardRow>
          <Banner kind="plain">{text('notSoldYet')}</Banner>
        </CardRow>
      )}
      {plan.checkout === 'practice' && (
        <CardRow>
          <p className={classes.quiet}>{text('practice')}</p>
        </CardRow>
      )}
      {paidPlan.options.map((one) => (
        <Choice key={one} {...props} one={one} onChange={setChanging} />
      ))}
      <CardRow className={classes.choice}>
        <div>
          <h3 className={classes.name}>
            {planName('enterprise')}
            {plan.plan === 'enterprise' && <Badge kind="outline">{text('yourPlan')}</Badge>}
          </h3>
          <p className={classes.price}>{text('enterprisePrice')}</p>
          <p className={classes.text}>{text('enterprisePoints')}</p>
        </div>
        <ButtonAnchor href={`${hostOrigin('main')}${mainPaths.contact}`}>{text('contactUs')}</ButtonAnchor>
      </CardRow>
      {changing !== null && (
        <ChangeDialog
          to={changing}
          plan={plan}
          timeZone={timeZone}
          change={actions.change}
          onClose={() => setChanging(null)}
        />
      )}
    </Card>
  );
}
