import type { PortalsState } from '#contract/career/hub/portals.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import {
  SettingCard,
  SettingCardBody,
  SettingCardLoading,
  SettingText,
} from '#web/ui/sections/setting-card.tsx';
import { text } from './messages.ts';
import { PortalRow } from './portal-row.tsx';
import classes from './portals.module.css';
import { usePortals } from './use-portals.ts';

/** Accounts on employers' own sites: whether any may be made, and those there are. */
export function PortalsCard() {
  const portals = usePortals();
  const { data, isError, error, refetch } = portals.read;
  return (
    <SettingCard label={text('title')}>
      {data ? (
        <Loaded state={data} portals={portals} />
      ) : isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SettingCardLoading label={text('loading')} />
      )}
    </SettingCard>
  );
}

function Loaded({ state, portals }: { state: PortalsState; portals: ReturnType<typeof usePortals> }) {
  const { agree } = portals;
  const agreed = state.agreed_at !== null;
  return (
    <SettingCardBody
      title={text('title')}
      standing={agreed ? text('allowed') : text('notAllowed')}
      on={agreed}
      control={
        <Button size="sm" busy={agree.isPending} onClick={() => agree.mutate(!agreed)}>
          {agreed ? text('disallow') : text('allow')}
        </Button>
      }
    >
      <SettingText>
        {text('whatItIs')} {agreed ? text('whatIsDone') : text('whatWouldBeDone')}
      </SettingText>
      {state.accounts.length > 0 && (
        <ul className={classes.list} aria-label={text('accounts')}>
          {state.accounts.map((account) => (
            <PortalRow key={account.id} account={account} portals={portals} />
          ))}
        </ul>
      )}
    </SettingCardBody>
  );
}
