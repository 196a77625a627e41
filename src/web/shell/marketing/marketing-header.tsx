import { Menu as MenuIcon, Monitor, Moon, Sun, X } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { mainPaths } from '#web/shell/paths.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { themeLabel } from '#web/ui/theme-label.ts';
import classes from './marketing-header.module.css';
import { text } from './messages.ts';

const links = [
  { to: mainPaths.home, label: () => text('home') },
  { to: mainPaths.services, label: () => text('services') },
  { to: mainPaths.pricing, label: () => text('pricing') },
] as const;

/** The header of the main host; on a phone its links are behind a menu that opens without a script. */
export function MarketingHeader({ onSpruce }: { onSpruce: boolean }) {
  const kind = onSpruce ? 'paper' : 'primary';
  return (
    <header className={classNames(classes.header, onSpruce && classes.onSpruce)}>
      <div className={classes.bar}>
        <Link to={mainPaths.home} className={classes.home} aria-label={text('logo')}>
          <Logo size={30} onSpruce={onSpruce} />
        </Link>
        <nav className={classes.links} aria-label={text('mainNavigation')}>
          <Links />
          <ThemeButton />
          <Account kind={kind} getStarted={mainPaths.signup} />
        </nav>
        <details className={classes.menu} data-menu>
          <summary className={classes.menuButton} aria-label={text('menu')}>
            <MenuIcon className={classes.opener} aria-hidden />
            <X className={classes.closer} aria-hidden />
          </summary>
          <nav className={classes.panel} aria-label={text('menu')}>
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
      {label()}
    </NavLink>
  ));
}

/**
 * Holds all three icons and names; the page's style shows the icon of its theme, the page's script does the switching and
 * takes the name.
 */
function ThemeButton() {
  return (
    <IconButton
      className={classes.theme}
      label={themeLabel('device')}
      data-theme-toggle=""
      data-device={themeLabel('device')}
      data-light={themeLabel('light')}
      data-dark={themeLabel('dark')}
    >
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
        {text('getStarted')}
      </ButtonLink>
      <Button kind={kind} className={classes.signedIn} data-log-out="">
        {text('logOut')}
      </Button>
    </>
  );
}
