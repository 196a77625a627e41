import { expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';
import { addressTopic } from './address-parts.ts';

it.each([
  ['Address (number, street, apartment)', 'address.line1'],
  ['Adresse (numéro, rue, appartement)', 'address.line1'],
  ['Address, apartment included', 'address.line1'],
  ['Street, city and postal code', 'address.full'],
  ['Address, including postal code', 'address.full'],
  ['Postal code and city', 'address.full:postal city'],
  ['Street and town', 'address.full:street city'],
])('knows an address by the parts that a label lists: %s', (label, topic) => {
  expect(addressTopic(label)).toBe(topic);
});

it.each([
  'Apartment',
  'Postal code',
  'Postal address',
  'City and province',
  'Street address of your employer and city',
])(
  'says nothing of one part, of a place without a street or a code, and of what may be another’s: %s',
  (label) => {
    expect(addressTopic(label)).toBeNull();
  },
);

const values = {
  '/basics/location/address': '12 Elm Street, Unit 4',
  '/basics/location/city': 'Hamilton',
  '/basics/location/postalCode': 'L8P 1A1',
};
const { master } = context();
const home = context({
  address: { line1: '12 Elm Street', line2: 'Unit 4' },
  master: {
    ...master,
    resume: {
      ...master.resume,
      basics: {
        ...master.resume.basics,
        location: {
          ...master.resume.basics.location,
          address: '12 Elm Street, Unit 4',
          city: 'Hamilton',
          postalCode: 'L8P 1A1',
        },
      },
    },
    facts: [
      ...master.facts,
      ...Object.entries(values).map(([path, value], at) => ({
        id: `home ${at}`,
        path,
        value,
        source: { kind: 'person' as const, at: '2026-01-01T00:00:00Z', where: 'profile' as const },
      })),
    ],
  },
});
const given = (...labels: string[]): unknown[] =>
  planForm(
    labels.map((label) => q(label, 'short')),
    home,
  ).fields.map(({ value }) => value);

it('gives a line that lists parts of an address these parts, and what is behind the door never alone', () => {
  expect(given('Address (number, street, apartment)')).toEqual(['12 Elm Street, Unit 4']);
  expect(given('Postal code and city')).toEqual(['L8P 1A1 Hamilton']);
  expect(given('City, province, postal code')).toEqual([]);
});
