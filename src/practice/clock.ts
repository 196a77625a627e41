/** The world's own clock: real time plus an offset that control may move. */
export type Clock = {
  /** Milliseconds since 1970, in the world's time. */
  now: () => number;
  offset: () => number;
  set: (now: number) => void;
  advance: (milliseconds: number) => void;
};

export function createClock(offset: number): Clock {
  let current = offset;
  return {
    now: () => Date.now() + current,
    offset: () => current,
    set: (now) => {
      current = now - Date.now();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
