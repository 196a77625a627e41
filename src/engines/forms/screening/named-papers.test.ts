import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const { master } = context();
const certificate = (name: string, validUntil?: string) => ({ name, issuer: '', date: '', validUntil });
const resume = {
  ...master.resume,
  certificates: [
    certificate('FIMO marchandises'),
    certificate('FCO marchandises', '2099-01'),
    certificate('CACES R489 catégorie 3', '2099-05'),
    certificate('Blaster card, Victoria', '2099-06'),
    certificate('HLTAID009 Provide CPR', '2020-08'),
    certificate('OSHA 30-Hour Construction'),
  ],
} as typeof master.resume;
const told = (meaning: string, value: unknown, parameter = '') => ({
  id: meaning,
  meaning,
  parameter,
  value,
  at: '2026-01-01',
});
const some = [
  told('shift.availability', ['days', 'nights']),
  told('notice_period', { weeks: 4 }),
  told('drivers_licence', { has: true, class: 'B, C, CE', region: 'FR' }),
  told('vehicle.own', false),
  told('onsite.willing', { cities: ['Lévis'], max_days_per_week: 3 }),
  told('salary.expected', { currency: 'INR', period: 'year', min: 2_200_000 }),
  told('demo.veteran', 'I identify as a protected veteran'),
];
const answered = (label: string, choices: string[] = [], kind: FormQuestion['kind'] = 'single') =>
  planForm([q(label, choices.length === 0 ? 'short' : kind, { choices })], {
    ...context({ told: some }),
    master: { ...master, resume },
  }).fields[0]?.display ?? null;

const IN_DATE = 'Tick the training that is in date today';
const onDays = (days: string) =>
  answered(`Pouvez-vous travailler sur place à notre bureau de Lévis ${days}?`, ['Oui', 'Non']);

describe('a certificate that a question names', () => {
  it('answers it, whatever else its words seem to ask', () => {
    expect(answered('FCO marchandises à jour ?', ['Oui', 'Non'])).toBe('Oui');
  });

  it('is what the plan says was asked then', () => {
    const [field] = planForm([q('FCO marchandises à jour ?', 'single', { choices: ['Oui', 'Non'] })], {
      ...context({ told: some }),
      master: { ...master, resume },
    }).fields;
    expect(field?.topic).toMatch(/^certifications/);
  });

  it('is known by words cut short beside one in full, and by none that are all cut', () => {
    expect(answered('CACES R489 cat. 3 en cours de validité', ['Oui', 'Non'])).toBe('Oui');
    expect(answered('Blaster card (Vic) - is yours current?', ['Yes', 'No'])).toBe('Yes');
    expect(answered('Do you hold a Vic card?', ['Yes', 'No'])).toBeNull();
  });

  it('may stand in the sentence before, with more that is said of it there', () => {
    const label = 'CPR (HLTAID009) has to be renewed every 12 months. Is your certification still valid?';
    expect(answered(label, ['Yes', 'No'])).toBe('No');
    expect(
      answered('Welding has to be tested every 2 years. Is your certification still valid?', ['Yes', 'No']),
    ).toBe(null);
  });

  it('is completed by the one choice that is recorded', () => {
    expect(answered('Which OSHA course have you completed?', ['OSHA 10', 'OSHA 30', 'Neither'])).toBe(
      'OSHA 30',
    );
  });

  it('is past its end by the choice that says it is held and not that it stands', () => {
    const ways = ['Obtenu, en cours de validité', 'Obtenu, à renouveler', 'Jamais obtenu'];
    expect(answered('FCO marchandises', ways)).toBe('Obtenu, en cours de validité');
    expect(answered('CPR (HLTAID009)', ['Held and current', 'Held, to be redone', 'Never held'])).toBe(
      'Held, to be redone',
    );
    expect(answered('CPR (HLTAID009)', ['Held and current', 'Booked', 'Never held'])).toBeNull();
  });

  it('is what makes somebody be what it says, or puts them on a roll, and no work in that name', () => {
    expect(answered('Are you commissioned as a blaster in Victoria?', ['Yes', 'No'])).toBe('Yes');
    expect(answered('Are you employed as a blaster in Victoria?', ['Yes', 'No'])).toBeNull();
    expect(answered('Êtes-vous inscrite au registre FCO marchandises ?', ['Oui', 'Non'])).toBe('Oui');
    expect(answered('Êtes-vous inscrite à un cours de FCO marchandises ?', ['Oui', 'Non'])).toBeNull();
  });

  it('is ticked among others where several of these are recorded, whatever the question calls them', () => {
    const these = ['FCO marchandises', 'HLTAID009 Provide CPR', 'Working at heights'];
    expect(answered(IN_DATE, these, 'multi')).toBe('FCO marchandises');
    expect(answered(IN_DATE, these.slice(1), 'multi')).toBeNull();
  });

  it('tells when it ends, and never its number', () => {
    for (const label of ['N° de carte FCO', 'No. de permis FCO', 'Number of your FCO card'])
      expect(answered(label)).toBeNull();
    expect(answered('FCO marchandises : mois et année d’expiration')).toBe('2099-01');
    expect(answered('FCO marchandises no.')).toBeNull();
    expect(answered('WWCC no.')).toBeNull();
  });
});

describe('what was told', () => {
  it('gives the classes of a licence where all of them are offered', () => {
    const label = 'Cochez les permis dont vous êtes titulaire';
    expect(answered(label, ['B', 'C', 'CE', 'D'], 'multi')).toBe('B, C, CE');
    expect(answered(label, ['A', 'B', 'D'], 'multi')).toBeNull();
  });

  it('says that nobody owns a car by whatever name who owns none', () => {
    expect(answered('Possédez-vous une auto ?', ['Oui', 'Non'])).toBe('Non');
    expect(answered('Avez-vous accès à une auto ?', ['Oui', 'Non'])).toBeNull();
  });

  it('counts days of the week that are named', () => {
    expect(onDays('les mardis et jeudis')).toBe('Oui');
    expect(onDays('les lundis, mardis, mercredis et jeudis')).toBe('Non');
    expect(onDays('du lundi au jeudi')).toBeNull();
  });

  it('is a sum in the unit that is asked for, not in one that is ruled out', () => {
    const label = 'Lowest annual pay you would accept, in rupees';
    expect(answered(`${label} (in lakhs)`)).toBe('22');
    expect(answered(`${label} (full figure, not in lakhs)`)).toBe('2200000');
  });

  it('covers hours that the sentence before names, which may end in an hour', () => {
    const label = "Le poste s'effectue de nuit, de 21 h à 5 h. Êtes-vous disponible sur ces horaires ?";
    expect(answered(label, ['Oui', 'Non'])).toBe('Oui');
  });

  it('is one status of equal opportunity whatever the question is headed', () => {
    expect(
      answered('VEVRAA self-identification', [
        'I belong to one or more of the categories of protected veterans',
        'I am a veteran but not a protected veteran',
        'I am not a veteran',
      ]),
    ).toBe('I belong to one or more of the categories of protected veterans');
  });
});
