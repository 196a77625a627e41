import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import classes from './working-overlay.module.css';

interface WorkingOverlayProps {
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

/** Long work over the screen: what is done, which step the server has come to, and a way out. */
export function WorkingOverlay({ title, steps, at, onCancel, note = '' }: WorkingOverlayProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      footer={
        <>
          <span className={classes.note}>{text('leave')}</span>
          <Button onClick={onCancel}>{action('cancel')}</Button>
        </>
      }
    >
      <div className={classes.steps}>
        <Trail form="count" done={at} of={steps.length} now width={132} decorative />
        <p role="status">{steps[at]}</p>
        {note !== '' && <span className={classes.note}>{note}</span>}
      </div>
    </Dialog>
  );
}
