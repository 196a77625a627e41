import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { Tracked } from '#contract/career/tracker.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { client } from '#web/api/client.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';
import { useKept } from './use-kept.ts';

interface EndingProps {
  application: ApplicationDetail;
  tracked: Tracked;
}

/** Withdrawing, taking that back, and deleting what the person added. */
export function Ending({ application, tracked }: EndingProps) {
  const { id, state } = application;
  const toast = useToast();
  const onRefused = (message: string) => toast({ kind: 'problem', message });
  const back = useKept(() => client.tracker.unwithdraw({ id }), { onRefused });
  const sent = hasArrived(state);
  if (!tracked.can_withdraw && !tracked.can_remove && tracked.withdrawn_at === null) return null;
  return (
    <section className={classes.ending} aria-label={text('endingLabel')}>
      {tracked.withdrawn_at !== null && (
        <>
          <p className={classes.quiet}>{text('withdrawn')}</p>
          <Button size="sm" busy={back.busy} onClick={() => back.run(undefined)}>
            {text('takeBack')}
          </Button>
        </>
      )}
      {tracked.can_withdraw && (
        <Withdraw id={id} sent={sent} onUndo={sent ? () => back.run(undefined) : undefined} />
      )}
      {tracked.can_remove && <Remove id={id} />}
    </section>
  );
}

interface WithdrawProps {
  id: string;
  sent: boolean;
  onUndo: (() => void) | undefined;
}

function Withdraw({ id, sent, onUndo }: WithdrawProps) {
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const withdraw = useKept(() => client.tracker.withdraw({ id }), {
    onDone: () => {
      setAsked(false);
      toast({ message: text('isWithdrawn'), ...(onUndo ? { undo: onUndo } : {}) });
    },
    onRefused: (message) => {
      setAsked(false);
      toast({ kind: 'problem', message });
    },
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {text('withdrawIt')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text('withdrawConfirm')}
        action={text('withdraw')}
        busy={withdraw.busy}
        onConfirm={() => withdraw.run(undefined)}
      >
        {sent ? text('withdrawSentMeans') : text('withdrawUnsentMeans')}
      </ConfirmDialog>
    </>
  );
}

function Remove({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useKept(
    async () => {
      await client.tracker.remove({ id });
      // Before anything is read again: this page's own application is gone.
      await navigate(careerPaths.jobTracker, { replace: true });
      toast({ message: text('jobDeleted') });
    },
    {
      onRefused: (message) => {
        setAsked(false);
        toast({ kind: 'problem', message });
      },
    },
  );
  return (
    <>
      <Button size="sm" kind="quiet" onClick={() => setAsked(true)}>
        {text('deleteJob')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text('deleteJobConfirm')}
        action={text('delete')}
        busy={remove.busy}
        onConfirm={() => remove.run(undefined)}
      >
        {text('deleteJobMeans')}
      </ConfirmDialog>
    </>
  );
}
