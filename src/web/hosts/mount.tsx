import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beginPageLocale } from '#web/text/page-locale.ts';
import { draw } from './draw.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Waits for the code of the first screen, so that the first look in its place is not cleared for nothing. */
async function untilReady(router: Router): Promise<void> {
  if (router.state.initialized) return;
  const ready = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && ready.resolve());
  await ready.promise;
  stop();
}

/** Puts a host's router on its page. */
export async function mount(router: Router): Promise<void> {
  await beginPageLocale();
  await untilReady(router);
  draw(<RouterProvider router={router} />);
}
