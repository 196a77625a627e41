import { Menu as MenuIcon, Monitor, Moon, Sun, X } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { mainPaths } from '#web/shell/paths.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { themeLabel } from '#web/ui/theme-label.ts';
import classes from './marketing-header.module.css';

const links = [
  { to: mainPaths.home, label: 'Home' },
  { to: mainPaths.services, label: 'Services' },
  { to: mainPaths.pricing, label: 'Pricing' },
] as const;

/** The header of the main host; on a phone its links are behind a menu that opens without a script. */
export function MarketingHeader({ onSpruce }: { onSpruce: boolean }) {
  const kind = onSpruce ? 'paper' : 'primary';
  return (
    <header className={classNames(classes.header, onSpruce && classes.onSpruce)}>
      <div className={classes.bar}>
        <Link to={mainPaths.home} className={classes.home} aria-label="Legwork, home">
          <Logo size={30} onSpruce={onSpruce} />
        </Link>
        <nav className={classes.links} aria-label="Main">
          <Links />
          <ThemeButton />
          <Account kind={kind} getStarted={mainPaths.signup} />
        </nav>
        <details className={classes.menu} data-menu>
          <summary className={classes.menuButton} aria-label="Menu">
            <MenuIcon className={classes.opener} aria-hidden />
            <X className={classes.closer} aria-hidden />
          </summary>
          <nav className={classes.panel} aria-label="Menu">
            <Links />
            <div className={classes.panelFoot}>
              <Account kind={kind} getStarted={mainPaths.login} />
              <ThemeButton />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links() {
  return links.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      end={to === mainPaths.home}
      className={({ isActive }) => classNames(classes.link, isActive && classes.current)}
    >
      {label}
    </NavLink>
  ));
}

/** Holds all three icons; the page's style shows the one of its theme, the page's script does the switching. */
function ThemeButton() {
  return (
    <IconButton className={classes.theme} label={themeLabel('device')} data-theme-toggle="">
      <Monitor className={classes.asDevice} />
      <Sun className={classes.light} />
      <Moon className={classes.dark} />
    </IconButton>
  );
}

/** Get Started, or Log Out when this browser holds a token: the page's style shows the one that is true. */
function Account({ kind, getStarted }: { kind: 'paper' | 'primary'; getStarted: string }) {
  return (
    <>
      <ButtonLink kind={kind} to={getStarted} className={classes.signedOut ?? ''}>
        Get Started
      </ButtonLink>
      <Button kind={kind} className={classes.signedIn} data-log-out="">
        Log Out
      </Button>
    </>
  );
}
