import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Business } from '#contract/localbiz/business.ts';
import { api } from '#web/api/client.ts';
import { localbizAgents } from './coming.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { text as practice } from '#web/shell/shop/practice-shop/messages.ts';
import { PracticeFiles } from '#web/shell/shop/practice-shop/practice-files.tsx';
import { usePracticeShop } from '#web/shell/shop/practice-shop/use-practice-shop.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import type { SpineStep } from '#web/ui/trail/spine-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { ComingCard } from './coming-card.tsx';
import { FirstRun } from './first-run.tsx';
import { text } from './messages.ts';
import { Today } from './today.tsx';
import { text as today } from './today-messages.ts';
import classes from './overview.module.css';

const note = (words: string) => <p className={classes.stepText}>{words}</p>;

function stepsOf(business: Business | null): SpineStep[] {
  return [
    { label: text('account'), state: 'done', note: note(text('accountConfirmed')) },
    {
      label: text('profile'),
      state: business === null ? 'you' : 'done',
      note:
        business === null ? (
          <div className={classes.step}>
            {note(text('profileWhy'))}
            <ButtonLink kind="yours" size="sm" to={businessPaths.profile}>
              {text('profileSetUp')}
            </ButtonLink>
          </div>
        ) : (
          note(text('profileKnown', { name: business.name, trade: business.trade, city: business.city }))
        ),
    },
    {
      label: text('sales'),
      state: 'ahead',
      note: note(text('salesNote')),
    },
  ];
}

function FirstSteps() {
  const business = useQuery(api.businesses.read.queryOptions());
  return (
    <Card>
      <CardHead title={text('waitingTitle')}>
        {business.data === null && (
          <Badge kind="wait" icon={false}>
            {text('oneToStart')}
          </Badge>
        )}
        {business.data && <span className={classes.quiet}>{text('nothingWaits')}</span>}
      </CardHead>
      {business.isPending && (
        <CardRow>
          <Loading label={text('loading')}>
            <Skeleton height={160} />
          </Loading>
        </CardRow>
      )}
      {business.isError && business.data === undefined && (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={business.error}
          onRetry={() => void business.refetch()}
        />
      )}
      {business.data !== undefined && (
        <div className={classes.steps}>
          <Trail form="spine" steps={stepsOf(business.data)} name={text('firstSteps')} />
        </div>
      )}
    </Card>
  );
}

/** The business dashboard's first screen: first steps until sales are known, then what matters today. */
export function ShopOverviewScreen({ greeting }: { greeting: string }) {
  const business = useQuery(api.businesses.read.queryOptions());
  if (business.data) return <OfShop greeting={greeting} business={business.data} />;
  return (
    <>
      <ScreenHead title={greeting} lead={text('shopLead')} />
      <div className={classes.columns}>
        <FirstSteps />
        <div className={classNames(business.isPending && classes.notYet)}>
          <ComingCard title={text('localbizComing')} agents={localbizAgents()} />
        </div>
      </div>
    </>
  );
}

const LOOK_AGAIN_MS = 1_000;

/** What is known of the shop; `filling` while it is a practice shop whose files still come in, or were not gone through yet. */
function useOverview() {
  const queries = useQueryClient();
  const { data: shop, isPending } = usePracticeShop();
  const isOpen = shop?.is_current === true && shop.state === 'open';
  const overview = useQuery(
    api.sales.overview.queryOptions({
      input: {},
      refetchInterval: ({ state }) => (isOpen && state.data?.day === null ? LOOK_AGAIN_MS : false),
    }),
  );
  useEffect(() => {
    if (isOpen) void queries.invalidateQueries({ queryKey: api.sales.key() });
  }, [isOpen, queries]);
  const isFilling = shop?.is_current === true && (!isOpen || overview.data?.day === null);
  // Whether a practice shop can be opened belongs to the first screen.
  const isKnown = overview.data !== undefined && !(isPending && overview.data.day === null);
  return { overview, data: isKnown ? overview.data : undefined, filling: isFilling ? shop : null };
}

function OfShop({ greeting, business }: { greeting: string; business: Business }) {
  const { overview, data, filling } = useOverview();
  if (filling)
    return (
      <>
        <ScreenHead title={greeting} lead={practice('fillLead')} />
        <PracticeFiles practice={filling} />
      </>
    );
  if (data) {
    const { day } = data;
    if (day !== null) return <Today greeting={greeting} overview={{ ...data, day }} />;
    return (
      <>
        <ScreenHead title={greeting} lead={today('firstLead')} />
        <FirstRun business={business} />
      </>
    );
  }
  return (
    <>
      <ScreenHead title={greeting} />
      <Card>
        {overview.isError ? (
          <LoadFailure
            title={today('loadFailed')}
            signIn={today('signIn')}
            error={overview.error}
            onRetry={() => void overview.refetch()}
          />
        ) : (
          <CardRow>
            <Loading label={today('loading')}>
              <Skeleton height={320} />
            </Loading>
          </CardRow>
        )}
      </Card>
    </>
  );
}
