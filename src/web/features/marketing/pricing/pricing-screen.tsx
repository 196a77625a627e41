import { Check } from 'lucide-react';
import { PageTitle } from '#web/shell/page-title.tsx';
import { priceTag } from '#web/shell/plans/plan-offer.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { text } from './messages.ts';
import { PlanAction } from './plan-action.tsx';
import { comparison, inEveryPlan, type Plan, plans, questions } from './plans.ts';
import classes from './pricing-screen.module.css';
import { PlanList } from './pricing-strip.tsx';

/** The plans as a plain table, what every plan holds, and the questions before paying. */
export function PricingScreen() {
  return (
    <div className={classes.page}>
      <PageTitle
        title={text('title')}
        description={text('description', { starter: priceTag('starter'), pro: priceTag('pro') })}
      />
      <header className={classes.head}>
        <h1 className={classes.title}>{text('title')}</h1>
        <p className={classes.lead}>{text('lead')}</p>
      </header>
      <div className={classes.list}>
        <PlanList heading="h2" />
      </div>
      <PlanTable />
      <section className={classes.every}>
        <h2>{text('everyTitle')}</h2>
        <ul>
          {inEveryPlan().map((point) => (
            <li key={point}>
              <Check aria-hidden />
              {point}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.questions}>
        <h2>{text('questionsTitle')}</h2>
        <dl>
          {questions().map(({ question, answer }) => (
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

const popular = (plan: Plan | undefined) => classNames(plan?.popular === true && classes.popular);

function PlanTable() {
  const all = plans();
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} role="region" aria-label={text('comparedLabel')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {all.map((plan) => (
              <th key={plan.name} scope="col" className={popular(plan)}>
                <h2 className={classes.name}>
                  {plan.name}
                  {plan.popular && <Badge kind="brand">{text('popular')}</Badge>}
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
        {comparison().map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={classes.group}>
              <th scope="rowgroup">{title}</th>
              {all.map((plan) => (
                <td key={plan.name} className={popular(plan)} />
              ))}
            </tr>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={all[index]?.name} className={popular(all[index])}>
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
