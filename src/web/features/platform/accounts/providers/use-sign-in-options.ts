import { useEffect, useState } from 'react';
import { visitor } from '#web/api/visitor/visitor.ts';

type Options = Awaited<ReturnType<typeof visitor.accounts.signInOptions>>;

let asked: Promise<Options> | undefined;

/** Which providers this server has: asked once, and again where there was no answer. */
function whenKnown(): Promise<Options> {
  asked ??= visitor.accounts.signInOptions().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** Which providers this server has; none until it told. `whenKnown` waits for its answer, for a press that came before. */
export function useSignInOptions() {
  const [options, setOptions] = useState<Options>();
  useEffect(() => {
    whenKnown().then(setOptions, () => undefined);
  }, []);
  return {
    googleClientId: options?.google_client_id ?? null,
    linkedIn: options?.linkedin ?? false,
    whenKnown,
  };
}
