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
    <section className={classes.ending} aria-label="Ending it">
      {tracked.withdrawn_at !== null && (
        <>
          <p className={classes.quiet}>You withdrew it. The employer hears of it only from you.</p>
          <Button size="sm" busy={back.busy} onClick={() => back.run(undefined)}>
            Take the withdrawal back
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
      toast({ message: 'You withdrew this application.', ...(onUndo ? { undo: onUndo } : {}) });
    },
    onRefused: (message) => {
      setAsked(false);
      toast({ kind: 'problem', message });
    },
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        Withdraw it
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Withdraw this application?"
        action="Withdraw"
        busy={withdraw.busy}
        onConfirm={() => withdraw.run(undefined)}
      >
        {sent
          ? 'I mark it as withdrawn and it stays in your tracker. I cannot take back what the employer has, so write to them.'
          : 'Nothing of it is sent any more, and I do not apply to this job again.'}
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
      toast({ message: 'The job is deleted.' });
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
        Delete it from the tracker
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete this job?"
        action="Delete"
        busy={remove.busy}
        onConfirm={() => remove.run(undefined)}
      >
        You added it yourself. Its trail, notes and reminder go with it, and I may find and propose the job
        again.
      </ConfirmDialog>
    </>
  );
}
