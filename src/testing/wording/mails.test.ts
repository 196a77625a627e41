import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text as insights } from '#engines/insights/messages.ts';
import { text as inbox } from '#server/features/career/inbox/messages.ts';
import { forwarded } from '#server/features/career/inbox/forwarded.ts';
import { digestMail } from '#server/features/career/reports/digest/digest-mail.ts';
import { deviceWords } from '#server/features/platform/accounts/history/device-words.ts';
import * as accountMails from '#server/features/platform/accounts/wording/mails.ts';
import { text as business } from '#server/features/localbiz/business/messages.ts';
import * as businessMails from '#server/features/localbiz/business/wording.ts';
import * as privacyMails from '#server/features/platform/privacy/wording.ts';
import { bareWords, pseudoReader, readHtml } from './bare-words.ts';

type Made = { subject: string; text: string; html: string };

const person = 'robin@example.com';
const [HOME, NAME, SENDER, SUBJECT, LINE] = [
  'https://career.example.com',
  'Rose of the harbour',
  'people@harbour.example',
  'About the night shift',
  'Come and see us on Monday',
];
const data = ['Legwork', 'LinkedIn', 'Google', 'Firefox', 'Windows', person, NAME, SENDER, SUBJECT, LINE];

const recipient = { to: person, reader: pseudoReader };
const config = { publicOrigin: 'https://example.com' };
const owner = { ...pseudoReader, kind: 'career', sides: ['career'], timeZone: 'America/Toronto' } as const;
const at = new Date('2026-11-30T14:00:00Z');
const funnel = { applied: 3, viewed: 0, interviews: 1, offers: 0 };
const tip = insights.message('tipOfLetters', {
  figures: 'few',
  yes: 4,
  yesOf: 10,
  no: 0,
  noOf: 10,
  yesShare: 0.4,
  noShare: 0,
});
const digest = {
  week: '2026-W47',
  from: '2026-11-16',
  until: '2026-11-22',
  sent: 3,
  answers: 2,
  interviews: 1,
  tip,
};

/** Every mail there is, by the module that makes it and the function's name. */
const mails: Record<string, Record<string, () => Made>> = {
  'platform/accounts/wording/mails.ts': {
    registrationCode: () => accountMails.registrationCode(recipient, '123456'),
    passwordCode: () => accountMails.passwordCode(recipient, '123456'),
    stepUpCode: () => accountMails.stepUpCode(recipient, '123456'),
    emailCode: () => accountMails.emailCode(recipient, '123456'),
    emailChanged: () => accountMails.emailChanged(recipient, HOME, person),
    addressWanted: () => accountMails.addressWanted(recipient, HOME),
    addressTaken: () => accountMails.addressTaken(recipient, HOME),
    passwordChanged: () => accountMails.passwordChanged(recipient, HOME),
    newDevice: () =>
      accountMails.newDevice(recipient, HOME, {
        device: deviceWords('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'),
        at: at.toISOString(),
      }),
    passkeyAdded: () => accountMails.passkeyAdded(recipient, HOME, NAME),
    passkeyRemoved: () => accountMails.passkeyRemoved(recipient, HOME, NAME),
    identityLinked: () => accountMails.identityLinked(recipient, HOME, 'google'),
    identityUnlinked: () => accountMails.identityUnlinked(recipient, HOME, 'linkedin'),
  },
  'platform/privacy/wording.ts': {
    exportReady: () => privacyMails.exportReady(config, owner, at),
    deletionAsked: () => privacyMails.deletionAsked(config, owner, at),
    deletionTakenBack: () => privacyMails.deletionTakenBack(config, owner),
    deletionDone: () => privacyMails.deletionDone(pseudoReader),
  },
  'localbiz/business/wording.ts': {
    invitationMail: () =>
      businessMails.invitationMail(config, pseudoReader, {
        by: NAME,
        business: NAME,
        role: 'manager',
        token: 'x',
        expiresAt: at,
      }),
    placeMail: () =>
      businessMails.placeMail(
        config,
        pseudoReader,
        business.message('joinedTitle', { name: NAME, business: NAME }),
        business.message('placeBody', { what: 'joined' }),
      ),
  },
  'career/reports/digest/digest-mail.ts': {
    digestMail: () =>
      digestMail(
        { digest, funnel, waiting: 2, handedOver: 1, activeCampaigns: 0 },
        { origin: HOME, token: 'x' },
        pseudoReader,
      ),
  },
  'career/inbox/forwarded.ts': {
    forwarded: () =>
      forwarded({ from: SENDER, subject: SUBJECT, text: `${LINE}\n`.repeat(200) } as never, pseudoReader),
  },
};

/** Makes a mail of a notice, whose title and sentence are messages by their type; and what we write to ourselves, in English. */
const OTHERS = ['platform/notifications/notify.ts', 'platform/contact/deliver-message.ts'];

test('every module that composes mails is known here, and every function of theirs', () => {
  const root = 'src/server/features/';
  const composing = globSync(`${root}**/*.ts`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('composeMail('))
    .map((path) => path.slice(root.length));
  expect(composing.toSorted()).toEqual([...Object.keys(mails), ...OTHERS].toSorted());
  const said = (path: string) => Object.keys(mails[path] ?? {}).toSorted();
  expect(Object.keys(accountMails).toSorted()).toEqual(said('platform/accounts/wording/mails.ts'));
  expect(Object.keys(businessMails).toSorted()).toEqual(said('localbiz/business/wording.ts'));
  expect(Object.keys(privacyMails).toSorted()).toEqual(said('platform/privacy/wording.ts'));
});

test.each(Object.values(mails).flatMap((made) => Object.entries(made)))(
  'the mail of %s has no word outside the catalogue but data, in its subject, its text and its HTML',
  (_name, make) => {
    const { subject, text, html } = make();
    for (const part of [subject, text, readHtml(html)]) {
      expect(part).toContain('⟦');
      expect(bareWords(part, data)).toEqual([]);
    }
  },
);

test('a bare word is found, also as a value within a message', () => {
  expect(bareWords('⟦Ýóúŕ⟧ code', [])).toEqual(['code']);
  expect(bareWords(inbox.for(pseudoReader)('forwardedFrom', { sender: 'nobody' }), [])).toEqual(['nobody']);
});
