import {
  Bell,
  ChartLine,
  Database,
  LayoutDashboard,
  MapPin,
  Settings,
  ShieldCheck,
  Store,
} from 'lucide-react';
import { productNames } from '#contract/product-names.ts';
import { itemsAt, type NavigationGroup, type Places } from '#web/shell/dashboard/navigation.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { text } from './messages.ts';

// The agents' own screens join these groups as they are built.
const groups: readonly NavigationGroup[] = [
  {
    title: () => productNames.business,
    items: [
      {
        to: businessPaths.overview,
        label: () => text('shopOverview'),
        short: () => text('shopOverviewShort'),
        icon: LayoutDashboard,
        key: 'o',
      },
    ],
  },
  {
    title: () => productNames.store,
    items: [
      {
        to: businessPaths.store,
        label: () => text('storeOverview'),
        short: () => text('storeOverviewShort'),
        icon: Store,
        key: 's',
      },
      { to: businessPaths.sales, label: () => text('sales'), icon: ChartLine, key: 'a' },
    ],
  },
  {
    title: () => text('groupShop'),
    items: [{ to: businessPaths.data, label: () => text('data'), icon: Database, key: 'd' }],
  },
  {
    title: () => text('groupAccount'),
    items: [
      {
        to: businessPaths.profile,
        label: () => text('profile'),
        short: () => text('profileShort'),
        icon: MapPin,
        key: 'p',
      },
      { to: businessPaths.settings, label: () => text('settings'), icon: Settings, key: 't' },
      { to: businessPaths.security, label: () => text('security'), icon: ShieldCheck, key: 'y' },
    ],
  },
];

/** The business dashboard. */
export const businessPlaces: Places = {
  home: businessPaths.overview,
  groups,
  bottomBar: itemsAt(groups, [businessPaths.overview, businessPaths.sales, businessPaths.data]),
  menu: [
    { to: businessPaths.profile, label: () => text('profile'), icon: MapPin },
    { to: businessPaths.settings, label: () => text('settings'), icon: Settings },
    { to: businessPaths.notifications, label: () => text('notifications'), icon: Bell },
    { to: businessPaths.security, label: () => text('security'), icon: ShieldCheck },
  ],
  search: null,
  notifications: businessPaths.notifications,
};
