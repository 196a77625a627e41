import { type ReactNode, useId, useState } from 'react';
import { Menu as MenuIcon, X } from 'lucide-react';
import { Link, NavLink, useNavigate } from 'react-router';
import { clearStoredToken, storedToken } from '#web/api/stored-token.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { MarketingFooter } from './marketing-footer.tsx';
import classes from './marketing-layout.module.css';

const links = [
  { to: mainPaths.home, label: 'Home' },
  { to: mainPaths.services, label: 'Services' },
  { to: mainPaths.pricing, label: 'Pricing' },
] as const;

interface MarketingLayoutProps {
  /** The home page's header stands on spruce, every other on paper. */
  onSpruce?: boolean;
  children: ReactNode;
}

/** Header, page and footer of the main host. */
export function MarketingLayout({ onSpruce = false, children }: MarketingLayoutProps) {
  return (
    <div className={classes.page}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Header onSpruce={onSpruce} />
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <MarketingFooter />
    </div>
  );
}

function Header({ onSpruce }: { onSpruce: boolean }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const Icon = open ? X : MenuIcon;
  return (
    <header className={classNames(classes.header, onSpruce && classes.onSpruce)}>
      <div className={classes.bar}>
        <Link to={mainPaths.home} className={classes.home} aria-label="Legwork, home">
          <Logo size={30} onSpruce={onSpruce} />
        </Link>
        <nav className={classes.links} aria-label="Main">
          <Links />
          <ThemeToggle />
          <Account kind={onSpruce ? 'paper' : 'primary'} getStarted={mainPaths.signup} />
        </nav>
        <IconButton
          className={classes.menuButton}
          label={open ? 'Close menu' : 'Menu'}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Icon />
        </IconButton>
      </div>
      <nav
        id={panel}
        className={classes.panel}
        hidden={!open}
        aria-label="Menu"
        onClick={(event) => {
          if (event.target instanceof HTMLAnchorElement) setOpen(false);
        }}
      >
        <Links />
        <div className={classes.panelFoot}>
          <Account kind={onSpruce ? 'paper' : 'primary'} getStarted={mainPaths.login} />
          <ThemeToggle />
        </div>
      </nav>
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

/** Get Started, or Log Out when this browser holds a token. */
function Account({ kind, getStarted }: { kind: 'paper' | 'primary'; getStarted: string }) {
  const navigate = useNavigate();
  const [signedIn, setSignedIn] = useState(() => storedToken() !== undefined);
  if (!signedIn) {
    return (
      <ButtonLink kind={kind} to={getStarted}>
        Get Started
      </ButtonLink>
    );
  }
  const logOut = async () => {
    clearStoredToken();
    setSignedIn(false);
    await navigate(mainPaths.signup);
  };
  return (
    <Button kind={kind} onClick={() => void logOut()}>
      Log Out
    </Button>
  );
}
