import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '#web/ui/actions/button.tsx';
import { applyTheme, currentTheme, nextTheme, onThemeChange, type Theme } from './theme.ts';

const names: Record<Theme, string> = { device: 'as the device', light: 'light', dark: 'dark' };
const icons = { device: Monitor, light: Sun, dark: Moon };

/** The theme on the page, kept current wherever it is changed. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'device');
}

/** One button through the three themes; its name says where you are and where it leads. */
export function ThemeToggle() {
  const theme = useTheme();
  const next = nextTheme(theme);
  const Icon = icons[theme];
  return (
    <IconButton label={`Theme: ${names[theme]}. Switch to ${names[next]}`} onClick={() => applyTheme(next)}>
      <Icon />
    </IconButton>
  );
}
