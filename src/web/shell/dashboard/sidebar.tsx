import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { Link, useMatch } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { hidden } from '#web/ui/hidden.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import { type NavigationItem, PlacesContext } from './navigation.ts';
import classes from './sidebar.module.css';

/** What the agent did today, for the foot of the sidebar. */
export interface AgentState {
  on: boolean;
  sent: number;
  limit: number;
  /** One application is being worked on now. */
  working?: boolean | undefined;
  /** One sentence under the trail: "Next application at 4:00 p.m.". */
  note?: string | undefined;
  /** Index of the step the server has just reported. */
  landed?: number | undefined;
}

interface SidebarProps {
  collapsed?: boolean;
  waiting: number;
  agent?: AgentState | undefined;
  /** Stands at the foot where no agent does. */
  foot?: ReactNode;
  onNavigate?: () => void;
}

const stay = () => undefined;

// Only beside a narrow sidebar; a tooltip is an extra, without which the links say the same.
type Words = ComponentType<{ text: string; children: ReactNode }>;
const Tooltip = lazy(() =>
  import('#web/ui/actions/tooltip.tsx').then(
    (module): { default: Words } => ({ default: module.Tooltip }),
    (): { default: Words } => ({ default: ({ children }) => children }),
  ),
);

/** The groups of the dashboard, and what the agent is doing. */
export function Sidebar({ collapsed = false, waiting, agent, foot, onNavigate = stay }: SidebarProps) {
  const { home, groups } = use(PlacesContext);
  return (
    <div className={classNames(classes.sidebar, collapsed && classes.collapsed)}>
      <Link to={home} className={classes.brand} aria-label={text('home')} onClick={onNavigate}>
        <Logo size={26} wordmark={!collapsed} />
      </Link>
      <nav aria-label={text('places')}>
        {groups.map(({ title, items }) => (
          <div key={title()} className={classes.group} role="group" aria-label={title()}>
            <p className={classes.title} aria-hidden>
              {collapsed ? '' : title()}
            </p>
            {items.map((item) => (
              <SidebarLink
                key={item.to}
                item={item}
                collapsed={collapsed}
                count={item.waits === true ? waiting : 0}
                onNavigate={onNavigate}
              />
            ))}
          </div>
        ))}
      </nav>
      {agent && !collapsed && <Agent {...agent} />}
      {foot && !collapsed && <div className={classes.agent}>{foot}</div>}
    </div>
  );
}

interface LinkProps {
  item: NavigationItem;
  collapsed: boolean;
  count: number;
  onNavigate: () => void;
}

function SidebarLink({ item: { to, label, icon: Icon }, collapsed, count, onNavigate }: LinkProps) {
  const current = useMatch({ path: to, end: false }) !== null;
  const link = (
    <Link
      to={to}
      className={classNames(classes.link, current && classes.current)}
      aria-current={current ? 'page' : undefined}
      onClick={onNavigate}
    >
      <Icon aria-hidden />
      <span className={collapsed ? 'visually-hidden' : undefined}>{label()}</span>
      {count > 0 && <span className={classes.count}>{text.rich('waitingCount', { count, hidden })}</span>}
    </Link>
  );
  if (!collapsed) return link;
  return (
    <Suspense fallback={link}>
      <Tooltip text={label()}>{link}</Tooltip>
    </Suspense>
  );
}

/** Hollow steps while there is nothing to do. */
const promisedSteps = 10;

function Agent({ on, sent, limit, working, note, landed }: AgentState) {
  return (
    <div className={classes.agent}>
      <p className={classes.agentHead}>
        <b>{on ? text('agentOn') : text('agentOff')}</b>
        {limit > 0 && (
          <span className="tabular">
            {sent}/{limit}
          </span>
        )}
      </p>
      <Trail
        form="count"
        done={sent}
        of={limit > 0 ? limit : promisedSteps}
        now={working}
        width={188}
        name={limit > 0 ? text('sentToday', { sent, limit }) : text('nothingToday')}
        landed={landed}
      />
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
