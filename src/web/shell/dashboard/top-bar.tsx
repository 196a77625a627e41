import { Bell, PanelLeft } from 'lucide-react';
import { use, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconButton } from '#web/ui/actions/button.tsx';
import { SearchInput } from '#web/ui/forms/input.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { text } from './messages.ts';
import { PlacesContext } from './navigation.ts';
import { type Person, ProfileMenu } from '#web/shell/dashboard/profile-menu/profile-menu.tsx';
import classes from './top-bar.module.css';
import { useShortcuts } from './use-shortcuts.ts';

interface TopBarProps {
  person: Person;
  unread: number;
  expanded: boolean;
  onToggleSidebar: () => void;
  onLogout: () => void;
}

/** Sidebar toggle, search, theme, notifications and the account. */
export function TopBar({ person, unread, expanded, onToggleSidebar, onLogout }: TopBarProps) {
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const places = use(PlacesContext);
  useShortcuts(search);
  return (
    <header className={classes.bar}>
      <IconButton
        label={expanded ? text('collapseSidebar') : text('expandSidebar')}
        aria-expanded={expanded}
        onClick={onToggleSidebar}
      >
        <PanelLeft />
      </IconButton>
      {places.search !== null && (
        <form
          role="search"
          className={classes.search}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(places.search?.to(search.current?.value ?? '') ?? places.home);
          }}
        >
          <SearchInput ref={search} label={places.search.label()} shortcut="/" />
        </form>
      )}
      <div className={classes.end}>
        <ThemeToggle />
        {places.notifications !== null && (
          <Link
            to={places.notifications}
            className={classes.bell}
            aria-label={unread > 0 ? text('unreadNotifications', { count: unread }) : text('notifications')}
          >
            <Bell aria-hidden />
            {unread > 0 && <span className={classes.dot} />}
          </Link>
        )}
        <ProfileMenu person={person} onLogout={onLogout} />
      </div>
    </header>
  );
}
