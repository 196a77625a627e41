import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { ChangePassword } from './change-password.tsx';
import { HistoryCard } from './history-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import classes from './security.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Who can open this account, and how: address, providers, password, passkeys, sessions, history. */
export function SecurityScreen() {
  return (
    <>
      <ScreenHead title="Security" lead="Who can open your account, and how." />
      <div className={classes.columns}>
        <div className={classes.main}>
          <SignInCard />
          <Card>
            <CardHead title="Password" />
            <CardRow>
              <ChangePassword />
            </CardRow>
          </Card>
          <PasskeysCard />
          <SessionsCard />
          <HistoryCard />
        </div>
        <aside className={classes.aside} aria-labelledby="security-promises">
          <h2 id="security-promises" className={classes.asideTitle}>
            What I watch for you
          </h2>
          <p className={classes.promise}>
            A sign-in from a device I don't know is told to you by mail, at once.
          </p>
          <p className={classes.promise}>
            Before an export, a deletion, or a change of how you log in I ask again who is there.
          </p>
          <p className={classes.promise}>
            A sign-in ends after 14 days without use, and after 30 days in any case.
          </p>
          <p className={classes.promise}>I never ask for your password by mail or on the phone.</p>
        </aside>
      </div>
    </>
  );
}
