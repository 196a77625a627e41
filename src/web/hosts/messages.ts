import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The ways back, on pages that failed or lead nowhere.
  backToOverview: 'Back to the overview',
  backToStart: 'Back to the start',

  // What a screen says to somebody without an account.
  signInTracker: 'Please log in to view your job tracker.',
  signInReport: 'Please log in to view your performance report.',
  signInCampaigns: 'Please log in to manage your campaigns.',
  signInProfile: 'Please log in to manage your profile.',
  signInBusiness: 'Please log in to manage your business profile.',

  // While the sign-in is checked.
  openingProfile: 'Loading Your Profile...',

  // The page without a connection, when nothing of the app was kept.
  offlinePage: 'Offline · Legwork',
  offlineTitle: 'You are offline',
  offlineText:
    'Legwork has nothing kept on this device yet. Open it again when you have a connection; nothing is lost.',
});
