import { text } from './messages.ts';
import type { Theme } from './theme.ts';

// Each names the theme that `nextTheme` leads to.
const labels: Record<Theme, () => string> = {
  device: () => text('themeDevice'),
  light: () => text('themeLight'),
  dark: () => text('themeDark'),
};

/** What the theme button is called: where you are, and where it leads. */
export const themeLabel = (theme: Theme): string => labels[theme]();
