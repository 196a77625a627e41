import { createContext } from 'react';
import {
  Bell,
  ChartNoAxesColumn,
  FileText,
  Footprints,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Pencil,
  Settings,
  ShieldCheck,
  UserRound,
  WalletCards,
} from 'lucide-react';
import { careerPaths, trackerPath } from '#web/shell/paths.ts';

export interface NavigationItem {
  to: string;
  label: string;
  /** The shorter word of the phone's bottom bar. */
  short?: string;
  icon: LucideIcon;
  /** Carries the amber count of what waits for the person. */
  waits?: true;
  /** The letter that goes there after `g`. */
  key: string;
}

export interface NavigationGroup {
  title: string;
  items: readonly NavigationItem[];
}

/** The sidebar's groups and labels, as the specification names them. */
const navigation: readonly NavigationGroup[] = [
  {
    title: 'Main Menu',
    items: [
      {
        to: careerPaths.overview,
        label: 'Dashboard Overview',
        short: 'Overview',
        icon: LayoutDashboard,
        key: 'o',
      },
      {
        to: careerPaths.resumeGenerator,
        label: 'Resume Generator',
        short: 'Resume',
        icon: FileText,
        key: 'g',
      },
    ],
  },
  {
    title: 'General',
    items: [
      {
        to: careerPaths.autoApply,
        label: 'Auto Apply',
        short: 'Auto Apply',
        icon: Footprints,
        waits: true,
        key: 'a',
      },
      { to: careerPaths.jobTracker, label: 'Job Tracker', short: 'Jobs', icon: ListChecks, key: 'j' },
      { to: careerPaths.report, label: 'Application Report', icon: ChartNoAxesColumn, key: 'r' },
    ],
  },
  {
    title: 'Account',
    items: [
      { to: careerPaths.profile, label: 'Profile Edit', icon: UserRound, key: 'p' },
      { to: careerPaths.settings, label: 'Settings', icon: Settings, key: 's' },
      { to: careerPaths.plan, label: 'Plan', icon: WalletCards, key: 'l' },
    ],
  },
];

/** What a dashboard's frame leads to. */
export interface Places {
  /** Where the mark leads. */
  home: string;
  groups: readonly NavigationGroup[];
  /** The screens of the phone's bottom bar; "More" is the last. */
  bottomBar: readonly NavigationItem[];
  /** The profile menu above "Logout". */
  menu: readonly { to: string; label: string; icon: LucideIcon }[];
  /** The search box's label, and the address of what was searched for; null without a search. */
  search: { label: string; to: (words: string) => string } | null;
  /** The page of the bell; null without one. */
  notifications: string | null;
}

/** The items of some groups, picked by address, in that order. */
export function itemsAt(groups: readonly NavigationGroup[], addresses: readonly string[]): NavigationItem[] {
  const items = groups.flatMap((group) => group.items);
  return addresses.flatMap((to) => items.filter((item) => item.to === to));
}

/** The career dashboard. */
export const careerPlaces: Places = {
  home: careerPaths.overview,
  groups: navigation,
  bottomBar: itemsAt(navigation, [
    careerPaths.overview,
    careerPaths.autoApply,
    careerPaths.jobTracker,
    careerPaths.resumeGenerator,
  ]),
  menu: [
    { to: careerPaths.profile, label: 'Edit Profile', icon: Pencil },
    { to: careerPaths.settings, label: 'Settings', icon: Settings },
    { to: careerPaths.notifications, label: 'Notifications', icon: Bell },
    { to: careerPaths.security, label: 'Security', icon: ShieldCheck },
  ],
  search: { label: 'Search jobs and companies', to: (search) => trackerPath({ search }) },
  notifications: careerPaths.notifications,
};

/** The places of the dashboard the frame stands in. */
export const PlacesContext = createContext<Places>(careerPlaces);

/** What a key pressed outside of any field means: where to go, the search box, or a `g` that waits for its letter. */
export function shortcutFor(
  { groups, search }: Pick<Places, 'groups' | 'search'>,
  key: string,
  afterG: boolean,
): { go: string } | 'search' | 'g' | undefined {
  if (afterG) {
    const items = groups.flatMap((group) => group.items);
    const item = items.find((one) => one.key === key.toLowerCase());
    return item ? { go: item.to } : undefined;
  }
  if (key === '/') return search === null ? undefined : 'search';
  return key === 'g' ? 'g' : undefined;
}
