import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import type { ToastMessage } from './toasts/toast-list.tsx';

type Shown = ToastMessage & { id: number };

// Nobody's first sight: loaded with the first message, and kept from then on so that later ones are announced.
const ToastList = lazy(async () => ({ default: (await import('./toasts/toast-list.tsx')).ToastList }));

const ShowToast = createContext<(toast: ToastMessage) => void>(() => undefined);

/** Gives every screen below it `useToast`. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [ever, setEver] = useState(false);
  const show = useCallback((toast: ToastMessage) => {
    setEver(true);
    setToasts((now) => [...now.slice(-2), { ...toast, id: (now.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const remove = (id: number) => setToasts((now) => now.filter((toast) => toast.id !== id));
  return (
    <ShowToast value={show}>
      {children}
      {ever && (
        <Suspense>
          <ToastList toasts={toasts} onClose={remove} />
        </Suspense>
      )}
    </ShowToast>
  );
}

/** Shows a message that stays eight seconds, with an undo where it is cheap. */
export function useToast(): (toast: ToastMessage) => void {
  return use(ShowToast);
}
