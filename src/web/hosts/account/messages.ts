import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // While the login is checked.
  opening: 'Opening your dashboard',

  // For somebody without an account.
  signInPage: 'Log in',
  signIn: 'Please log in to view your dashboard.',
  toLogin: 'Go to Login',

  // The app was opened without a connection, and knows nobody.
  offlinePage: 'No connection',
  offlineTitle: 'Can’t reach the server',
  offlineText: 'Your login is saved on this device. Nothing is lost.',
  retry: 'Retry',

  // Somebody logged in on the other offering's host.
  businessTitle: 'This is a business account',
  businessText:
    'Your account is for LocalBiz AI and AI Store. You can use it to look for a job too, with the same email address and password.',
  openCareer: 'Use it to look for a job too',
  toBusiness: 'Go to your business',
  careerTitle: 'This is a job seeker account',
  careerText:
    'Your account is for AutoCareer Pro. You can use it for a business too, with the same email address and password.',
  openBusiness: 'Use it for a business too',
  openFailed: 'The server didn’t respond. Nothing was changed. Try again.',
  toCareer: 'Go to AutoCareer Pro',
  logOut: 'Log out here',
});
