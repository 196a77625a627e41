import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './overview.module.css';

const cardTitles = () => [text('autoApply'), text('successRate'), text('applications'), text('reports')];

/** The true shape of the overview, still, under the greeting, which needs no answer. */
export function OverviewLoading({ greeting }: { greeting: string }) {
  const cards = cardTitles();
  return (
    <div className={classes.screen}>
      <PageTitle title={text('pageTitle')} />
      <header className={classes.hello}>
        <h1 className={classes.title}>{greeting}</h1>
        <p className={classes.lead}>
          <Skeleton width="min(480px, 95%)" height={18} />
        </p>
      </header>
      <Loading label={text('loading')}>
        <Card className={classes.summary}>
          {cards.map((name) => (
            <div key={name} className={classes.bones}>
              <p className={classes.cardTitle}>{name}</p>
              <Skeleton width={96} height={32} />
              <Skeleton width="70%" />
            </div>
          ))}
        </Card>
        <div className={classes.panels}>
          <Card>
            <CardHead title={text('queue')} />
            {cards.slice(1).map((name) => (
              <CardRow key={name} className={classes.bones}>
                <Skeleton width="44%" height={16} />
                <Skeleton width="62%" />
              </CardRow>
            ))}
          </Card>
          <Card>
            <CardHead title={text('week')} />
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
  return statusOf(error) === 0 ? text('noAnswer') : sentenceOf(error, text('unreadableAnswer'));
}

/** Every failure says what the specification says, and under it what really happened. */
export function OverviewFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.failure} role="alert">
      <PageTitle title={text('pageTitle')} />
      <h1 className={classes.title}>{text('failureTitle')}</h1>
      <p className={classes.lead}>{text('failureLead')}</p>
      <a className="text-link" href={careerPaths.login}>
        {text('toLogin')}
      </a>
      <div className={classes.cause}>
        <p>{causeOf(error)}</p>
        <Button onClick={onRetry}>{text('retry')}</Button>
      </div>
    </div>
  );
}
