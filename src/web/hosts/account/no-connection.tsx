import { PageTitle } from '#web/shell/page-title.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import classes from '#web/shell/errors/errors.module.css';
import { text } from './messages.ts';

/** The app was opened without a connection, and knows nobody. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.page}>
      <PageTitle title={text('offlinePage')} />
      <Logo size={28} />
      <h1 className={classes.title}>{text('offlineTitle')}</h1>
      <p className={classes.text}>{text('offlineText')}</p>
      <Button kind="primary" onClick={onRetry}>
        {text('retry')}
      </Button>
    </main>
  );
}
