import { createContext, use } from 'react';
import { codeOf } from '#web/api/failure.ts';

/** What became of a guarded call: its answer, or that the person did not confirm and nothing was done. */
export type Guarded<T> = { confirmed: true; value: T } | { confirmed: false };
/** Asks the person to prove themselves again; true when they did. */
export type AskToConfirm = () => Promise<boolean>;

export const AskToConfirmContext = createContext<AskToConfirm>(() => Promise.resolve(false));

/** Runs a call; when the server wants to know again who is there, asks and runs it once more. Other failures are thrown. */
export async function runGuarded<T>(ask: AskToConfirm, call: () => Promise<T>): Promise<Guarded<T>> {
  try {
    return { confirmed: true, value: await call() };
  } catch (error) {
    if (codeOf(error) !== 'step_up_required') throw error;
  }
  if (!(await ask())) return { confirmed: false };
  return { confirmed: true, value: await call() };
}

/** For calls that the contract guards: `const guarded = useStepUp(); const reply = await guarded(() => client.…)`. */
export function useStepUp(): <T>(call: () => Promise<T>) => Promise<Guarded<T>> {
  const ask = use(AskToConfirmContext);
  return (call) => runGuarded(ask, call);
}
