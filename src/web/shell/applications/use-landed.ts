import { useState } from 'react';
import type { ApplicationState } from '#contract/career/applications.ts';
import { trailOf } from '#engines/pipeline/index.ts';

/** Index of the step that the server's last word has brought; undefined until something happens while it is watched. */
export function useLanded(state: ApplicationState): number | undefined {
  const [seen, setSeen] = useState<{ state: ApplicationState; landed: number | undefined }>({
    state,
    landed: undefined,
  });
  if (seen.state !== state) {
    const landed = trailOf(state).findLastIndex((step) => step.look !== 'ahead');
    setSeen({ state, landed });
  }
  return seen.landed;
}
