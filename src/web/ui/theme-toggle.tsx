import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/actions/button.tsx';
import { applyTheme, currentTheme, nextTheme, type Theme } from './theme.ts';

const names: Record<Theme, string> = { device: 'as the device', light: 'light', dark: 'dark' };
const icons = { device: Monitor, light: Sun, dark: Moon };

/** One button through the three themes; its name says where you are and where it leads. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const next = nextTheme(theme);
  const Icon = icons[theme];
  return (
    <IconButton
      label={`Theme: ${names[theme]}. Switch to ${names[next]}`}
      onClick={() => {
        applyTheme(next);
        setTheme(next);
      }}
    >
      <Icon />
    </IconButton>
  );
}
