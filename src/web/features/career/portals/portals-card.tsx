import type { PortalsState } from '#contract/career/hub/portals.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { PortalRow } from './portal-row.tsx';
import classes from './portals.module.css';
import { usePortals } from './use-portals.ts';

/** Accounts on employers' own sites: whether any may be made, and those there are. */
export function PortalsCard() {
  const portals = usePortals();
  const { data, isError, error, refetch } = portals.read;
  return (
    <Card aria-label="Accounts on employers' sites" className={classes.card}>
      {data ? (
        <Loaded state={data} portals={portals} />
      ) : isError ? (
        <LoadFailure
          title="I could not load your accounts on employers' sites."
          signIn="Please log in to view your settings."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading your accounts on employers' sites">
          <div className={classes.body}>
            <Skeleton width={230} height={22} />
            <Skeleton width="74%" height={14} />
          </div>
        </Loading>
      )}
    </Card>
  );
}

function Loaded({ state, portals }: { state: PortalsState; portals: ReturnType<typeof usePortals> }) {
  const { agree } = portals;
  const agreed = state.agreed_at !== null;
  return (
    <div className={classes.body}>
      <h2 className={classes.title}>
        Accounts on employers' sites
        <Badge kind={agreed ? 'brand' : 'outline'}>{agreed ? 'Allowed' : 'Not allowed'}</Badge>
      </h2>
      <Button size="sm" busy={agree.isPending} onClick={() => agree.mutate(!agreed)}>
        {agreed ? 'Make no more' : 'Allow'}
      </Button>
      <div className={classes.about}>
        <p className={classes.text}>
          Some employers take applications only from people with an account on their site.{' '}
          {agreed
            ? 'I make one there for you, under your application address, each with a password of its own. You approve the application first, as always.'
            : 'I prepare those applications and you send them yourself. If you allow it, I make the account: one for each site, under your application address, with a password of its own that is kept encrypted.'}
        </p>
        {state.accounts.length > 0 && (
          <ul className={classes.list} aria-label="Accounts that were made">
            {state.accounts.map((account) => (
              <PortalRow key={account.id} account={account} portals={portals} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
