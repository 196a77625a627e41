import { useQuery } from '@tanstack/react-query';
import { CircleAlert, LogIn } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';
import { signInWords } from './sign-in-words.ts';

const SHOWN_FIRST = 8;

/** Every sign-in and every refused one, the newest first. */
export function HistoryCard() {
  const { nowMs, timeZone } = usePersonClock();
  const [all, setAll] = useState(false);
  const history = useQuery(api.security.history.queryOptions());
  const past = history.data ?? [];
  const shown = all ? past : past.slice(0, SHOWN_FIRST);
  return (
    <Card>
      <CardHead title={text('history')}>
        <span className={classes.meta}>{text('historyKept')}</span>
      </CardHead>
      {history.isPending && <RowsLoading label={text('historyLoading')} rows={3} />}
      {history.isError && (
        <CardRow>
          <LoadFailure
            title={text('historyFailed')}
            signIn={text('historySignIn')}
            error={history.error}
            onRetry={() => void history.refetch()}
          />
        </CardRow>
      )}
      {history.data?.length === 0 && <CardRow className={classes.text}>{text('historyNone')}</CardRow>}
      {shown.length > 0 && (
        <ul role="list">
          {shown.map(({ id, at, device, method, outcome, new_device: isNew }) => {
            const Icon = outcome === 'refused' ? CircleAlert : LogIn;
            return (
              <li key={id} className={classes.past}>
                <Icon aria-hidden className={outcome === 'refused' ? classes.refused : classes.icon} />
                <div>
                  <p className={classes.named}>
                    {signInWords(method, outcome)}
                    {isNew && <Badge>{text('newDevice')}</Badge>}
                  </p>
                  <p className={classes.meta}>{device}</p>
                </div>
                <time className={classes.time} dateTime={at}>
                  {momentWords(at, nowMs, timeZone)}
                </time>
              </li>
            );
          })}
        </ul>
      )}
      {!all && past.length > SHOWN_FIRST && (
        <CardRow>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {text('historyAll', { count: past.length })}
          </Button>
        </CardRow>
      )}
    </Card>
  );
}
