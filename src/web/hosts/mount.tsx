import '#web/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits for the code of the first screen, so that the first look in its place is not cleared for nothing. */
async function untilReady(router: Router): Promise<void> {
  if (router.state.initialized) return;
  const ready = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && ready.resolve());
  await ready.promise;
  stop();
}

/** Puts a host's router on its page, in the place of the first look that the page may have come with. */
export async function mount(router: Router): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no element with the id root.');
  await untilReady(router);
  root.removeAttribute('inert');
  root.removeAttribute('data-first-look');
  // As a transition it is drawn in small pieces, between which the page stays able to answer.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
