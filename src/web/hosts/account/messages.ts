import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // While the sign-in is checked.
  opening: 'Opening your dashboard',

  // For somebody without an account.
  signInPage: 'Log in',
  signIn: 'Please log in to view your dashboard.',
  toLogin: 'Go to Login',

  // The app was opened without a connection, and knows nobody.
  offlinePage: 'No connection',
  offlineTitle: "I can't reach the server",
  offlineText: 'Your sign-in is kept on this device. Nothing is lost.',
  retry: 'Retry',

  // Somebody signed in on the other offering's host.
  businessTitle: 'This is a business account',
  businessText:
    'Your account belongs to LocalBiz AI and AI Store. To look for work, make an account of its own with another address.',
  toBusiness: 'Go to your business',
  careerTitle: 'This account looks for work',
  careerText:
    'Your account belongs to AutoCareer Pro. A business needs an account of its own, with another address.',
  toCareer: 'Go to AutoCareer Pro',
  logOut: 'Log out here',
});
