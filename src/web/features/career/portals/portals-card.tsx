import type { PortalsState } from '#contract/career/hub/portals.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import {
  SettingCard,
  SettingCardBody,
  SettingCardLoading,
  SettingText,
} from '#web/ui/sections/setting-card.tsx';
import { PortalRow } from './portal-row.tsx';
import classes from './portals.module.css';
import { usePortals } from './use-portals.ts';

/** Accounts on employers' own sites: whether any may be made, and those there are. */
export function PortalsCard() {
  const portals = usePortals();
  const { data, isError, error, refetch } = portals.read;
  return (
    <SettingCard label="Accounts on employers' sites">
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
        <SettingCardLoading label="Loading your accounts on employers' sites" />
      )}
    </SettingCard>
  );
}

function Loaded({ state, portals }: { state: PortalsState; portals: ReturnType<typeof usePortals> }) {
  const { agree } = portals;
  const agreed = state.agreed_at !== null;
  return (
    <SettingCardBody
      title="Accounts on employers' sites"
      standing={agreed ? 'Allowed' : 'Not allowed'}
      on={agreed}
      control={
        <Button size="sm" busy={agree.isPending} onClick={() => agree.mutate(!agreed)}>
          {agreed ? 'Make no more' : 'Allow'}
        </Button>
      }
    >
      <SettingText>
        Some employers take applications only from people with an account on their site.{' '}
        {agreed
          ? 'I make one there for you, under your application address, each with a password of its own. You approve the application first, as always.'
          : 'I prepare those applications and you send them yourself. If you allow it, I make the account: one for each site, under your application address, with a password of its own that is kept encrypted.'}
      </SettingText>
      {state.accounts.length > 0 && (
        <ul className={classes.list} aria-label="Accounts that were made">
          {state.accounts.map((account) => (
            <PortalRow key={account.id} account={account} portals={portals} />
          ))}
        </ul>
      )}
    </SettingCardBody>
  );
}
