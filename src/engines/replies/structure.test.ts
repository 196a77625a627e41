import { describe, expect, it, test } from 'vitest';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { classifyReply } from './classify.ts';
import { linkReply } from './link.ts';

const model = learnedModel('mail-answers');
const reply = (text: string, more: { title?: string; calendar?: string; subject?: string } = {}) =>
  classifyReply(
    {
      from: 'Ann <ann@harbour.example>',
      subject: more.subject ?? 'Hello',
      text,
      calendar: more.calendar ?? '',
    },
    { linked: true, titles: { own: more.title ?? 'Welder', others: [] } },
    model,
  );
const read = (...given: Parameters<typeof reply>) => reply(...given).label;
/** What the person sees: the label, or what they are asked to confirm. */
const shown = (...given: Parameters<typeof reply>) => {
  const { label, likely } = reply(...given);
  return label === 'abstain' ? likely : label;
};

const calendar = (method: string) =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nSUMMARY:Sam / Ann - Welder\nEND:VEVENT\nEND:VCALENDAR`;

const mail = (from: string) => ({ from, subject: 'Hello', text: 'Tuesday it is.', messageId: 'a' });

describe('a mail about an application', () => {
  it('reads a title as a position, not by its words', () => {
    expect(
      shown('I am sorry to say that Assistant Manager has gone to Bea.', { title: 'Assistant Manager' }),
    ).toBe('rejected');
    expect(
      read('The file of Interview Scheduling Clerk is here.', { title: 'Interview Scheduling Clerk' }),
    ).not.toBe('interview');
  });

  it('takes what would become of any file for no refusal of this one', () => {
    const asked = 'Please send us two references.';
    expect(read(`${asked} Files that remain incomplete will not be considered further.`)).not.toBe(
      'rejected',
    );
  });

  it('takes a list of all the steps for no invitation, and a closed position for no receipt', () => {
    const steps = 'Le process : un appel de 30 minutes avec toi, puis une rencontre avec la team mardi.';
    expect(read(`Bonjour Sam. ${steps}`)).not.toBe('interview');
    expect(read('Our process: a phone interview with you, then a test. We are forty people.')).not.toBe(
      'interview',
    );
    const closed = 'The status of your application changed from Under review to Position closed.';
    expect(read(`Hi Sam, ${closed} Thank you for your interest in Harbour.`)).not.toBe('received');
  });

  it('comes from the same house when two of its people write', () => {
    const sent = [{ id: 'one', company: 'Rookwood Veterinary Referrals', title: 'Welder', sentAt: '' }];
    const before = [{ ...mail('Jobs <jobs@rookwoodvets.example>'), applicationId: 'one' }];
    const harriet = mail('Harriet <harriet@rookwoodvets.example>');
    expect(linkReply(harriet, sent, before).id).toBe('one');
    expect(linkReply(harriet, sent, []).id).toBeNull();
    const elsewhere = mail('Harriet <harriet@mailhost.example>');
    const hosted = [{ ...mail('Jobs <jobs@mailhost.example>'), applicationId: 'one' }];
    expect(linkReply(elsewhere, sent, hosted).id).toBeNull();
  });

  it('understands people who say tu', () => {
    expect(shown("On t'offre 26,50 $ l'heure, début le 26.")).toBe('offer');
    expect(shown('La place est à toi, tu commences lundi si ça te va.')).toBe('offer');
  });

  it('reads a calendar request that names no interview, and a cancelled one that will be at another time', () => {
    expect(read('You have been invited to the following event.', { calendar: calendar('REQUEST') })).toBe(
      'interview',
    );
    expect(read('Ann is ill; we will send a new time.', { calendar: calendar('CANCEL') })).toBe('interview');
    expect(read('Ann is ill today.', { calendar: calendar('CANCEL') })).not.toBe('interview');
  });

  it('leaves what a firm writes to its customers, and what asks for money, alone', () => {
    expect(read('Your appointment is confirmed for Saturday at 9:30: winter tire changeover.')).toBe('noise');
    expect(
      read('Félicitations! Vous êtes embauché. Envoyez 150 $ par virement pour réserver votre place.'),
    ).toBe('noise');
  });
});

test('a mail that names two applications is about the one it does not call the other', () => {
  const applications = ['Customer Lead', 'Logistics Analyst'].map((title, at) => ({
    id: `a${at}`,
    company: 'Harbour Foods',
    title,
    sentAt: '2026-01-05T00:00:00Z',
  }));
  const linked = (text: string) =>
    linkReply({ from: 'Harbour Foods <jobs@harbourfoods.example>', subject: 'Hello', text }, applications).id;
  expect(
    linked('We filled the Customer Lead role. Your other application, for Logistics Analyst, is still open.'),
  ).toBe('a0');
  expect(linked('We filled the Customer Lead role. The Logistics Analyst role is open.')).toBe(null);
});

describe('a mail with what a form waits for', () => {
  it.each([
    'Thank you for applying for Welder. We received your application. Enter the code 123456 on our page to confirm your e-mail address and submit it.',
    'Bonjour, nous avons bien reçu votre candidature. Pour la transmettre, saisissez le code 123456 dans le formulaire.',
    'Hi, thank you for applying for Welder. Please click the link below to confirm your application: https://x.example/abc',
    'Thanks for your application as Welder. To complete it, use this code: 123456',
  ])('is no receipt: “%s”', (text) => {
    expect(read(text)).toBe('noise');
  });

  it('is not told from an assessment by its code alone', () => {
    const text =
      'Hi Sam, the next step is an online test of 40 questions. Please take it by Friday. Enter the access code 1234 to start the test.';
    expect(shown(text)).toBe('assessment');
  });
});
