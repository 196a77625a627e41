import { Check } from 'lucide-react';
import { PageTitle } from '#web/shell/page-title.tsx';
import { priceTag } from '#web/shell/plans/plan-offer.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { PlanAction } from './plan-action.tsx';
import { comparison, inEveryPlan, plans, questions } from './plans.data.ts';
import classes from './pricing-screen.module.css';
import { PlanList } from './pricing-strip.tsx';

/** The plans as a plain table, what every plan holds, and the questions before paying. */
export function PricingScreen() {
  return (
    <div className={classes.page}>
      <PageTitle
        title="Pricing"
        description={`Three plans: Starter at ${priceTag('starter')} a month, Pro at ${priceTag('pro')}, Enterprise by agreement.`}
      />
      <header className={classes.head}>
        <h1 className={classes.title}>Pricing</h1>
        <p className={classes.lead}>
          One plan covers the job search and, when it opens, the shop. Pay by the month, leave when you like,
          take everything with you.
        </p>
      </header>
      <div className={classes.list}>
        <PlanList heading="h2" />
      </div>
      <PlanTable />
      <section className={classes.every}>
        <h2>In every plan</h2>
        <ul>
          {inEveryPlan.map((point) => (
            <li key={point}>
              <Check aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.questions}>
        <h2>Before you pay</h2>
        <dl>
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const popular = (index: number) => classNames(plans[index]?.popular === true && classes.popular);

function PlanTable() {
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} role="region" aria-label="The plans compared" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {plans.map((plan, index) => (
              <th key={plan.name} scope="col" className={popular(index)}>
                <h2 className={classes.name}>
                  {plan.name}
                  {plan.popular && <Badge kind="brand">Most Popular</Badge>}
                </h2>
                <p className={classes.amount}>
                  <span className={classes.price}>{plan.price}</span>
                  <span className={classes.unit}>{plan.unit}</span>
                </p>
                <PlanAction plan={plan} />
              </th>
            ))}
          </tr>
        </thead>
        {comparison.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes.group}>
              <th scope="rowgroup">{title}</th>
              {plans.map((plan, index) => (
                <td key={plan.name} className={popular(index)} />
              ))}
            </tr>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={plans[index]?.name} className={popular(index)}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
