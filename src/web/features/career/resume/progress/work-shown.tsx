import { useState } from 'react';
import type { ReactNode } from 'react';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import classes from './work-shown.module.css';

interface WorkProps {
  /** What is being done, e.g. "Analyzing your document...". */
  title: string;
  /** Each step in words, in order. */
  steps: readonly string[];
  /** Index of the step that is under way. */
  at: number;
  onCancel: () => void;
  /** Beside the step, e.g. how much of the file was sent. */
  note?: string;
}

/** Long work over the screen, or aside: then it goes on and is told of in a line where it was begun. Only "Cancel" stops it. */
export function useWorkShown(work: WorkProps | null): { overlay: ReactNode; aside: ReactNode } {
  const [isAside, setAside] = useState(false);
  if (work === null) {
    // The next work begins over the screen again.
    if (isAside) setAside(false);
    return { overlay: null, aside: null };
  }
  return isAside
    ? { overlay: null, aside: <WorkingLine {...work} onShow={() => setAside(false)} /> }
    : { overlay: <WorkingOverlay {...work} onHide={() => setAside(true)} />, aside: null };
}

function Step({ steps, at, note = '' }: Pick<WorkProps, 'steps' | 'at' | 'note'>) {
  return (
    <>
      <Trail form="count" done={at} of={steps.length} now width={132} decorative />
      <p role="status">{steps[at]}</p>
      {note !== '' && <span className={classes.note}>{note}</span>}
    </>
  );
}

function WorkingOverlay({ title, onCancel, onHide, ...step }: WorkProps & { onHide: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onHide()}
      title={title}
      footer={
        <>
          <span className={classes.note}>{text('leave')}</span>
          <Button onClick={onCancel}>{action('cancel')}</Button>
        </>
      }
    >
      <div className={classes.steps}>
        <Step {...step} />
      </div>
    </Dialog>
  );
}

function WorkingLine({ title, onCancel, onShow, ...step }: WorkProps & { onShow: () => void }) {
  return (
    <section className={classes.line} aria-label={title}>
      <Step {...step} />
      <div className={classes.actions}>
        <Button size="sm" onClick={onShow}>
          {text('show')}
        </Button>
        <Button size="sm" kind="quiet" onClick={onCancel}>
          {action('cancel')}
        </Button>
      </div>
    </section>
  );
}
