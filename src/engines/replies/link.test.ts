import { describe, expect, it } from 'vitest';
import { linkReply, titlesAt } from './link.ts';

const sent = (id: string, company: string, title: string, receipt = '') => ({
  id,
  company,
  title,
  sentAt: '2026-01-05T00:00:00Z',
  receipt,
});
const applications = [
  sent('h1', 'Harbour Foods Inc.', 'Store Manager'),
  sent('h2', 'Harbour Foods Inc.', 'Assistant Store Manager'),
  sent('o1', 'Oak & Ash Millwork', 'Cabinet Maker', 'OA-7713'),
];
const linked = (from: string, subject: string, text = '') =>
  linkReply({ from, subject, text }, applications).id;

describe('a mail is linked', () => {
  it.each([
    ['Oak & Ash Millwork <jobs@ats.example>', 'Thank you', '', 'o1'],
    ['Jo <jo@oakandash.example>', 'Hello', '', 'o1'],
    ['no-reply@ats.example', 'Your application OA-7713', '', 'o1'],
    ['Harbour Foods <jobs@harbourfoods.example>', 'Assistant Store Manager', '', 'h2'],
    ['Harbour Foods <jobs@harbourfoods.example>', 'Hello', 'About the Store Manager position', 'h1'],
    ['Harbour Foods <jobs@harbourfoods.example>', 'Hello', 'About your application', null],
    [
      'Harbour Foods <jobs@harbourfoods.example>',
      'Hello',
      'Store Manager is filled; Assistant Store Manager stays open',
      null,
    ],
    [
      'Oak & Ash Millwork <jobs@ats.example>',
      'Your application',
      'We chose others for the position of Night Accountant.',
      null,
    ],
    ['alerts@jobs.example', 'New jobs', 'Harbour Foods Inc. and Oak & Ash Millwork are hiring', null],
    ['someone@else.example', 'Cabinet Maker', '', null],
    ['Jo <jo.oakandash@mail.example>', 'Hello', '', 'o1'],
    ['Oak & Ash Millwork <jobs@ats.example>', 'CM vacancy', 'About the post of CM', 'o1'],
  ])('from %s, “%s”, “%s”: %s', (from, subject, text, id) => {
    expect(linked(from, subject, text)).toBe(id);
  });
});

const before = (from: string) => ({
  from,
  subject: 'Friday?',
  text: 'About the Store Manager position',
  messageId: '1',
  applicationId: 'h1',
});
const answer = (from: string) =>
  linkReply({ from, subject: 'Re: Friday?', text: 'See you then.' }, applications, [before(from)]).id;

describe('an answer in a thread with a short subject', () => {
  it('belongs to what the person who wrote both was writing about', () => {
    expect(answer('Jo <jo@harbourfoods.example>')).toBe('h1');
  });

  it('says nothing where a machine wrote both', () => {
    expect(answer('Harbour Foods <noreply@harbourfoods.example>')).toBeNull();
  });
});

it('knows the titles of the other applications to the same employer', () => {
  expect(titlesAt('h1', applications)).toEqual({ own: 'Store Manager', others: ['Assistant Store Manager'] });
  expect(titlesAt('o1', applications)?.others).toEqual([]);
  expect(titlesAt(null, applications)).toBeUndefined();
});

describe('a number of an earlier mail', () => {
  const numbered = {
    ...before('Harbour Foods <jobs@harbourfoods.example>'),
    subject: 'HF-26-STORE-118 received',
  };
  const later = (text: string) =>
    linkReply({ from: 'jobs@ats.example', subject: 'HF-26-STORE-118', text }, applications, [numbered]);

  it('links what carries it', () => {
    expect(later('Your interview is on Friday.').id).toBe('h1');
  });

  it('links nothing that names another title there', () => {
    expect(later('About the Assistant Store Manager position.').id).toBeNull();
  });
});

const named = (from: string) =>
  linkReply({ from, subject: 'So?', text: 'When do you see Oak & Ash Millwork?' }, applications);

it('knows a mail that only names the employer', () => {
  expect(named('Sam <sam@mail.example>')).toMatchObject({ id: 'o1', byWords: true });
  expect(named('Jo <jo@oakandash.example>').byWords).toBeUndefined();
});

const isPlaced = (subject: string, text: string, from = 'Jo <jo@oakandash.example>') =>
  linkReply({ from, subject, text }, applications).placed === true;

describe('a mail is placed', () => {
  it('by half of the words of the title in whatever form, or by a number', () => {
    expect(isPlaced('Cabinets', 'We chose somebody else.')).toBe(true);
    expect(isPlaced('OA-7713', 'We chose somebody else.')).toBe(true);
    expect(isPlaced('Your visit', 'We chose somebody else.')).toBe(false);
  });

  it('never where its words alone name the employer', () => {
    const friend = 'Sam <sam@mail.example>';
    expect(isPlaced('So?', 'Did Oak & Ash Millwork take you as a cabinet maker?', friend)).toBe(false);
  });
});
