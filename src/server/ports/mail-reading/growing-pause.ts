/** Pauses that double from `first` to `longest`, in milliseconds: each call answers the next. */
export function growingPause(first: number, longest: number): () => number {
  let next = first;
  return () => {
    const pause = next;
    next = Math.min(longest, next * 2);
    return pause;
  };
}
