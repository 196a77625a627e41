import { applyTheme, currentTheme, nextTheme, onThemeChange } from '#web/ui/theme.ts';
import { themeLabel } from '#web/ui/theme-label.ts';

/** Makes the page's theme buttons lead through the three themes, and say where they are. */
export function followTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]');
  const name = () => {
    for (const button of buttons) {
      button.ariaLabel = themeLabel(currentTheme());
      button.title = themeLabel(currentTheme());
    }
  };
  for (const button of buttons) button.addEventListener('click', () => applyTheme(nextTheme(currentTheme())));
  onThemeChange(name);
  name();
}
