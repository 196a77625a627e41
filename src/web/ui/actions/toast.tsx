import { Check, CircleAlert } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import classes from './toast.module.css';

export interface ToastMessage {
  message: string;
  /** Offers to take it back for as long as the toast stays. */
  undo?: (() => void) | undefined;
  /** A word for that button other than "Undo". */
  undoLabel?: string | undefined;
  kind?: 'done' | 'problem' | undefined;
}

type Shown = ToastMessage & { id: number };

/** How long a toast, and with it the undo, stays: milliseconds. */
const stay = 8000;

const ShowToast = createContext<(toast: ToastMessage) => void>(() => undefined);

/** Gives every screen below it `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const show = useCallback((toast: ToastMessage) => {
    setToasts((now) => [...now.slice(-2), { ...toast, id: (now.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const remove = (id: number) => setToasts((now) => now.filter((toast) => toast.id !== id));
  return (
    <ShowToast value={show}>
      <Radix.Provider duration={stay} label="Message">
        {children}
        {toasts.map((toast) => (
          <OneToast key={toast.id} toast={toast} onClose={() => remove(toast.id)} />
        ))}
        <Radix.Viewport className={classes.viewport} />
      </Radix.Provider>
    </ShowToast>
  );
}

function OneToast({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const problem = toast.kind === 'problem';
  const Icon = problem ? CircleAlert : Check;
  const undoLabel = toast.undoLabel ?? 'Undo';
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
          altText={`${undoLabel}: ${toast.message}`}
          onClick={toast.undo}
        >
          {undoLabel}
        </Radix.Action>
      )}
    </Radix.Root>
  );
}

/** Shows a message that stays eight seconds, with an undo where it is cheap. */
export function useToast(): (toast: ToastMessage) => void {
  return use(ShowToast);
}
