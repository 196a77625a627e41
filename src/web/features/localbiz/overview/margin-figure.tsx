import { Link } from 'react-router';
import type { OverviewReply } from '#contract/localbiz/sales.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { CostField } from '#web/shell/shop/cost-field.tsx';
import { roundWords } from '#web/shell/shop/amounts.ts';
import { text } from './today-messages.ts';
import classes from './today.module.css';

/** What is left of sales after what the items cost; where no cost is known, the question that keeps it from being said. */
export function MarginFigure({ overview: { margin, currency, may_change } }: { overview: OverviewReply }) {
  const {
    items,
    net,
    cost,
    unknown_items: unknown,
    unknown_net: unknownNet,
    largest_unknown: largest,
  } = margin;
  return (
    <div>
      <h2>{text('margin')}</h2>
      <div className={classes.figure}>
        {items === 0 ? text('notKnown') : roundWords(net - cost, currency)}
      </div>
      {items === 0 ? (
        <p>
          {text('whatItemsCost')}{' '}
          {may_change && <Link to={businessPaths.data}>{text('bringCatalogue')}</Link>}
        </p>
      ) : unknown === 0 ? (
        <p>{text('marginOfAll', { net: roundWords(net, currency) })}</p>
      ) : (
        <p>
          {text('marginOfSome', { count: unknown, amount: roundWords(unknownNet, currency) })}{' '}
          {may_change && <Link to={businessPaths.data}>{text('bringCatalogue')}</Link>}
        </p>
      )}
      {may_change && largest !== null && <CostField key={largest.id} item={largest} typed={null} />}
    </div>
  );
}
