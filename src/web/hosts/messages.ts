import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The ways back, on pages that failed or lead nowhere.
  backToOverview: 'Back to the overview',
  backToStart: 'Back to home',

  // What a screen says to somebody without an account.
  signInTracker: 'Please log in to view your job tracker.',
  signInReport: 'Please log in to view your performance report.',
  signInCampaigns: 'Please log in to manage your campaigns.',
  signInProfile: 'Please log in to manage your profile.',
  signInBusiness: 'Please log in to manage your business profile.',

  // While the login is checked.
  openingProfile: 'Loading Your Profile...',

  // The page without a connection, when nothing of the app was kept.
  offlinePage: 'Offline · Legwork',
  offlineTitle: 'You’re offline',
  offlineText:
    'Legwork hasn’t saved anything on this device yet. Open it again when you’re online. Nothing is lost.',
});
