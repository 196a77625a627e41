import type { ApplicationDetail } from '#contract/career/applications.ts';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { offlineWords } from './action-bar.tsx';
import classes from './decide.module.css';
import { text } from './messages.ts';
import type { useDecision } from './use-decision.ts';

interface RevokeProps {
  application: ApplicationDetail;
  decision: ReturnType<typeof useDecision>;
}

/** Undoes an approval while the application is not sent yet; says so in its place when it is too late. */
export function RevokeApproval({ application, decision }: RevokeProps) {
  const { revoke, busy, failure } = decision;
  const offline = useOffline();
  const isOpen = application.state === 'approved' || application.state === 'sending';
  if (!isOpen && failure === '') return null;
  return (
    <div className={classes.revoke}>
      {failure !== '' && <Banner>{failure}</Banner>}
      {isOpen && (
        <>
          <Button
            disabled={offline}
            busy={busy}
            // It is there while the approval itself still settles, which is not being stopped.
            busyLabel={revoke.isPending ? text('revoking') : undefined}
            onClick={() => revoke.mutate()}
          >
            {text('revoke')}
          </Button>
          <p>{offline ? offlineWords() : text('revokeHint')}</p>
        </>
      )}
    </div>
  );
}
