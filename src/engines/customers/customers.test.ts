import { describe, expect, test } from 'vitest';
import { emailOf, phoneOf, regionOf } from './identities.ts';
import { peopleIn } from './people.ts';
import type { RowValues } from './statements.ts';

const file = {
  source: 'square',
  isOfWithdrawn: false,
  hasPurchases: true,
  words: (line: number, field: string) => `${field} of ${line}`,
};
const people = (...rows: RowValues[]) =>
  peopleIn(
    rows.map((values, place) => [place + 2, values] as const),
    file,
  );
const saidOf = (values: RowValues, of: Partial<typeof file> = {}) =>
  peopleIn([[2, { email: 'ada@example.com', ...values }]], { ...file, ...of }).people[0]?.statements.map(
    ({ channel, kind, basis, day, lastDay }) => [channel, kind, basis, day, lastDay],
  );

describe('what somebody is known by', () => {
  test.each([
    [' SAM@Example.com ', 'sam@example.com'],
    ['sam@example', null],
    ['sam at example.com', null],
    ['a@b.ca, c@d.ca', null],
  ])('is an address in small letters: %s', (text, address) => {
    expect(emailOf(text)).toBe(address);
  });

  test.each([
    ['(902) 555-0141', '+19025550141'],
    ["'+1 902 555 0141 ext. 12", '+19025550141'],
    ['+33 1 42 68 53 00', '+33142685300'],
    ['555-0141', null],
    ['0142685300', null],
    ['+1 042 685 3000', null],
  ])('is a phone number with its country: %s', (text, phone) => {
    expect(phoneOf(text)).toBe(phone);
  });

  test('lies in a province, however that is written', () => {
    expect(['QC', 'Québec', 'ont.', 'Nova Scotia', 'Maine'].map(regionOf)).toEqual([
      'QC',
      'QC',
      'ON',
      'NS',
      '',
    ]);
  });
});

describe('rows of a file', () => {
  test('are about one person by the same address, also where the number differs', () => {
    const { people: found, merged } = people(
      { email: 'ada@example.com', phone: '9025550141', first_name: 'Ada', last_name: 'Roy' },
      { email: 'ADA@example.com', phone: '9025550199' },
      { phone: '902-555-0199' },
    );
    expect([found.length, merged]).toEqual([1, 2]);
    expect(found[0]).toMatchObject({ name: 'Ada Roy', line: 2 });
    expect(found[0]?.identities).toHaveLength(3);
  });

  test('with two addresses on one phone number are two people, and the number stays with the first', () => {
    const { people: found, sharedPhones } = people(
      { email: 'ada@example.com', phone: '9025550141' },
      { email: 'bo@example.com', phone: '9025550141' },
    );
    expect(found.map(({ identities }) => identities.length)).toEqual([2, 1]);
    expect(sharedPhones).toBe(1);
    // A no to the number is one, whoever of them said it.
    const [, bo] = people(
      { email: 'ada@example.com', phone: '9025550141' },
      { email: 'bo@example.com', phone: '9025550141', consent_sms: 'no' },
    ).people;
    expect(bo?.stopped).toEqual([{ channel: 'sms', kind: 'phone', value: '+19025550141' }]);
  });

  test('without anything to know somebody by are nobody, and a number counts for the system that gave it', () => {
    expect(people({ first_name: 'Ada' }).nobody).toEqual([2]);
    expect(peopleIn([[2, { source_ref: '17' }]], { ...file, source: null }).nobody).toEqual([2]);
    expect(people({ source_ref: '17' }).people[0]?.identities).toEqual([
      { kind: 'till', value: 'square:17' },
    ]);
  });
});

describe('what a row says of consent', () => {
  test('is a yes with its day where there is one, and without where there is none', () => {
    expect(saidOf({ consent_email: 'yes' })).toEqual([['email', 'given', 'express', null, null]]);
    expect(saidOf({ consent_at: '2026-06-01', confirmed_at: '2026-06-02' })).toEqual([
      ['email', 'given', 'express', '2026-06-02', null],
    ]);
    expect(saidOf({ consent_sms: 'yes' })).toEqual([['sms', 'given', 'express', null, null]]);
  });

  test('is nothing where it says neither yes nor no', () => {
    expect(saidOf({ consent_email: 'unknown', consent_at: '2026-06-01', consent_sms: 'unknown' })).toEqual(
      [],
    );
  });

  test('is implied for two years by a purchase, by email alone', () => {
    expect(saidOf({ last_seen: '2024-02-29' })).toEqual([
      ['email', 'given', 'implied_purchase', '2024-02-29', '2026-02-28'],
    ]);
    expect(saidOf({ last_seen: '2026-02-14', orders: 0 })).toEqual([]);
    expect(saidOf({ last_seen: '2026-02-14' }, { hasPurchases: false })).toEqual([]);
  });

  test('is a no, whatever else the row says', () => {
    const no = [['email', 'withdrawn', null, null, null]];
    expect(saidOf({ consent_email: 'no', last_seen: '2026-02-14' })).toEqual(no);
    expect(saidOf({ consent_email: 'yes', refused: 'no' })).toEqual(no);
    expect(saidOf({ consent_email: 'yes' }, { isOfWithdrawn: true })).toEqual(no);
    expect(saidOf({ consent_email: 'yes', withdrawn: '2026-03-02 10:00' })).toEqual([
      ['email', 'withdrawn', null, '2026-03-02', null],
    ]);
    expect(saidOf({ consent_email: 'yes', withdrawn: 'never' })).toEqual([
      ['email', 'given', 'express', null, null],
    ]);
  });
});
