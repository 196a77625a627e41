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
import { text } from './messages.ts';

export interface NavigationItem {
  to: string;
  label: () => string;
  /** The shorter word of the phone's bottom bar. */
  short?: () => string;
  icon: LucideIcon;
  /** Carries the amber count of what waits for the person. */
  waits?: true;
  /** The letter that goes there after `g`. */
  key: string;
}

export interface NavigationGroup {
  title: () => string;
  items: readonly NavigationItem[];
}

/** The sidebar's groups and labels, as the specification names them. */
const navigation: readonly NavigationGroup[] = [
  {
    title: () => text('groupMain'),
    items: [
      {
        to: careerPaths.overview,
        label: () => text('overview'),
        short: () => text('overviewShort'),
        icon: LayoutDashboard,
        key: 'o',
      },
      {
        to: careerPaths.resumeGenerator,
        label: () => text('resumeGenerator'),
        short: () => text('resumeGeneratorShort'),
        icon: FileText,
        key: 'g',
      },
    ],
  },
  {
    title: () => text('groupGeneral'),
    items: [
      {
        to: careerPaths.autoApply,
        label: () => text('autoApply'),
        short: () => text('autoApply'),
        icon: Footprints,
        waits: true,
        key: 'a',
      },
      {
        to: careerPaths.jobTracker,
        label: () => text('jobTracker'),
        short: () => text('jobTrackerShort'),
        icon: ListChecks,
        key: 'j',
      },
      { to: careerPaths.report, label: () => text('report'), icon: ChartNoAxesColumn, key: 'r' },
    ],
  },
  {
    title: () => text('groupAccount'),
    items: [
      { to: careerPaths.profile, label: () => text('profile'), icon: UserRound, key: 'p' },
      { to: careerPaths.settings, label: () => text('settings'), icon: Settings, key: 's' },
      { to: careerPaths.plan, label: () => text('plan'), icon: WalletCards, key: 'l' },
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
  menu: readonly { to: string; label: () => string; icon: LucideIcon }[];
  /** The search box's label, and the address of what was searched for; null without a search. */
  search: { label: () => string; to: (words: string) => string } | null;
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
    { to: careerPaths.profile, label: () => text('editProfile'), icon: Pencil },
    { to: careerPaths.settings, label: () => text('settings'), icon: Settings },
    { to: careerPaths.notifications, label: () => text('notifications'), icon: Bell },
    { to: careerPaths.security, label: () => text('security'), icon: ShieldCheck },
  ],
  search: { label: () => text('search'), to: (search) => trackerPath({ search }) },
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
