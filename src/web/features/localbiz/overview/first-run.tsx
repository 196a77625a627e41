import { useQuery } from '@tanstack/react-query';
import type { Business } from '#contract/localbiz/business.ts';
import { api } from '#web/api/client.ts';
import { ExportGuide } from '#web/shell/shop/export-guide.tsx';
import { FileDrop } from '#web/shell/shop/file-drop.tsx';
import { PracticeCard } from '#web/shell/shop/practice-shop/practice-card.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import type { SpineStep } from '#web/ui/trail/spine-trail.tsx';
import { text as first } from './messages.ts';
import { text } from './today-messages.ts';
import classes from './today.module.css';

/** The steps to a first look: the profile, a file, and what comes of it. */
function useSteps(business: Business): SpineStep[] {
  const files = useQuery(api.imports.list.queryOptions({ input: {} }));
  const isUnderWay = files.data?.items.some(({ state }) =>
    ['reading', 'staged', 'committing'].includes(state),
  );
  const { name, trade, city } = business;
  return [
    {
      label: first('profile'),
      state: 'done',
      note: <p className={classes.quiet}>{first('profileKnown', { name, trade, city })}</p>,
    },
    {
      label: text('yourSales'),
      state: 'you',
      note: (
        <div className={classes.step}>
          <p className={classes.quiet}>{text('yourSalesText')}</p>
          {isUnderWay === true ? (
            <>
              <p>{text('working')}</p>
              <div>
                <ButtonLink kind="yours" to={businessPaths.data}>
                  {text('toData')}
                </ButtonLink>
              </div>
            </>
          ) : (
            <>
              <FileDrop />
              <ExportGuide />
            </>
          )}
          <p className={classes.quiet}>{text('connectLater')}</p>
        </div>
      ),
    },
    {
      label: text('firstLook'),
      state: 'ahead',
      note: <p className={classes.quiet}>{text('firstLookText')}</p>,
    },
  ];
}

/** Nothing is known of the shop's sales yet: one step, a file; what comes of it stands below. */
export function FirstRun({ business }: { business: Business }) {
  const steps = useSteps(business);
  return (
    <div className={classes.columns}>
      <Card>
        <CardHead title={first('waitingTitle')}>
          <Badge kind="wait" icon={false}>
            {first('oneToStart')}
          </Badge>
        </CardHead>
        <CardRow>
          <Trail form="spine" steps={steps} name={first('firstSteps')} />
        </CardRow>
      </Card>
      <div className={classes.side}>
        <PracticeCard />
        <Card>
          <CardHead title={text('never')} />
          {[text('neverWrite'), text('neverPost'), text('neverPrice'), text('neverCount')].map((words) => (
            <CardRow key={words}>{words}</CardRow>
          ))}
        </Card>
      </div>
    </div>
  );
}
