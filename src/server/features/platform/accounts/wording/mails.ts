import type { IdentityProvider } from '#contract/platform/identities.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { OutgoingMail } from '#server/ports/mailer.ts';
import { text } from './messages.ts';
import { providerNames } from './provider-names.data.ts';

/** Whom a mail is for, and in whose words it is said. */
export interface Recipient {
  to: string;
  reader: Reader;
}

type Words = ReturnType<typeof text.for>;

/** A mail said to its recipient: its subject first, then what stands in it. */
function mail({ to, reader }: Recipient, said: (words: Words) => [string, ...string[]]): OutgoingMail {
  const [subject, ...paragraphs] = said(text.for(reader));
  return { to, ...composeMail(subject, paragraphs) };
}

export const registrationCode = (recipient: Recipient, code: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('codeSubject', { code }),
    words('code', { code }),
    words('enterWhereCreated'),
    words('accountNotAsked'),
  ]);

export const passwordCode = (recipient: Recipient, code: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('codeSubject', { code }),
    words('codeForPassword', { code }),
    words('passwordNotAsked'),
  ]);

export const stepUpCode = (recipient: Recipient, code: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('codeSubject', { code }),
    words('codeForStepUp', { code }),
    words('stepUpNotAsked'),
  ]);

export const emailCode = (recipient: Recipient, code: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('codeSubject', { code }),
    words('code', { code }),
    words('enterOnSecurity'),
    words('addressNotAsked'),
  ]);

/** To the old address, which signs in no longer. */
export const emailChanged = (recipient: Recipient, site: string, address: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('addressChanged'),
    words('signsInWith', { address }),
    words('tellUs'),
    `${site}/contact`,
  ]);

/** To somebody whose address another account wants to sign in with. */
export const addressWanted = (recipient: Recipient, home: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('hasAccount'),
    words('addressWanted'),
    words('useAnother'),
    `${home}/login`,
    words('nothingToDo'),
  ]);

export const passwordChanged = (recipient: Recipient, home: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('passwordChanged'),
    words('passwordWasChanged'),
    words('setPassword'),
    `${home}/forgot-password`,
  ]);

export const newDevice = (
  recipient: Recipient,
  home: string,
  { device, at }: { device: Message; at: string },
): OutgoingMail =>
  mail(recipient, (words) => [
    words('newDevice'),
    words('signedInFrom', { device, moment: at }),
    words('endSignIn'),
    `${home}/dashboard/security`,
  ]);

export const passkeyAdded = (recipient: Recipient, home: string, name: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('passkeyAdded'),
    words('passkeyOpens', { name }),
    words('removeUnknown'),
    `${home}/dashboard/security`,
  ]);

export const passkeyRemoved = (recipient: Recipient, home: string, name: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('passkeyRemoved'),
    words('passkeyOpensNoLonger', { name }),
    words('removeUnknown'),
    `${home}/dashboard/security`,
  ]);

export const identityLinked = (recipient: Recipient, home: string, by: IdentityProvider): OutgoingMail =>
  mail(recipient, (words) => [
    words('identityLinked', { provider: providerNames[by] }),
    words('identityOpens', { provider: providerNames[by] }),
    words('removeUnknown'),
    `${home}/dashboard/security`,
  ]);

export const identityUnlinked = (recipient: Recipient, home: string, by: IdentityProvider): OutgoingMail =>
  mail(recipient, (words) => [
    words('identityUnlinked', { provider: providerNames[by] }),
    words('identityOpensNoLonger', { provider: providerNames[by] }),
    words('removeUnknown'),
    `${home}/dashboard/security`,
  ]);

export const addressTaken = (recipient: Recipient, home: string): OutgoingMail =>
  mail(recipient, (words) => [
    words('hasAccount'),
    words('addressTaken'),
    words('signInOrReset'),
    `${home}/login`,
    words('nothingToDo'),
  ]);
