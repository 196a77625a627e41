import { describe, expect, it } from 'vitest';
import { aPosting } from '#testing/boards/factories.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const rights = {
  told: [
    { id: 'a', meaning: 'work_auth.authorized', parameter: 'CA', value: true, at: '2026-01-01' },
    { id: 's', meaning: 'sponsorship.required', parameter: 'CA', value: false, at: '2026-01-01' },
  ],
};
const said = (label: string, choices: string[]) =>
  planForm([q(label, 'single', { choices })], context(rights)).fields[0]?.display ?? null;

describe('the right to work', () => {
  it('is that in the country which the choices name, and in none where they name several', () => {
    expect(said('Are you legally authorized to work?', ['Yes, in Canada', 'No, not in Canada'])).toBe(
      'Yes, in Canada',
    );
    expect(said('Are you legally authorized to work?', ['Yes, in France', 'No, not in France'])).toBeNull();
    expect(said('Will you need a visa?', ['Yes, for Canada', 'Yes, for France', 'No'])).toBeNull();
    expect(said('Will you require sponsorship?', ['Yes, Canada', 'Yes, United States', 'No'])).toBeNull();
  });
});

const bank = (facts: readonly (readonly [meaning: string, parameter: string, value: unknown])[]) => ({
  told: facts.map(([meaning, parameter, value]) => ({
    id: `${meaning} ${parameter}`,
    meaning,
    parameter,
    value,
    at: '2026-01-01',
  })),
  posting: { ...context().posting, places: ['Newcastle, Australia'] },
});

describe('somebody who works in a country as a citizen of another', () => {
  const own = bank([
    ['work_auth.authorized', 'AU', true],
    ['work_auth.status', 'AU', 'New Zealand citizen, Special Category visa (subclass 444)'],
    ['sponsorship.required', 'AU', false],
    ['citizenship', '', 'New Zealand'],
  ]);
  const chosen = (label: string, choices: string[]) =>
    planForm([q(label, 'single', { choices })], context(own)).fields[0]?.display ?? null;
  const written = (label: string) => planForm([q(label, 'short')], context(own)).fields[0]?.display ?? null;

  it('is no citizen of that one', () => {
    expect(chosen('Your status in Australia', ['Citizen', 'Permanent resident', 'Other visa'])).not.toBe(
      'Citizen',
    );
    expect(chosen('Are you an Australian citizen?', ['Yes', 'No'])).toBe('No');
  });

  it('is what a choice says of them in a sentence', () => {
    const choices = [
      "I'm an Australian citizen",
      "I'm a New Zealand citizen (subclass 444)",
      'I cannot work in Australia at present',
    ];
    expect(chosen('What is your right to work in Australia?', choices)).toBe(choices[1]);
  });

  it('gives the number that those who are no citizens are asked for, and not what they are citizens of', () => {
    expect(written('If you are not an Australian citizen, state your visa subclass')).toBe('444');
    expect(written('Australian citizen? If not, give your country of birth')).toBeNull();
  });
});

describe('a question for the details of a permit that says what to write without one', () => {
  const label =
    'If you need a permit to work here, give its type and expiry date; if you do not need one, enter N/A';
  const written = (facts: Parameters<typeof bank>[0]) =>
    planForm([q(label, 'short')], context(bank(facts))).fields[0]?.display ?? null;

  it('is answered so by whoever may stay for good, and by nobody else', () => {
    const authorized = ['work_auth.authorized', 'AU', true] as const;
    expect(written([authorized, ['work_auth.status', 'AU', 'Australian citizen']])).toBe('N/A');
    expect(written([authorized, ['work_auth.status', 'AU', 'Student visa']])).toBeNull();
    expect(written([authorized])).toBeNull();
  });
});

const ofUnion = (value: string) =>
  planForm(
    [q('Are you an EU citizen?', 'single', { choices: ['Yes', 'No'] })],
    context(bank([['citizenship', '', value]])),
  ).fields[0]?.display ?? null;

describe('citizenship of the European Union', () => {
  it('is that of whoever is a citizen of a country in it, and open for others, who may have a second one', () => {
    expect(ofUnion('Belgium')).toBe('Yes');
    expect(ofUnion('New Zealand')).toBeNull();
  });
});

describe('a label of few words whose choices are what one may be in a country', () => {
  const choices = [
    'Australian citizen',
    'Permanent resident',
    'Temporary visa that allows me to work',
    'No right to work',
  ];
  const chosen = (status: string) =>
    planForm(
      [q('Work rights in Australia', 'single', { choices })],
      context(
        bank([
          ['work_auth.authorized', 'AU', true],
          ['work_auth.status', 'AU', status],
        ]),
      ),
    ).fields[0]?.display ?? null;

  it('asks for the status there, a right for a time being that of whoever is neither a citizen nor a resident', () => {
    expect(chosen('Temporary Skill Shortage visa (subclass 482)')).toBe(
      'Temporary visa that allows me to work',
    );
    expect(chosen('Australian citizen')).toBe('Australian citizen');
    expect(chosen('Permanent resident')).toBe('Permanent resident');
  });
});

/** What is answered where the employer is a trust in Canada. */
const atTrust = (label: string) =>
  planForm([q(label, 'single', { choices: ['Yes', 'No'] })], {
    ...context(bank([['sponsorship.required', 'CA', false]])),
    posting: aPosting('board', { company: 'Larkspur Learning Trust', places: ['Ottawa, Ontario, Canada'] }),
  }).fields[0]?.display ?? null;

describe('a question for help with the right to work that names the employer in part', () => {
  it('is of the country of the post, and of none where a place is named that is not theirs', () => {
    expect(atTrust('Would you need sponsorship from the Trust?')).toBe('No');
    expect(atTrust('Would you need sponsorship in Ruritania?')).toBeNull();
  });
});
