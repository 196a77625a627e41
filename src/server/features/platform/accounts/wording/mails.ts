import type { IdentityProvider } from '#contract/platform/identities.ts';
import { momentInWords } from '#engines/calendar/index.ts';
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
    'If you did not ask for it, somebody is signed in to your account: log out everywhere on its Security page.',
  ]),
});

export const emailCode = (to: string, code: string): OutgoingMail => ({
  to,
  ...composeMail(codeSubject(code), [
    `Your code is ${code}. ${LIFE}`,
    'Enter it on the Security page, where you asked to sign in with this address.',
    'If you did not ask for it, ignore this mail: without the code nobody can use your address.',
  ]),
});

/** To the old address, which signs in no longer. */
export const emailChanged = (to: string, site: string, now: string): OutgoingMail => ({
  to,
  ...composeMail('Your sign-in address was changed', [
    `Your Legwork account now signs in with ${now}, and every other sign-in has ended. This address opens it no longer.`,
    'If it was not you, tell us at once:',
    `${site}/contact`,
  ]),
});

/** To somebody whose address another account wants to sign in with. */
export const addressWanted = (to: string, home: string): OutgoingMail => ({
  to,
  ...composeMail('You already have a Legwork account', [
    'Someone tried to sign in to another account with this address. You have an account with it, and nothing about it has changed.',
    'If it was you, use another address there, or delete this account first:',
    `${home}/login`,
    'If it was not you, there is nothing to do.',
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

export const newDevice = (
  to: string,
  home: string,
  { device, at, timeZone }: { device: string; at: string; timeZone: string },
): OutgoingMail => ({
  to,
  ...composeMail('New sign-in to your Legwork account', [
    `Somebody signed in to your account from a device I did not know: ${device}, on ${momentInWords(Date.parse(at), 'moment', { timeZone, language: 'en' })}.`,
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

const providerNames: Readonly<Record<IdentityProvider, string>> = { google: 'Google', linkedin: 'LinkedIn' };

export const identityLinked = (to: string, home: string, provider: IdentityProvider): OutgoingMail => ({
  to,
  ...composeMail(`${providerNames[provider]} was linked to your account`, [
    `A ${providerNames[provider]} account can now sign in to your Legwork account.`,
    NOT_YOU,
    `${home}/dashboard/security`,
  ]),
});

export const identityUnlinked = (to: string, home: string, provider: IdentityProvider): OutgoingMail => ({
  to,
  ...composeMail(`${providerNames[provider]} was unlinked from your account`, [
    `Your ${providerNames[provider]} account can no longer sign in to your Legwork account.`,
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
