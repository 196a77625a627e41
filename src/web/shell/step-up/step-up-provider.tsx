import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { AskToConfirmContext } from './step-up.ts';

// Asked for rarely, so not part of every first visit.
const StepUpDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

/** Gives every screen below it `useStepUp`, and holds the one dialog it asks with. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  const answer = useRef<((confirmed: boolean) => void) | null>(null);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current?.(false);
        answer.current = resolve;
        setAsking(true);
      }),
    [],
  );
  const settle = (confirmed: boolean) => {
    setAsking(false);
    answer.current?.(confirmed);
    answer.current = null;
  };
  return (
    <AskToConfirmContext value={ask}>
      {children}
      {asking && (
        <Suspense>
          <StepUpDialog onSettled={settle} />
        </Suspense>
      )}
    </AskToConfirmContext>
  );
}
