import { text } from './messages.ts';

/** A shortcut as this device's keyboard names it: "Mod+B" is "Ctrl+B", or "⌘B" on a Mac. */
export function keysOf(shortcut: string): string {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  if (!isMac) return shortcut.replace('Mod', text('keyControl')).replace('Shift', text('keyShift'));
  return shortcut.replace('Mod', '⌘').replace('Shift', '⇧').replaceAll('+', '');
}
