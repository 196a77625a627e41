import { Check, CircleAlert } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { text } from './messages.ts';
import classes from './toast-list.module.css';

export interface ToastMessage {
  message: string;
  /** Offers to take it back for as long as the toast stays. */
  undo?: (() => void) | undefined;
  /** A word for that button other than "Undo". */
  undoLabel?: string | undefined;
  kind?: 'done' | 'problem' | undefined;
}

/** How long a toast, and with it the undo, stays: milliseconds. */
const stay = 8000;

interface ToastListProps {
  toasts: readonly (ToastMessage & { id: number })[];
  onClose: (id: number) => void;
}

/** The toasts that are up, each announced as it comes. */
export function ToastList({ toasts, onClose }: ToastListProps) {
  return (
    <Radix.Provider duration={stay} label={text('message')}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport className={classes.viewport} label={text('place', { key: 'F8' })} />
    </Radix.Provider>
  );
}

function OneToast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const problem = toast.kind === 'problem';
  const Icon = problem ? CircleAlert : Check;
  const undoLabel = toast.undoLabel ?? text('undo');
  return (
    <Radix.Root
      className={classes.toast}
      type={problem ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
    >
      {toast.undo === undefined && <Icon aria-hidden />}
      <Radix.Description className={classes.text}>{toast.message}</Radix.Description>
      {toast.undo !== undefined && (
        <Radix.Action
          className={classes.undo}
          altText={text('actionOn', { action: undoLabel, message: toast.message })}
          onClick={toast.undo}
        >
          {undoLabel}
        </Radix.Action>
      )}
    </Radix.Root>
  );
}
