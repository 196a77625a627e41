import { describe, expect, it } from 'vitest';
import { linkReply } from '#engines/replies/link.ts';
import type { EarlierMail } from '#engines/replies/thread.ts';

const sent = (id: string, company: string, title: string, location = '') => ({
  id,
  company,
  title,
  location,
  sentAt: '2026-01-05',
});
const wards = [
  sent('medicine', 'Tarnwater Hospitals', 'Staff Nurse, Acute Medicine (Band 5)', 'Kendal'),
  sent('frailty', 'Tarnwater Hospitals', 'Staff Nurse, Frailty Unit (Band 6)', 'Penrith'),
];
const houses = [
  sent('optique', 'Verrault Optique', 'Coordonnatrice, ventes', 'Laval'),
  sent('audition', 'Verrault Audition', 'Coordonnatrice, expérience client', 'Montréal'),
];
const WARD = 'Ana Reyes <ana@tarnwater.example>';
const before = (applicationId: string, subject: string, from = WARD): EarlierMail => ({
  from,
  subject,
  text: 'Thank you.',
  messageId: subject,
  applicationId,
});

describe('of several applications at an employer a mail means', () => {
  it.each([
    [
      'the one whose title it names without its brackets',
      'Job title: Staff Nurse, Acute Medicine',
      'medicine',
    ],
    [
      'the one of a part of the firm that something leads to',
      'I am the matron for frailty. Call me.',
      'frailty',
    ],
    ['the one of a level that something leads to', 'You put in for our band 6. Call me.', 'frailty'],
    ['the one of a place', 'Come to our Penrith site on Friday.', 'frailty'],
    ['none where nothing tells them apart', 'Come and see us on Friday.', null],
    [
      'none that only a list of open posts names',
      'We chose others.\nPosts you might like: Staff Nurse, Frailty Unit (Band 6) - Ward Manager - Porter',
      null,
    ],
    [
      'none that is only named under the name of its sender',
      'We chose others.\nAna Reyes\nNow hiring: Staff Nurse, Frailty Unit',
      null,
    ],
  ])('%s', (_, text, id) => {
    expect(linkReply({ from: WARD, subject: 'Hello', text }, wards).id).toBe(id);
  });

  it('the one whose number it carries, and not the one of another number of the kind', () => {
    const earlier = [before('medicine', 'Your form TW/26/114')];
    const about = (subject: string) =>
      linkReply({ from: WARD, subject, text: 'Come on Friday.' }, wards, earlier).id;
    expect([about('TW/26/114'), about('TW/26/117')]).toEqual(['medicine', 'frailty']);
  });
});

it('a mail with another number of the kind is about another job of the only employer that it can be of', () => {
  const [only] = wards;
  const earlier = [before('medicine', 'Your form TW/26/114')];
  const link = linkReply({ from: WARD, subject: 'TW/26/209, porter', text: '' }, only ? [only] : [], earlier);
  expect(link.id).toBeNull();
});

describe('a mail of a group of which each house is another employer means', () => {
  const group = 'Groupe Verrault <rh@groupeverrault.example>';
  it.each([
    ['the house that it names', 'Votre candidature à la bannière Audition est reçue.', 'audition'],
    ['the one whose title it names', 'Merci pour le poste : Coordonnatrice, ventes', 'optique'],
    [
      'none where it names neither, whatever the place of its office',
      'Merci.\nGroupe Verrault inc., Laval',
      null,
    ],
  ])('%s', (_, text, id) => {
    expect(linkReply({ from: group, subject: 'Votre candidature', text }, houses).id).toBe(id);
  });
});

it('knows an employer whose address shortens a saint or adds an s', () => {
  const applications = [
    sent('metal', 'Métal Saint-Cyr', 'Machiniste'),
    sent('kayak', 'Kelpie Kayak Tours', 'Guide'),
  ];
  const from = (address: string) =>
    linkReply({ from: address, subject: 'Salut', text: 'À lundi.' }, applications).id;
  expect([from('Denis <denis@metalstcyr.example>'), from('Macca <macca@kelpiekayaks.example>')]).toEqual([
    'metal',
    'kayak',
  ]);
});

describe('a mail is about', () => {
  const from = (address: string, subject: string, text: string, ...applications: ReturnType<typeof sent>[]) =>
    linkReply({ from: address, subject, text }, applications).id;
  const anywhere = [
    sent('a', 'Larch Living', 'Lead Cook', 'Cranston'),
    sent('b', 'Larch Living', 'Lead Cook', 'Munro'),
  ];
  const groups = [
    sent('x', 'Autobus Beaulieu', 'Mécanicien'),
    sent('y', 'Transport Haute-Rive', 'Mécanicien'),
  ];
  const bank = [
    sent('p', 'Tallow Bank', 'Engineer II'),
    sent('q', 'Tallow Bank', 'Engineer II, Fraud Platforms'),
  ];

  it('the one of two with the same title whose place stands beside it', () => {
    expect(
      from('no-reply@larch.example', 'Lead Cook (Munro): submitted', 'Position: Lead Cook', ...anywhere),
    ).toBe('b');
  });

  it('the employer that its subject names where it names several', () => {
    const text = 'Le Groupe Tercel est propriétaire d’Autobus Beaulieu et de Transport Haute-Rive.';
    expect(from('rh@tercel.example', 'Reçue : Autobus Beaulieu', text, ...groups)).toBe('x');
  });

  it('the one whose number stands in its title', () => {
    const [one, other] = [
      sent('s', 'Ville de Lac', 'Secrétaire (S-2526-44)'),
      sent('t', 'Ville de Lac', 'Agente (S-2526-51)'),
    ];
    expect(from('rh@depot.example', 'Affichage S-2526-51 : résultat', 'Merci.', one, other)).toBe('t');
  });

  it('none that stands below it with another number of the kind', () => {
    const text =
      'The role is filled.\nYou may like\nEngineer II, Fraud Platforms\nToronto - REQ-104512 Apply';
    expect(
      from('Tallow Bank <no-reply@tallow.example>', 'An update on REQ-104477', text, ...bank),
    ).toBeNull();
  });

  it('the one whose title it names where a word of the employer stands in its sender', () => {
    const cook = sent('c', "Pasquarelli's", 'Prep Cook');
    expect(from('Pat Pasquarelli <pat@freemail.example>', 'prep cook', 'Come by on Monday.', cook)).toBe('c');
    expect(from('Pat Moran <pat@freemail.example>', 'prep cook', 'Come by on Monday.', cook)).toBeNull();
  });

  it('the one whose title says which house of the employer it is, when that writes', () => {
    const cook = sent('c', 'Holloway Hospitality', 'Line Cook, Saltbox Tavern');
    expect(from('Dana <dana@saltboxtavern.example>', 'Thursday?', 'Come by on Thursday.', cook)).toBe('c');
  });
});
