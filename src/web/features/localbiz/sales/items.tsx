import { useState } from 'react';
import { Link } from 'react-router';
import type { SalesReply } from '#contract/localbiz/sales.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import type { Tag } from '#web/text/say.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { CardRow } from '#web/ui/display/card.tsx';
import { Item } from './item.tsx';
import { text } from './messages.ts';
import classes from './sales.module.css';

const SHOWN = 12;
/** Each item with what was sold of it and what is left of that, the largest sales first. */
export function Items({ sales }: { sales: SalesReply }) {
  const items = sales.items ?? [];
  const { currency, totals } = sales;
  const [isTyping, setTyping] = useState(false);
  if (items.length === 0)
    return (
      <CardRow>
        <p className={classes.quiet}>{text('noItems')}</p>
      </CardRow>
    );
  const others = items.slice(SHOWN);
  const named = items.reduce((sum, { net }) => sum + net, 0);
  const othersNet = others.reduce((sum, { net }) => sum + net, 0);
  // Where nothing is known of what anything costs, there is one question instead of a column of them.
  const isKnown = items.some(({ cost }) => cost !== null);
  const hasMargin = isKnown || isTyping;
  const rest = (label: string, cents: number) => (
    <Rest label={label} cents={cents} currency={currency} hasMargin={hasMargin} />
  );
  return (
    <>
      <div className={`${classes.item} ${classes.heads}`} data-margin={hasMargin || undefined} aria-hidden>
        <span>{text('item')}</span>
        <span>{text('sold')}</span>
        <span>{text('title')}</span>
        {hasMargin && <span>{text('margin')}</span>}
        <span>{text('share')}</span>
      </div>
      {items.slice(0, SHOWN).map((item) => (
        <Item key={item.id} item={item} sales={sales} hasMargin={hasMargin} />
      ))}
      {others.length > 0 && rest(text('others', { count: others.length }), othersNet)}
      {totals.net !== named && rest(text('notItemised'), totals.net - named)}
      {!isKnown && <WhatItemsCost sales={sales} onType={isTyping ? null : () => setTyping(true)} />}
    </>
  );
}

interface WhatItemsCostProps {
  sales: SalesReply;
  /** Null once there is a place for the cost of each item. */
  onType: (() => void) | null;
}

/** The question that keeps the margin from being said. */
function WhatItemsCost({ sales: { may_change: mayChange }, onType }: WhatItemsCostProps) {
  const type: Tag = (inner) => <TextButton onClick={() => onType?.()}>{inner}</TextButton>;
  return (
    <CardRow>
      <p className={classes.quiet}>
        {text('whatItemsCost')}{' '}
        {mayChange && (
          <>
            <Link to={businessPaths.data}>{text('bringCatalogue')}</Link>{' '}
            {onType !== null && text.rich('orTypeCosts', { type })}
          </>
        )}
      </p>
    </CardRow>
  );
}

interface RestProps {
  label: string;
  cents: number;
  currency: string;
  hasMargin: boolean;
}

function Rest({ label, cents, currency, hasMargin }: RestProps) {
  return (
    <div className={classes.item} data-margin={hasMargin || undefined}>
      <span className={classes.quiet}>{label}</span>
      <span />
      <span data-label={text('title')}>{moneyWords(cents, currency)}</span>
      {hasMargin && <span />}
      <span />
    </div>
  );
}
