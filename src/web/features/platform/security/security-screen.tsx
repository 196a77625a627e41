import { useState } from 'react';
import { client, sentenceOf } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { ChangePassword } from './change-password.tsx';
import classes from './security.module.css';

/** The password and the sign-ins of this account. */
export function SecurityScreen() {
  return (
    <>
      <ScreenHead title="Security" lead="Who can open your account, and how." />
      <div className={classes.screen}>
        <Card>
          <CardHead title="Password" />
          <CardRow>
            <ChangePassword />
          </CardRow>
        </Card>
        <SignIns />
        <p className={classes.later}>
          Passkeys, the list of your sessions and the sign-in history come next.
        </p>
      </div>
    </>
  );
}

function SignIns() {
  const { signOut } = useSession();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const everywhere = async () => {
    setBusy(true);
    setFailure('');
    try {
      await client.accounts.signOut({ everywhere: true });
      toast({ message: 'You are signed out everywhere.' });
      await signOut();
    } catch (error) {
      const otherwise = 'The server did not answer. Nobody was signed out; please try again.';
      setFailure(sentenceOf(error, otherwise));
      setAsking(false);
      setBusy(false);
    }
  };
  return (
    <Card>
      <CardHead title="Sign-ins" />
      {failure !== '' && (
        <CardRow>
          <Banner>{failure}</Banner>
        </CardRow>
      )}
      <CardRow className={classes.row}>
        <div>
          <b className={classes.name}>This device</b>
          <p className={classes.text}>Ends the sign-in of this browser. Your agent goes on.</p>
        </div>
        <Button onClick={() => void signOut()}>Sign out</Button>
      </CardRow>
      <CardRow className={classes.row}>
        <div>
          <b className={classes.name}>Every device</b>
          <p className={classes.text}>
            Ends every sign-in of this account, here as well. Use it when a device is lost.
          </p>
        </div>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </CardRow>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        action="Sign out everywhere"
        busy={busy}
        onConfirm={() => void everywhere()}
      >
        Every browser and phone must log in again, this one too. Your campaigns, applications and documents
        stay.
      </ConfirmDialog>
    </Card>
  );
}
