import { composeMail } from '#server/ports/mail/compose.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';

const LIFE = 'It works once, for ten minutes.';
const codeSubject = (code: string) => `${code} is your Legwork code`;

export const registrationCode = (to: string, code: string): OutgoingMail => ({
  to,
  ...composeMail(codeSubject(code), [
    `Your code is ${code}. ${LIFE}`,
    'Enter it on the page where you created your account.',
    'If you did not create an account, ignore this mail: without the code nobody can use your address.',
  ]),
});

export const passwordCode = (to: string, code: string): OutgoingMail => ({
  to,
  ...composeMail(codeSubject(code), [
    `Your code for a new password is ${code}. ${LIFE}`,
    'If you did not ask for it, ignore this mail: your password stays as it is.',
  ]),
});

export const stepUpCode = (to: string, code: string): OutgoingMail => ({
  to,
  ...composeMail(codeSubject(code), [
    `Your code to confirm that it is you is ${code}. ${LIFE}`,
    'If you did not ask for it, somebody is signed in to your account: sign out everywhere on its Security page.',
  ]),
});

export const passwordChanged = (to: string, home: string): OutgoingMail => ({
  to,
  ...composeMail('Your password was changed', [
    'The password of your Legwork account was changed just now, and every other sign-in has ended.',
    'If it was not you, set a new one here with a code we mail you:',
    `${home}/forgot-password`,
  ]),
});

const inWords = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));

export const newDevice = (
  to: string,
  home: string,
  { device, at, timeZone }: { device: string; at: string; timeZone: string },
): OutgoingMail => ({
  to,
  ...composeMail('New sign-in to your Legwork account', [
    `Somebody signed in to your account from a device I did not know: ${device}, on ${inWords(at, timeZone)}.`,
    'If it was you, there is nothing to do. If it was not, end that sign-in and set a new password here:',
    `${home}/dashboard/security`,
  ]),
});

const NOT_YOU = 'If it was not you, remove what you do not know and set a new password here:';

export const passkeyAdded = (to: string, home: string, name: string): OutgoingMail => ({
  to,
  ...composeMail('A passkey was added to your account', [
    `The passkey "${name}" can now sign in to your Legwork account.`,
    NOT_YOU,
    `${home}/dashboard/security`,
  ]),
});

export const passkeyRemoved = (to: string, home: string, name: string): OutgoingMail => ({
  to,
  ...composeMail('A passkey was removed from your account', [
    `The passkey "${name}" can no longer sign in to your Legwork account.`,
    NOT_YOU,
    `${home}/dashboard/security`,
  ]),
});

export const addressTaken = (to: string, home: string): OutgoingMail => ({
  to,
  ...composeMail('You already have a Legwork account', [
    'Someone tried to create an account with this address. You already have one, and nothing about it has changed.',
    'If it was you, sign in or set a new password here:',
    `${home}/login`,
    'If it was not you, there is nothing to do.',
  ]),
});
