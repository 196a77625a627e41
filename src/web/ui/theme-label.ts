import { nextTheme, type Theme } from './theme.ts';

const names: Record<Theme, string> = { device: 'as the device', light: 'light', dark: 'dark' };

/** What the theme button is called: where you are, and where it leads. */
export function themeLabel(theme: Theme): string {
  return `Theme: ${names[theme]}. Switch to ${names[nextTheme(theme)]}`;
}
