/** What the person chose; the device decides unless they said otherwise. */
export type Theme = 'device' | 'light' | 'dark';

const order: readonly Theme[] = ['device', 'light', 'dark'];
const storageKey = 'theme';
const listeners = new Set<() => void>();

/** The theme a stored word stands for; anything unknown leaves it to the device. */
export function parseTheme(stored: string | null | undefined): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** The theme one press of the toggle leads to: device, light, dark, device … */
export function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'device';
}

/** The theme on the page now, which the script in the head has already read from storage. */
export function currentTheme(): Theme {
  return typeof document === 'undefined' ? 'device' : parseTheme(document.documentElement.dataset.theme);
}

/** Puts a theme on the page and keeps it for the next visit; without storage it lasts for this page. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'device') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const tell of listeners) tell();
  try {
    if (theme === 'device') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    return;
  }
}

/** Calls `tell` after every change of the theme on this page; the answer ends that. */
export function onThemeChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
