/** How long nothing was fetched on a page that rests, in milliseconds. */
const REST_MS = 10_000;

/** Has the browser choose the moment; Safari knows no such thing, and there it is at once. */
const whenIdle = (then: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else then();
};

/** Calls back once, when the page has fetched nothing for ten seconds and has nothing else to do. What it returns takes that back. */
export function whenAtRest(then: () => void): () => void {
  let forgotten = false;
  const rested = () => {
    fetched.disconnect();
    whenIdle(() => forgotten || then());
  };
  let timer = setTimeout(rested, REST_MS);
  const fetched = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(rested, REST_MS);
  });
  fetched.observe({ type: 'resource' });
  return () => {
    forgotten = true;
    clearTimeout(timer);
    fetched.disconnect();
  };
}
