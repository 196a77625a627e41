import { Dialog } from '#web/ui/actions/dialog.tsx';
import { FactList } from './fact-list.tsx';
import { text } from './messages.ts';

interface FactsDialogProps {
  factIds: readonly string[];
  onClose: () => void;
}

/** The facts a value or a claim rests on, each with its place. */
export function FactsDialog({ factIds, onClose }: FactsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('title')}
      description={text('whatItIs')}
    >
      <FactList factIds={factIds} onFollow={onClose} />
    </Dialog>
  );
}
