import { Bell, LayoutDashboard, MapPin, Settings, ShieldCheck, Store } from 'lucide-react';
import { itemsAt, type NavigationGroup, type Places } from '#web/shell/dashboard/navigation.ts';
import { businessPaths } from '#web/shell/paths.ts';

// The agents' own screens join these groups as they are built.
const groups: readonly NavigationGroup[] = [
  {
    title: () => 'LocalBiz AI',
    items: [
      {
        to: businessPaths.overview,
        label: () => 'Shop Overview',
        short: () => 'Shop',
        icon: LayoutDashboard,
        key: 'o',
      },
    ],
  },
  {
    title: () => 'AI Store',
    items: [
      { to: businessPaths.store, label: () => 'Store Overview', short: () => 'Store', icon: Store, key: 's' },
    ],
  },
  {
    title: () => 'Account',
    items: [
      {
        to: businessPaths.profile,
        label: () => 'Business Profile',
        short: () => 'Profile',
        icon: MapPin,
        key: 'p',
      },
      { to: businessPaths.settings, label: () => 'Settings', icon: Settings, key: 't' },
      { to: businessPaths.security, label: () => 'Security', icon: ShieldCheck, key: 'y' },
    ],
  },
];

/** The business dashboard. */
export const businessPlaces: Places = {
  home: businessPaths.overview,
  groups,
  bottomBar: itemsAt(groups, [businessPaths.overview, businessPaths.store, businessPaths.profile]),
  menu: [
    { to: businessPaths.profile, label: () => 'Business Profile', icon: MapPin },
    { to: businessPaths.settings, label: () => 'Settings', icon: Settings },
    { to: businessPaths.notifications, label: () => 'Notifications', icon: Bell },
    { to: businessPaths.security, label: () => 'Security', icon: ShieldCheck },
  ],
  search: null,
  notifications: businessPaths.notifications,
};
