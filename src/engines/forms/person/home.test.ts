import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const home = context();
const there = context({ person: { ...home.person, location: 'Hamilton, Ontario, Canada' } });
const given = (label: string): unknown => planForm([q(label, 'short')], there).fields[0]?.value;

describe('where the person lives', () => {
  it.each([
    'City',
    'Ville de résidence',
    'Lieu (ville)',
    'Dans quelle ville résidez-vous actuellement ?',
    'Your city',
  ])('is the town alone where nothing else is asked: %s', (label) => {
    expect(given(label)).toBe('Hamilton');
  });

  it.each(['City and province', 'Where are you based?'])('is said whole where more is asked: %s', (label) => {
    expect(given(label)).toBe('Hamilton, Ontario, Canada');
  });
});

describe('a full address', () => {
  const resume = {
    ...home.master.resume,
    basics: {
      ...home.master.resume.basics,
      location: {
        address: '1 Elm Street',
        city: 'Ottawa',
        region: 'Ontario',
        postalCode: 'K2P 0J8',
        countryCode: 'CA',
      },
    },
  };
  const facts = [
    ...home.master.facts,
    {
      id: 'there',
      path: '/basics/location',
      value: 'Ottawa',
      source: { kind: 'person' as const, at: '', where: 'profile' },
    },
  ];
  const address = (place: string): unknown =>
    planForm([q('Full postal address', 'long')], {
      ...home,
      master: { ...home.master, resume, facts },
      posting: { ...home.posting, places: [place] },
    }).fields[0]?.value;

  it('has its country where the job is in another one', () => {
    expect(address('Leeds, United Kingdom')).toBe('1 Elm Street, Ottawa, Ontario, K2P 0J8, Canada');
    expect(address('Ottawa, Ontario, Canada')).toBe('1 Elm Street, Ottawa, Ontario, K2P 0J8');
  });
});

describe('the name of a detail', () => {
  it.each(['Telephone (international format)', 'Cell Phone * (with area code, must receive text messages)'])(
    'may have brackets behind it that say how it is written: %s',
    (label) => {
      expect(given(label)).toBe(home.person.phone);
    },
  );

  it('is another one where its brackets say whose or which it is', () => {
    expect(given('Telephone (of a referee)')).toBeUndefined();
  });
});
