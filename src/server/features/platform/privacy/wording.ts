import { originOf } from '#server/origins.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';

type Config = Pick<World['config'], 'publicOrigin'>;

const PAGE = '/dashboard/settings?tab=danger-zone';
const page = ({ publicOrigin }: Config) => `${originOf('career', publicOrigin)}${PAGE}`;

/** A day in words where the person lives: "Saturday, December 5, 2026". */
const dayInWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone }).format(at);

export const exportReady = (config: Config, { expiresAt, timeZone }: { expiresAt: Date; timeZone: string }) =>
  composeMail('Your Legwork export is ready', [
    'You asked for everything I hold about you. It is packed into one archive.',
    `Sign in and fetch it here until ${dayInWords(expiresAt, timeZone)}:`,
    page(config),
    'If you did not ask for it, change your password: somebody else may know it.',
  ]);

export const deletionAsked = (config: Config, { dueAt, timeZone }: { dueAt: Date; timeZone: string }) =>
  composeMail(`Your Legwork account ends on ${dayInWords(dueAt, timeZone)}`, [
    'You asked me to delete your account. From now on I begin nothing new: your campaigns are paused, and a paid plan ends with its month.',
    `On ${dayInWords(dueAt, timeZone)} your profile, files and applications are erased. What employers already received stays with them.`,
    'If you change your mind before then, sign in and keep your account here:',
    page(config),
  ]);

export const deletionTakenBack = (config: Config) =>
  composeMail('Your Legwork account stays', [
    'You took the deletion of your account back. Nothing was erased, and the campaigns it paused run again. A paid plan stays cancelled until you resume it.',
    'If that was not you, change your password and ask for the deletion again:',
    page(config),
  ]);

export const deletionDone = () =>
  composeMail('Your Legwork account is deleted', [
    'As you asked two weeks ago, your account and everything in it are erased. Copies in our backups are gone within 30 days.',
    'This is the last mail you get from me.',
  ]);
