import { describe, expect, test } from 'vitest';
import { read, valuesOf } from '#testing/tables.ts';

const of = (...lines: string[]) => valuesOf(read(lines, { kind: 'customers' }));

const consents = (...lines: string[]) =>
  valuesOf(read(lines, { kind: 'customers', fields: { Consent: 'consent_email' } })).map(
    (values) => values['consent_email'],
  );

describe('columns of consent in a list of customers', () => {
  test('that name those who left are a no where they say yes, and say nothing where they say no', () => {
    const said = of('Client|Unsubscribed', 'Ada|Yes', 'Bo|No', 'Cy|');
    expect(said.map((values) => values['consent_email'])).toEqual(['no', 'unknown', 'unknown']);
    expect(of('Client|Do not text', 'Ada|Yes', 'Bo|No')[0]).toMatchObject({ consent_sms: 'no' });
  });

  test('that hold a day or a reason name those who left by it, and an address to leave at names nobody', () => {
    expect(of('Client|Unsub time', 'Ada|2026-03-02', 'Bo|')[0]).toMatchObject({ withdrawn: '2026-03-02' });
    expect(of('Client|Opt out reason', 'Ada|too many mails', 'Bo|')[0]).toMatchObject({
      withdrawn: 'too many mails',
    });
    expect(of('Client|Unsubscribe link', 'Ada|https://a.example/1', 'Bo|https://a.example/2')[0]).toEqual({});
  });

  test('are no yes of whoever the till itself added from a card', () => {
    expect(consents('Client|Consent|Instant profile', 'Ada|yes|yes', 'Bo|yes|no', 'Cy|no|yes')).toEqual([
      'unknown',
      'yes',
      'no',
    ]);
    expect(consents('Client|Consent|Origin', 'Ada|yes|Instant profile', 'Bo|yes|Merge')).toEqual([
      'unknown',
      'yes',
    ]);
  });

  test('give the day on which somebody agreed', () => {
    expect(of('Client|Opt-in date', 'Ada|2026-03-02', 'Bo|2026-04-13')[0]).toEqual({
      consent_at: '2026-03-02',
    });
  });
});
