import '#web/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Puts what a host shows on its page, in the place of the first look that the page may have come with. */
export function draw(shown: ReactNode): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no element with the id root.');
  root.removeAttribute('inert');
  root.removeAttribute('data-first-look');
  // As a transition it is drawn in small pieces, between which the page stays able to answer.
  startTransition(() => createRoot(root).render(<StrictMode>{shown}</StrictMode>));
}
