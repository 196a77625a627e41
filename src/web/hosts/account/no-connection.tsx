import { PageTitle } from '#web/shell/page-title.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import classes from '#web/shell/errors/errors.module.css';

/** The app was opened without a connection, and knows nobody. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.page}>
      <PageTitle title="No connection" />
      <Logo size={28} />
      <h1 className={classes.title}>I can't reach the server</h1>
      <p className={classes.text}>Your sign-in is kept on this device. Nothing is lost.</p>
      <Button kind="primary" onClick={onRetry}>
        Retry
      </Button>
    </main>
  );
}
