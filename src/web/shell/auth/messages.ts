import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The frame of the account screens.
  home: 'Legwork home',
  orAnotherWay: 'or',

  // The emailed six digits.
  code: 'Verification code',
  canPaste: 'You can paste the whole code.',
  resend: 'Send a new code',
  resendIn: 'Send a new code in {clock}.',
  noAnswer: 'The server didn’t respond. Try again.',

  // The log-in of AutoCareer Pro: the sentences on the spruce side, and the one under the title.
  loginHeadline: 'While you were away, nothing was sent without your approval.',
  loginText: 'What I found and prepared is waiting for you.',
  loginLead: 'Your job search with AutoCareer Pro.',

  // The sign-up of AutoCareer Pro, the same.
  signupHeadline: 'Your agent does the work. Nothing is sent without your approval.',
  signupText: 'Your agent finds, matches and prepares. Then it asks you. It sends only after you approve.',
  signupTitle: 'Create Your Career Account',
  signupLead: 'Two minutes here, then three short questions.',
});
