import { useQuery } from '@tanstack/react-query';
import type { Business } from '#contract/localbiz/business.ts';
import { api } from '#web/api/client.ts';
import { localbizAgents } from './coming.data.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import type { SpineStep } from '#web/ui/trail/spine-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { ComingCard } from './coming-card.tsx';
import classes from './overview.module.css';

const note = (text: string) => <p className={classes.stepText}>{text}</p>;

function stepsOf(business: Business | null): SpineStep[] {
  return [
    { label: 'Your account', state: 'done', note: note('Confirmed.') },
    {
      label: 'Your business profile',
      state: business === null ? 'you' : 'done',
      note:
        business === null ? (
          <div className={classes.step}>
            <p className={classes.stepText}>
              Name, place, hours and languages. The agents will write and reckon with it, and guess none of
              it.
            </p>
            <ButtonLink kind="yours" size="sm" to={businessPaths.profile}>
              Set it up
            </ButtonLink>
          </div>
        ) : (
          note(`${business.name}, ${business.trade} in ${business.city}.`)
        ),
    },
    {
      label: 'The first agent',
      state: 'ahead',
      note: note('It is being built. It asks you before anything reaches a customer.'),
    },
  ];
}

function FirstSteps() {
  const business = useQuery(api.businesses.read.queryOptions());
  return (
    <Card>
      <CardHead title="Waiting for you">
        {business.data === null && (
          <Badge kind="wait" icon={false}>
            1 to start
          </Badge>
        )}
        {business.data && <span className={classes.quiet}>Nothing waits</span>}
      </CardHead>
      {business.isPending && (
        <CardRow>
          <Loading label="Loading your business">
            <Skeleton height={160} />
          </Loading>
        </CardRow>
      )}
      {business.isError && business.data === undefined && (
        <LoadFailure
          title="I could not load your business."
          signIn="Please log in to view your dashboard."
          error={business.error}
          onRetry={() => void business.refetch()}
        />
      )}
      {business.data !== undefined && (
        <div className={classes.steps}>
          <Trail form="spine" steps={stepsOf(business.data)} name="Your first steps" />
        </div>
      )}
    </Card>
  );
}

/** The business dashboard's first screen until its agents exist: the next step, and what is coming. */
export function ShopOverviewScreen({ greeting }: { greeting: string }) {
  const { isPending } = useQuery(api.businesses.read.queryOptions());
  return (
    <>
      <ScreenHead title={greeting} lead="LocalBiz AI is being built. Nothing runs in your name yet." />
      <div className={classes.columns}>
        <FirstSteps />
        <div className={classNames(isPending && classes.notYet)}>
          <ComingCard title="What LocalBiz AI will do" agents={localbizAgents} />
        </div>
      </div>
    </>
  );
}
