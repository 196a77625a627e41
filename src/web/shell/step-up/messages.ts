import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Confirm it’s you',
  about: 'This needs an extra check. You won’t be asked again on this device for ten minutes.',
  loading: 'Loading the ways to confirm',
  nothingChanged: 'The server didn’t respond. Nothing was changed. Try again.',
  confirm: 'Confirm',

  // The ways to confirm.
  usePasskey: 'Use a passkey',
  password: 'Your password',
  codeAbout: 'Get a 6-digit code by email at <address>{email}</address>.',
  mailCode: 'Email the code',
  codeWrong: 'OTP verification failed.',
});
