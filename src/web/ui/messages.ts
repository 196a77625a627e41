import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A tool with the keys that do the same.
  withKeys: '{label} ({keys})',

  // The button that leads from one theme to the next: where the page is, and where it leads.
  themeDevice: 'Theme: same as device. Switch to light',
  themeLight: 'Theme: light. Switch to dark',
  themeDark: 'Theme: dark. Switch to same as device',
});
