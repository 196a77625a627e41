import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The places of the business dashboard.
  shopOverview: 'Shop Overview',
  shopOverviewShort: 'Shop',
  storeOverview: 'Store Overview',
  storeOverviewShort: 'Store',
  groupAccount: 'Account',
  profile: 'Business Profile',
  profileShort: 'Profile',
  settings: 'Settings',
  security: 'Security',
  notifications: 'Notifications',

  // Around its screens.
  greeting: '{greeting}, {name}',
  tradeAndCity: '{trade}, {city}',

  // The tabs of its settings.
  you: 'You',
  dangerZone: 'Danger Zone',
  nothingEnds: 'Nothing runs yet that would end with your account. Your export holds what you told me.',

  // What the screens of accounts say on the business host.
  loginHeadline: 'Nothing reaches a customer without your yes.',
  loginText: 'Your business profile is where you left it.',
  loginLead: 'LocalBiz AI and AI Store, for your business.',
  signupHeadline: 'Five of the six steps happen without you. The amber one never does.',
  signupText: 'The agents are being built. What you tell them now is what they will work with.',
  signupTitle: 'Create Your Business Account',
  signupLead: 'Two minutes here, then your business profile.',

  // What the account keeps of a business, and what becomes of it.
  keptProfile: 'Your business profile',
  keptAccount: 'Your account and its sign-ins',
  keptMessages: 'Messages and notifications',
  deletes: 'Removes your account and your business profile from this service.',
  deleteConfirm:
    'I erase everything in {days, plural, one {# day} other {# days}}. Until then you can log in and keep it.',
  ending:
    'On that day your account and your business profile are erased. Until then you can keep everything.',
  endingBanner: 'Your business profile is erased with it.',
  deletionTakenBack: 'Your account stays. Nothing was erased.',
});
