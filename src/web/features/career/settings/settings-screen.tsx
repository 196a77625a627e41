import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { useTheme } from '#web/ui/theme-toggle.tsx';
import { applyTheme, type Theme } from '#web/ui/theme.ts';
import classes from './settings.module.css';

const themes: readonly { value: Theme; label: string; text: string; icon: typeof Sun }[] = [
  {
    value: 'device',
    label: 'As the device',
    text: 'Light by day, dark by night, if the device does that.',
    icon: Monitor,
  },
  { value: 'light', label: 'Light', text: 'Always light on this device.', icon: Sun },
  { value: 'dark', label: 'Dark', text: 'Always dark on this device.', icon: Moon },
];

/** What can be set today: how this device is told, and how it looks. `push` switches its notifications. */
export function SettingsScreen({ push }: { push: ReactNode }) {
  return (
    <>
      <ScreenHead title="Settings" lead="What you set here is for this device." />
      <div className={classes.columns}>
        <div className={classes.main}>
          {push}
          <Card>
            <CardHead title="Appearance" />
            <ThemeChoice />
          </Card>
        </div>
        <aside className={classes.aside} aria-labelledby="settings-elsewhere">
          <h2 id="settings-elsewhere" className={classes.asideTitle}>
            Elsewhere
          </h2>
          <p>
            Your name, links and time zone are in{' '}
            <Link className="text-link" to={careerPaths.profile}>
              Profile Edit
            </Link>
            , your password and sign-ins in{' '}
            <Link className="text-link" to={careerPaths.security}>
              Security
            </Link>
            .
          </p>
          <p>Integrations, a choice of notifications, export and deletion come next.</p>
        </aside>
      </div>
    </>
  );
}

function ThemeChoice() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className={classes.themes}>
      <legend className="visually-hidden">Appearance</legend>
      {themes.map(({ value, label, text, icon: Icon }) => (
        <label key={value} className={classes.theme}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => applyTheme(value)}
            className={classes.radio}
          />
          <Icon aria-hidden className={classes.icon} />
          <span>
            <b className={classes.themeName}>{label}</b>
            <span className={classes.themeText}>{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
