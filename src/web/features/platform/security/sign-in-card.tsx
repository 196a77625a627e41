import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { ChangeEmail } from './change-email.tsx';
import { text } from './messages.ts';
import { ProviderRow } from './provider-row.tsx';
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';

/** The address the account signs in with, and the providers that open it as well. */
export function SignInCard() {
  const identities = useQuery(api.identities.read.queryOptions());
  const providers = identities.data?.providers.filter(({ linked, offered }) => linked || offered) ?? [];
  return (
    <Card>
      <CardHead title={text('ways')} />
      {identities.isPending && <RowsLoading label={text('waysLoading')} rows={2} />}
      {identities.isError && (
        <CardRow>
          <LoadFailure
            title={text('waysFailed')}
            signIn={text('waysSignIn')}
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
            <p className={classes.meta}>{text('emailAbout')}</p>
          </div>
          <Button onClick={() => setChanging(true)}>{text('emailChange')}</Button>
        </>
      )}
    </CardRow>
  );
}
