import { use, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PlacesContext, shortcutFor } from './navigation.ts';

/** How long a `g` waits for its letter, in milliseconds. */
const patience = 1200;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.closest('[role=dialog]') !== null)
  );
}

/** `/` leads to the search box, `g` and a letter to a screen; never while something is being typed. */
export function useShortcuts(search: React.RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate();
  const places = use(PlacesContext);
  useEffect(() => {
    let pressedG = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const meant = shortcutFor(places, event.key, event.timeStamp - pressedG < patience);
      pressedG = meant === 'g' ? event.timeStamp : -Infinity;
      if (meant === undefined || meant === 'g') return;
      event.preventDefault();
      if (meant === 'search') search.current?.focus();
      else void navigate(meant.go);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, places, search]);
}
