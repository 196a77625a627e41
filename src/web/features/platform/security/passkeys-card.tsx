import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { knowsPasskeys } from '#web/shell/auth/passkey.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { text } from './messages.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';

/** The passkeys of the account; adding and removing one asks first who is there. */
export function PasskeysCard() {
  const [adding, setAdding] = useState(false);
  const passkeys = useQuery(api.passkeys.list.queryOptions());
  return (
    <Card>
      <CardHead title={text('passkeys')} />
      <CardRow className={classes.row}>
        <p className={classes.text}>{text('passkeysAbout')}</p>
        {!adding && knowsPasskeys() && (
          <Button onClick={() => setAdding(true)}>
            <KeyRound aria-hidden />
            {text('passkeyAdd')}
          </Button>
        )}
      </CardRow>
      {!knowsPasskeys() && <CardRow className={classes.text}>{text('passkeysUnknown')}</CardRow>}
      {adding && (
        <CardRow>
          <AddPasskey onClose={() => setAdding(false)} />
        </CardRow>
      )}
      {passkeys.isPending && <RowsLoading label={text('passkeysLoading')} rows={1} />}
      {passkeys.isError && (
        <CardRow>
          <LoadFailure
            title={text('passkeysFailed')}
            signIn={text('passkeysSignIn')}
            error={passkeys.error}
            onRetry={() => void passkeys.refetch()}
          />
        </CardRow>
      )}
      {passkeys.data?.length === 0 && !adding && (
        <CardRow className={classes.meta}>{text('passkeysNone')}</CardRow>
      )}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul role="list">
          {passkeys.data.map((one) => (
            <PasskeyRow key={one.id} passkey={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}
