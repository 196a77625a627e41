import { Link } from 'react-router';
import { mainPaths } from '#web/shell/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { text } from './messages.ts';
import { PlanAction } from './plan-action.tsx';
import { plans } from './plans.ts';
import classes from './pricing-strip.module.css';

/** The three plans on one strip, at the foot of the home page. */
export function PricingStrip() {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2 className={classes.title}>{text('title')}</h2>
        <Link className="text-link" to={mainPaths.pricing}>
          {text('comparePlans')}
        </Link>
      </div>
      <PlanList />
    </section>
  );
}

/** The plans beside each other, or below each other on a narrow screen. */
export function PlanList({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <div className={classes.plans}>
      {plans().map((plan) => (
        <article key={plan.name} className={classNames(classes.plan, plan.popular && classes.popular)}>
          <Heading className={classes.name}>
            {plan.name}
            {plan.popular && <Badge kind="brand">{text('popular')}</Badge>}
          </Heading>
          <p className={classes.amount}>
            <span className={classes.price}>{plan.price}</span>
            <span className={classes.unit}>{plan.unit}</span>
          </p>
          <ul className={classes.points}>
            {plan.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <PlanAction plan={plan} className={classes.action} />
        </article>
      ))}
    </div>
  );
}
