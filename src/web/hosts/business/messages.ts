import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The places of the business dashboard.
  shopOverview: 'Shop Overview',
  shopOverviewShort: 'Shop',
  storeOverview: 'Store Overview',
  storeOverviewShort: 'Store',
  sales: 'Sales',
  groupShop: 'Your shop',
  data: 'Data',
  groupAccount: 'Account',
  profile: 'Business Profile',
  profileShort: 'Profile',
  settings: 'Settings',
  security: 'Security',
  notifications: 'Notifications',

  // Around its screens.
  tradeAndCity: '{trade}, {city}',

  // The tabs of its settings.
  you: 'You',
  team: 'Team',
  dangerZone: 'Danger Zone',
  nothingEnds:
    'A business only you own is deleted with your account. One with another owner stays open. Your export includes the businesses you own.',

  // What the screens of accounts say on the business host.
  loginHeadline: 'Nothing reaches a customer without your approval.',
  loginText: 'Your business profile is where you left it.',
  loginLead: 'LocalBiz AI and AI Store, for your business.',
  signupHeadline: 'The agents do the work. Nothing is sent without your approval.',
  signupText: 'Import your sales from a file and see what matters in them. More agents are being built.',
  signupTitle: 'Create Your Business Account',
  signupLead: 'Two minutes here, then your business profile.',
  // Said in French too: it is for those who would rather read that.
  signupQuebec:
    'Is your shop in Quebec? Legwork, its terms and its bills are in English only for now. French is still to come. <french>Votre commerce est au Québec? Legwork, ses conditions et ses factures ne sont qu’en anglais pour le moment. Le français viendra plus tard.</french>',

  // What the account keeps of a business, and what becomes of it.
  keptProfile: 'The businesses you own, with their shops, files, sales and open invitations',
  keptAccount: 'Your account and login history',
  keptMessages: 'Messages and notifications',
  deletes: 'Deletes your account and every business only you own from this service.',
  deleteConfirm:
    'Everything is erased in {days, plural, one {# day} other {# days}}. Until then, you can log in and keep it.',
  ending:
    'Your account and every business only you own are erased on that day. Until then, you can keep everything.',
  endingBanner: 'Every business only you own is erased too.',
  deletionTakenBack: 'Your account won’t be deleted. Nothing was erased.',
});
