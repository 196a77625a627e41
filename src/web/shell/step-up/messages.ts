import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Confirm that it is you',
  about:
    "What you are about to do is yours alone. For the next ten minutes I won't ask again on this device.",
  loading: 'Looking up how you can confirm',
  nothingChanged: 'The server did not answer. Nothing was changed; try again.',
  confirm: 'Confirm',

  // The ways to confirm.
  usePasskey: 'Use a passkey',
  password: 'Your password',
  codeAbout: 'I mail six digits to <address>{email}</address>.',
  mailCode: 'Mail me the code',
  codeWrong: 'OTP verification failed.',
});
