import type { AccountKind } from '#contract/endpoint.ts';
import { momentInWords } from '#engines/calendar/index.ts';
import { homeOf } from '#server/origins.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { World } from '#server/world.ts';

type Config = Pick<World['config'], 'publicOrigin'>;
interface Reader {
  kind: AccountKind;
  timeZone: string;
}

const PAGE = '/dashboard/settings?tab=danger-zone';
const page = ({ publicOrigin }: Config, reader: Pick<Reader, 'kind'>) =>
  `${homeOf(reader, publicOrigin)}${PAGE}`;

/** What the deletion stops, erases and, taken back, lets run again. */
const words: Readonly<Record<AccountKind, { stops: string; erases: string; resumes: string }>> = {
  career: {
    stops:
      'You asked me to delete your account. From now on I begin nothing new: your campaigns are paused, and a paid plan ends with its month.',
    erases:
      'your profile, files and applications are erased. What employers already received stays with them.',
    resumes:
      'You took the deletion of your account back. Nothing was erased, and the campaigns it paused run again. A paid plan stays cancelled until you resume it.',
  },
  business: {
    stops: 'You asked me to delete your account. From now on I begin nothing new.',
    erases: 'your account and your business profile are erased.',
    resumes: 'You took the deletion of your account back. Nothing was erased.',
  },
};

/** The lines of the list that say the same. */
export const noticeWords: Readonly<Record<AccountKind, { asked: string; takenBack: string }>> = {
  career: {
    asked: 'Your campaigns are paused. You can keep the account until then.',
    takenBack: 'Nothing was erased, and the campaigns the deletion paused run again.',
  },
  business: {
    asked: 'You can keep the account until then.',
    takenBack: 'Nothing was erased.',
  },
};

const dayFor = (at: Date, timeZone: string): string =>
  momentInWords(at.getTime(), 'full', { timeZone, language: 'en' });

export const exportReady = (config: Config, { expiresAt, timeZone, kind }: Reader & { expiresAt: Date }) =>
  composeMail('Your Legwork export is ready', [
    'You asked for everything I hold about you. It is packed into one archive.',
    `Sign in and fetch it here until ${dayFor(expiresAt, timeZone)}:`,
    page(config, { kind }),
    'If you did not ask for it, change your password: somebody else may know it.',
  ]);

export const deletionAsked = (config: Config, { dueAt, timeZone, kind }: Reader & { dueAt: Date }) =>
  composeMail(`Your Legwork account ends on ${dayFor(dueAt, timeZone)}`, [
    words[kind].stops,
    `On ${dayFor(dueAt, timeZone)} ${words[kind].erases}`,
    'If you change your mind before then, sign in and keep your account here:',
    page(config, { kind }),
  ]);

export const deletionTakenBack = (config: Config, { kind }: Pick<Reader, 'kind'>) =>
  composeMail('Your Legwork account stays', [
    words[kind].resumes,
    'If that was not you, change your password and ask for the deletion again:',
    page(config, { kind }),
  ]);

export const deletionDone = () =>
  composeMail('Your Legwork account is deleted', [
    'As you asked two weeks ago, your account and everything in it are erased. Copies of it are gone within 30 days; should I be restored from one before then, your account is erased from it before I answer anybody.',
    'This is the last mail you get from me.',
  ]);
