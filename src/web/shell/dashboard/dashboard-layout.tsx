import { Menu as MenuIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { NavLink } from 'react-router';
import { OfflineBanner } from '#web/shell/errors/offline-banner.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { hidden } from '#web/ui/hidden.tsx';
import classes from './dashboard-layout.module.css';
import { text } from './messages.ts';
import { careerPlaces, type Places, PlacesContext } from './navigation.ts';
import type { Person } from '#web/shell/dashboard/profile-menu/profile-menu.tsx';
import { type AgentState, Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

interface DashboardLayoutProps {
  person: Person;
  /** Applications that wait for the person's word: the amber count. */
  waiting: number;
  /** Notifications not yet read. */
  unread: number;
  agent?: AgentState | undefined;
  /** What stands at the foot of the sidebar where no agent does. */
  foot?: ReactNode;
  /** Where this dashboard leads; the career dashboard unless told otherwise. */
  places?: Places | undefined;
  offline?: boolean | undefined;
  /** On a phone the screen fills the device: no top bar and no bottom bar. */
  standsAlone?: boolean | undefined;
  onLogout: () => void;
  children: ReactNode;
}

/** The phone's navigation, which nobody sees before they ask for it. */
export const loadSheet = () => import('#web/ui/actions/dialog.tsx');
const Sheet = lazy(async () => ({ default: (await loadSheet()).Sheet }));

/** From this width on the sidebar starts expanded; below `phone` it is a sheet. Pixels. */
const expandedFrom = 1024;
const phone = 701;

/** The frame of every dashboard screen; what it shows comes in from outside. */
export function DashboardLayout({
  person,
  waiting,
  unread,
  agent,
  foot,
  places = careerPlaces,
  offline = false,
  standsAlone = false,
  onLogout,
  children,
}: DashboardLayoutProps) {
  const [expanded, setExpanded] = useState(() => window.innerWidth >= expandedFrom);
  // Not asked for yet, open, or closed again.
  const [sheet, setSheet] = useState<boolean | null>(null);
  const toggle = () => {
    if (window.innerWidth < phone) setSheet(true);
    else setExpanded(!expanded);
  };
  return (
    <PlacesContext value={places}>
      <div className={classNames(classes.app, !expanded && classes.collapsed, standsAlone && classes.alone)}>
        <a className={classes.skip} href="#content">
          {text('skip')}
        </a>
        <aside className={classes.side}>
          <Sidebar collapsed={!expanded} waiting={waiting} agent={agent} foot={foot} />
        </aside>
        <div className={classes.body}>
          <OfflineBanner offline={offline} />
          <div className={classes.top}>
            <TopBar
              person={person}
              unread={unread}
              expanded={expanded}
              onToggleSidebar={toggle}
              onLogout={onLogout}
            />
          </div>
          <main id="content" className={classes.content} tabIndex={-1}>
            {children}
          </main>
        </div>
        <BottomBar waiting={waiting} onMore={() => setSheet(true)} />
        {sheet !== null && (
          <Suspense>
            <Sheet open={sheet} onOpenChange={setSheet} title={text('menu')}>
              <Sidebar waiting={waiting} agent={agent} foot={foot} onNavigate={() => setSheet(false)} />
            </Sheet>
          </Suspense>
        )}
      </div>
    </PlacesContext>
  );
}

function BottomBar({ waiting, onMore }: { waiting: number; onMore: () => void }) {
  const { bottomBar } = use(PlacesContext);
  return (
    <nav className={classes.tabs} aria-label={text('quickPlaces')}>
      {bottomBar.map(({ to, label, short, icon: Icon, waits }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) => classNames(classes.tab, isActive && classes.current)}
        >
          <Icon aria-hidden />
          {(short ?? label)()}
          {waits === true && waiting > 0 && (
            <span className={classes.count}>{text.rich('waitingCount', { count: waiting, hidden })}</span>
          )}
        </NavLink>
      ))}
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={onMore}
      >
        <MenuIcon aria-hidden />
        {text('more')}
      </button>
    </nav>
  );
}
