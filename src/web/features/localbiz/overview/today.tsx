import type { OverviewReply } from '#contract/localbiz/sales.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { useIsPractice } from '#web/shell/shop/practice-shop/use-practice-shop.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { KeyFigures } from './key-figures.tsx';
import { ThingsCard } from './things-card.tsx';
import { text } from './today-messages.ts';
import classes from './today.module.css';

/** Days after which what is shown is said to be old, but for a practice shop's: its files end where they end. */
const STALE_DAYS = 7;

function leadOf({ things, still, looked_at: lookedAt }: OverviewReply): string {
  if (lookedAt === 0) return text('leadFew');
  if (things.length > 0) return text('leadThings', { count: things.length });
  return still.length > 0 ? text('leadStill') : text('leadQuiet');
}

/** The overview of a shop whose sales are known: key figures, what matters, how far it can be relied on. */
export function Today({
  greeting,
  overview,
}: {
  greeting: string;
  overview: OverviewReply & { day: string };
}) {
  const isPractice = useIsPractice();
  return (
    <>
      <ScreenHead title={greeting} lead={leadOf(overview)}>
        <span className={classes.quiet}>{text('readAt', { day: overview.day })}</span>
      </ScreenHead>
      {overview.days_ago > STALE_DAYS && !isPractice && (
        <div className={classes.stale}>
          <Banner
            kind="plain"
            action={
              overview.may_change && (
                <ButtonLink size="sm" to={businessPaths.data}>
                  {text('bringOne')}
                </ButtonLink>
              )
            }
          >
            {text('stale', { days: overview.days_ago })}
          </Banner>
        </div>
      )}
      <KeyFigures overview={overview} />
      <div className={classes.columns}>
        <ThingsCard overview={overview} />
        <RelyOn overview={overview} />
      </div>
    </>
  );
}

function RelyOn({ overview: { coverage, reconciled, currency } }: { overview: OverviewReply }) {
  return (
    <Card>
      <CardHead title={text('believe')} />
      <CardRow>
        <div className={classes.sentences}>
          <p>{coverage.days === 0 ? text('notYetCovered') : text('covered', coverage)}</p>
          <p>
            {reconciled.off === 0
              ? text('agrees', { days: reconciled.days })
              : text('differs', {
                  off: reconciled.off,
                  amount: moneyWords(Math.abs(reconciled.difference), currency),
                })}
          </p>
          <ButtonLink to={businessPaths.sales}>{text('seeSales')}</ButtonLink>
        </div>
      </CardRow>
    </Card>
  );
}
