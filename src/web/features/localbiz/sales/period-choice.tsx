import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { SalesReply } from '#contract/localbiz/sales.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { text } from './messages.ts';
import { earlier, later, lengthOf, ofLength } from './period.ts';
import type { Days } from './period.ts';
import classes from './sales.module.css';

interface Props {
  sales: SalesReply;
  onShow: (days: Days) => void;
}

/** How many days are shown, and which: those before and after them, as far as anything is known. */
export function PeriodChoice({ sales, onShow }: Props) {
  const [before, after] = [earlier(sales), later(sales)];
  const step = (label: string, Icon: typeof ChevronLeft, days: Days | null) => (
    <Button
      kind="quiet"
      className={classes.step}
      aria-label={label}
      disabled={days === null}
      onClick={() => days && onShow(days)}
    >
      <Icon aria-hidden />
    </Button>
  );
  return (
    <div className={classes.period}>
      <div className={classes.steps}>
        {step(text('earlier'), ChevronLeft, before)}
        <span className={classes.quiet}>{text('shownDays', { from: sales.from, to: sales.to })}</span>
        {step(text('later'), ChevronRight, after)}
      </div>
      <Segmented
        label={text('period')}
        value={String(lengthOf(sales))}
        options={[
          { value: '7', label: text('week') },
          { value: '28', label: text('month') },
          { value: '91', label: text('quarter') },
        ]}
        onChange={(value) => onShow(ofLength(sales, Number(value)))}
      />
    </div>
  );
}
