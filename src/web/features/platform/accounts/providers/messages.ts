import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The buttons above the form of a log-in or sign-up.
  continueWithGoogle: 'Continue with Google',
  continueWithLinkedIn: 'Continue with LinkedIn',
});
