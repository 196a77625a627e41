import { useState } from 'react';
import { Link } from 'react-router';
import type { SalesReply, SoldItemReply } from '#contract/localbiz/sales.ts';
import { numberFormat } from '#localization/format.ts';
import { salesPath } from '#web/shell/paths.ts';
import { moneyWords, quantityWords } from '#web/shell/shop/amounts.ts';
import { CostField } from '#web/shell/shop/cost-field.tsx';
import { pageLocale } from '#web/text/page-locale.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './sales.module.css';

/** Under this many sales a share would claim more than so few can show. */
const FEW = 20;

const shareWords = (share: number): string =>
  numberFormat(pageLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

interface ItemProps {
  item: SoldItemReply;
  sales: SalesReply;
  hasMargin: boolean;
}

/** What was sold of one item, what is left of that, and where nobody said what it costs the way to do so. */
export function Item({ item, sales, hasMargin }: ItemProps) {
  const [isTyping, setTyping] = useState(false);
  const { currency, from, to, shop_id: shop, may_change: mayChange } = sales;
  const all = sales.totals.net;
  const isFew = item.lines < FEW;
  return (
    <div className={classes.item} data-margin={hasMargin || undefined}>
      <b>
        <Link to={salesPath({ from, to, shop, item: item.id })}>{item.name}</Link>
      </b>
      <span data-label={text('sold')}>{quantityWords(item.quantity)}</span>
      <span data-label={text('title')}>{moneyWords(item.net, currency)}</span>
      {hasMargin && (
        <span data-label={text('margin')}>
          <Margin
            item={item}
            currency={currency}
            isTyping={isTyping}
            onType={mayChange ? () => setTyping(!isTyping) : null}
          />
        </span>
      )}
      <span className={classes.quiet} data-label={isFew ? undefined : text('share')}>
        {isFew ? text('few', { count: item.lines }) : all > 0 ? shareWords(item.net / all) : ''}
      </span>
      {isTyping && hasMargin && (
        <div className={classes.cost}>
          <CostField item={item} typed={item.typed_cost} autoFocus onDone={() => setTyping(false)} />
        </div>
      )}
    </div>
  );
}

interface MarginProps {
  item: SoldItemReply;
  currency: string;
  isTyping: boolean;
  /** Null for whoever may change nothing. */
  onType: (() => void) | null;
}

/** What is left of an item's sales after what it cost; where that is not known or was typed, the way to type it. */
function Margin({ item: { name, net, cost, typed_cost: typed }, currency, isTyping, onType }: MarginProps) {
  const press = (words: string, label: string) => (
    <TextButton aria-expanded={isTyping} aria-label={label} onClick={() => onType?.()}>
      {words}
    </TextButton>
  );
  if (cost === null)
    return onType === null ? (
      <span className={classes.quiet}>{text('noCost')}</span>
    ) : (
      press(text('addCost'), text('addCostOf', { name }))
    );
  const amount = moneyWords(typed ?? 0, currency);
  const words = text('yourCost', { amount });
  return (
    <>
      <b>{moneyWords(net - cost, currency)}</b>
      {typed !== null && (
        <small className={classes.typed}>
          {onType === null ? words : press(words, text('changeCostOf', { name, amount }))}
        </small>
      )}
    </>
  );
}
