import { useQueries } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { useArrived } from '#web/shell/use-arrived.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading } from '#web/ui/display/states.tsx';
import { ChangePassword } from './change-password.tsx';
import { HistoryCard } from './history-card.tsx';
import { text } from './messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The cards that wait for the server, with the rows most people see in them. */
const arriving = (): [title: string, rows: number][] => [
  [text('ways'), 2],
  [text('passkeys'), 2],
  [text('sessions'), 2],
  [text('history'), 3],
];

/** Who can open this account, and how: address, providers, password, passkeys, sessions, history. */
export function SecurityScreen() {
  const arrived = useArrived(useWaiting());
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')} />
      <div className={classes.columns}>
        {arrived ? <Cards /> : <Arriving />}
        <aside className={classes.aside} aria-labelledby="security-promises">
          <h2 id="security-promises" className={classes.asideTitle}>
            {text('promisesTitle')}
          </h2>
          <p className={classes.promise}>{text('promiseNewDevice')}</p>
          <p className={classes.promise}>{text('promiseStepUp')}</p>
          <p className={classes.promise}>{text('promiseEnding')}</p>
          <p className={classes.promise}>{text('promisePassword')}</p>
        </aside>
      </div>
    </>
  );
}

/** Whether anything the cards show is still being read for the first time. */
const useWaiting = () =>
  useQueries({
    queries: [
      api.identities.read.queryOptions(),
      api.passkeys.list.queryOptions(),
      api.security.sessions.queryOptions(),
      api.security.history.queryOptions(),
    ],
    combine: (queries) => queries.some(({ isPending }) => isPending),
  });

function Cards() {
  return (
    <div className={classes.main}>
      <SignInCard />
      <Card>
        <CardHead title={text('password')} />
        <CardRow>
          <ChangePassword />
        </CardRow>
      </Card>
      <PasskeysCard />
      <SessionsCard />
      <HistoryCard />
    </div>
  );
}

function Arriving() {
  return (
    <Loading label={text('loading')}>
      <div className={classes.main}>
        {arriving().map(([title, rows]) => (
          <Card key={title}>
            <CardHead title={title} />
            <RowsLoading label={title} rows={rows} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
