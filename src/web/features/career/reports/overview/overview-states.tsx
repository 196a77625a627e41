import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './overview.module.css';

const CARDS = ['Auto Apply', 'Success Rate', 'Applications', 'Reports'] as const;

/** The true shape of the overview, still, under the greeting, which needs no answer. */
export function OverviewLoading({ greeting }: { greeting: string }) {
  return (
    <div className={classes.screen}>
      <PageTitle title="Dashboard Overview" />
      <header className={classes.hello}>
        <h1 className={classes.title}>{greeting}</h1>
        <p className={classes.lead}>
          <Skeleton width="min(480px, 95%)" height={18} />
        </p>
      </header>
      <Loading label="Loading your dashboard">
        <Card className={classes.summary}>
          {CARDS.map((name) => (
            <div key={name} className={classes.bones}>
              <p className={classes.cardTitle}>{name}</p>
              <Skeleton width={96} height={32} />
              <Skeleton width="70%" />
            </div>
          ))}
        </Card>
        <div className={classes.panels}>
          <Card>
            <CardHead title="Waiting for you" />
            {CARDS.slice(1).map((name) => (
              <CardRow key={name} className={classes.bones}>
                <Skeleton width="44%" height={16} />
                <Skeleton width="62%" />
              </CardRow>
            ))}
          </Card>
          <Card>
            <CardHead title="This week" />
            <CardRow>
              <Skeleton height={140} />
            </CardRow>
          </Card>
        </div>
      </Loading>
    </div>
  );
}

/** What really happened, in words. */
function causeOf(error: unknown): string {
  if (statusOf(error) === 0)
    return 'The server did not answer. Nothing is lost; the agent goes on without this page.';
  return sentenceOf(error, 'The server answered in a way I could not read. Nothing is lost.');
}

/** Every failure says what the specification says, and under it what really happened. */
export function OverviewFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.failure} role="alert">
      <PageTitle title="Dashboard Overview" />
      <h1 className={classes.title}>Authentication Required</h1>
      <p className={classes.lead}>Authentication failed.</p>
      <a className="text-link" href={careerPaths.login}>
        Go to Login
      </a>
      <div className={classes.cause}>
        <p>{causeOf(error)}</p>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    </div>
  );
}
