import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The frame of the account screens.
  home: 'Legwork, home',
  orAnotherWay: 'or',

  // The six digits that were mailed.
  code: 'Verification code',
  canPaste: 'You can paste the whole code.',
  resend: 'Send a new one',
  resendIn: 'Send a new one in {clock}.',
  noAnswer: 'The server did not answer. Try again.',

  // The log-in of AutoCareer Pro: the sentences on the spruce side, and the one under the title.
  loginHeadline: 'While you were away, nothing left without your yes.',
  loginText: 'What I found and prepared is waiting where you left it.',
  loginLead: 'AutoCareer Pro, your job search.',

  // The sign-up of AutoCareer Pro, the same.
  signupHeadline: 'Five of the six steps happen without you. The amber one never does.',
  signupText: 'Found, matched, prepared. Then it asks. Sent and answered come after your yes.',
  signupTitle: 'Create Your Career Account',
  signupLead: 'Two minutes here, then three short questions.',
});
