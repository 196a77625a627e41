import { Store } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import classes from './practice.module.css';
import { usePracticeShop, useTurning } from './use-practice-shop.ts';

/** Offers a practice shop to who has no sales of their own yet; nothing where none can be opened. */
export function PracticeCard() {
  const { data } = usePracticeShop();
  const { busy, open } = useTurning();
  if (data?.is_offered !== true) return null;
  return (
    <Card>
      <CardHead title={text('offerTitle')} />
      <CardRow>
        <div className={classes.offer}>
          <p>{text('offer')}</p>
          <Button busy={busy} busyLabel={text('opening')} onClick={() => void open()}>
            <Store aria-hidden />
            {data.state === null ? text('open') : text('openAgain')}
          </Button>
          <p className={classes.quiet}>{text('promise')}</p>
        </div>
      </CardRow>
    </Card>
  );
}
