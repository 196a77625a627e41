import {
  ChartNoAxesColumn,
  FileText,
  Footprints,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Settings,
  UserRound,
} from 'lucide-react';
import { careerPaths } from '#web/shell/paths.ts';

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

/** The sidebar's groups and labels, as the specification names them. */
export const navigation: readonly { title: string; items: readonly NavigationItem[] }[] = [
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
    ],
  },
];

const items = navigation.flatMap((group) => group.items);

/** The four screens of the phone's bottom bar; "More" is the fifth. */
export const bottomBar: readonly NavigationItem[] = [
  careerPaths.overview,
  careerPaths.autoApply,
  careerPaths.jobTracker,
  careerPaths.resumeGenerator,
].flatMap((to) => items.filter((item) => item.to === to));

/** What a key pressed outside of any field means: where to go, the search box, or a `g` that waits for its letter. */
export function shortcutFor(key: string, afterG: boolean): { go: string } | 'search' | 'g' | undefined {
  if (afterG) {
    const item = items.find((one) => one.key === key.toLowerCase());
    return item ? { go: item.to } : undefined;
  }
  if (key === '/') return 'search';
  return key === 'g' ? 'g' : undefined;
}
