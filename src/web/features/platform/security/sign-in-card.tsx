import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ProviderRow } from './provider-row.tsx';
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';

/** The address the account signs in with, and the providers that open it as well. */
export function SignInCard() {
  const identities = useQuery(api.identities.read.queryOptions());
  const providers = identities.data?.providers.filter(({ linked, offered }) => linked || offered) ?? [];
  return (
    <Card>
      <CardHead title="How you log in" />
      {identities.isPending && <RowsLoading label="Loading how you log in" rows={2} />}
      {identities.isError && (
        <CardRow>
          <LoadFailure
            title="I could not load how you log in."
            signIn="Please log in to view how you log in."
            error={identities.error}
            onRetry={() => void identities.refetch()}
          />
        </CardRow>
      )}
      {identities.data && <Address email={identities.data.email} />}
      {providers.length > 0 && (
        <ul role="list">
          {providers.map((one) => (
            <ProviderRow key={one.provider} identity={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Address({ email }: { email: string }) {
  const [changing, setChanging] = useState(false);
  return (
    <CardRow className={classes.row}>
      {changing ? (
        <ChangeEmail onClose={() => setChanging(false)} />
      ) : (
        <>
          <div>
            <p className={classes.named}>{email}</p>
            <p className={classes.meta}>Your sign-in address. Codes and notices go there too.</p>
          </div>
          <Button onClick={() => setChanging(true)}>Change address</Button>
        </>
      )}
    </CardRow>
  );
}
