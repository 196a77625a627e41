import { useState } from 'react';

/**
 * Whether what a screen's cards show has come once, or failed to; a later reload does not take it back. Cards that come together
 * don't push each other down under the reader's eyes.
 *
 * @param waiting whether any of it is still being read for the first time
 */
export function useArrived(waiting: boolean): boolean {
  const [arrived, setArrived] = useState(!waiting);
  if (!waiting && !arrived) setArrived(true);
  return arrived || !waiting;
}
