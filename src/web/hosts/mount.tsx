import '#web/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** Puts a host's router on its page. */
export function mount(router: ReturnType<typeof createBrowserRouter>): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
