import { applyTheme, currentTheme, nextTheme, onThemeChange } from '#web/ui/theme.ts';

/** Makes the page's theme buttons lead through the three themes, and say where they are, in the names that stand at them. */
export function followTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]');
  const name = () => {
    for (const button of buttons) {
      const label = button.dataset[currentTheme()] ?? '';
      button.ariaLabel = label;
      button.title = label;
    }
  };
  for (const button of buttons) button.addEventListener('click', () => applyTheme(nextTheme(currentTheme())));
  onThemeChange(name);
  name();
}
