import { Dialog } from '#web/ui/actions/dialog.tsx';
import { FactList } from './fact-list.tsx';

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
      title="Where this comes from"
      description="Nothing I write is invented: each statement rests on these facts."
    >
      <FactList factIds={factIds} onFollow={onClose} />
    </Dialog>
  );
}
