/** What the process knows of its own end: nothing new is begun then, and what must not be cut off is waited for. */
export interface Stopping {
  /** Whether the process was asked to stop. */
  begun: () => boolean;
  /** From now on it is. */
  begin: () => void;
  /** Makes the stop wait, from an attempt's arming until its books are closed; answers the function that lets go. */
  hold(): () => void;
  /** Whether something makes it wait. */
  held: () => boolean;
}

/** A process that nobody has asked to stop. */
export function createStopping(): Stopping {
  let begun = false;
  const holds = new Set<symbol>();
  return {
    begun: () => begun,
    begin: () => {
      begun = true;
    },
    hold: () => {
      const own = Symbol('hold');
      holds.add(own);
      return () => void holds.delete(own);
    },
    held: () => holds.size > 0,
  };
}
