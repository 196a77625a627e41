import { describe, expect, it, test } from 'vitest';
import { classifyReply } from './classify.ts';
import { linkReply } from './link.ts';

const read = (text: string, more: { title?: string; calendar?: string; subject?: string } = {}) =>
  classifyReply(
    {
      from: 'Ann <ann@harbour.example>',
      subject: more.subject ?? 'Hello',
      text,
      calendar: more.calendar ?? '',
    },
    { linked: true, titles: { own: more.title ?? 'Welder', others: [] } },
  ).label;

const calendar = (method: string) =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nSUMMARY:Sam / Ann - Welder\nEND:VEVENT\nEND:VCALENDAR`;

describe('a mail about an application', () => {
  it('reads a title as a position, not by its words', () => {
    expect(
      read('I am sorry to say that Assistant Manager has gone to Bea.', { title: 'Assistant Manager' }),
    ).toBe('rejected');
    expect(
      read('The file of Interview Scheduling Clerk is here.', { title: 'Interview Scheduling Clerk' }),
    ).not.toBe('interview');
  });

  it('takes what would become of any file for no refusal of this one', () => {
    const asked = 'Please send us two references.';
    expect(read(`${asked} Files that remain incomplete will not be considered further.`)).toBe(
      'info-request',
    );
    expect(
      read('Thank you for your interest. Unfortunately your application will not be considered further.'),
    ).toBe('rejected');
  });

  it('understands people who say tu', () => {
    expect(read("On t'offre 26,50 $ l'heure, début le 26.")).toBe('offer');
    expect(read("On serait contents que tu te joignes à l'équipe!")).toBe('offer');
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
