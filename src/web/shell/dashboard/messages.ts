import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Around every screen.
  skip: 'Skip to content',
  home: 'Legwork, dashboard',
  places: 'Dashboard',
  quickPlaces: 'Quick links',
  more: 'More',
  menu: 'Menu',
  waitingCount: '{count, number}<hidden> waiting for you</hidden>',

  // The groups of the sidebar, its places, and their shorter names in a phone's bar.
  groupMain: 'Main Menu',
  groupGeneral: 'General',
  groupAccount: 'Account',
  overview: 'Dashboard Overview',
  overviewShort: 'Overview',
  resumeGenerator: 'Resume Generator',
  resumeGeneratorShort: 'Resume',
  autoApply: 'Auto Apply',
  jobTracker: 'Job Tracker',
  jobTrackerShort: 'Jobs',
  report: 'Application Report',
  profile: 'Profile Edit',
  settings: 'Settings',
  plan: 'Plan',

  // The menu of the account.
  editProfile: 'Edit Profile',
  notifications: 'Notifications',
  security: 'Security',

  // The bar at the top.
  search: 'Search jobs and companies',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  unreadNotifications: 'Notifications, {count, number} unread',

  // The agent at the foot of the sidebar.
  agentOn: 'Agent is on',
  agentOff: 'Agent is off',
  sentToday: '{sent, number} of {limit, number} today',
  nothingToday: 'Nothing today',
});
