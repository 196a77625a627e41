import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/actions/button.tsx';
import { applyTheme, currentTheme, nextTheme, onThemeChange, type Theme } from './theme.ts';
import { themeLabel } from './theme-label.ts';

const icons = { device: Monitor, light: Sun, dark: Moon };

/** The theme on the page, kept current wherever it is changed. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'device');
}

/** One button through the three themes; its name says where you are and where it leads. */
export function ThemeToggle() {
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <IconButton label={themeLabel(theme)} onClick={() => applyTheme(nextTheme(theme))}>
      <Icon />
    </IconButton>
  );
}
