import { describe, expect, it } from 'vitest';
import { payFrom, periodIn, webAddress, workplaceIn } from './normal.ts';

describe('what a board’s own field says', () => {
  it('of the period of pay is one that has a name, and not that of two weeks', () => {
    const said = [
      '1 YEAR',
      'per-hour-wage',
      'Salaire mensuel',
      'taux horaire',
      'par semaine',
      'two-weeks',
      'every two weeks',
      'pay',
    ];
    expect(said.map(periodIn)).toEqual(['year', 'hour', 'month', 'hour', 'week', null, null, null]);
  });

  it('of pay goes from the least to the most, and is none without a currency or amount', () => {
    expect(payFrom('30', '25', 'cad', 'hour')).toEqual({ min: 25, max: 30, currency: 'CAD', period: 'hour' });
    expect(payFrom(null, '60,000', 'USD', 'year')).toEqual({
      min: 60_000,
      max: 60_000,
      currency: 'USD',
      period: 'year',
    });
    expect([
      payFrom(0, 0, 'CAD', null),
      payFrom(20, 25, 'dollars', 'hour'),
      payFrom(-5, null, 'CAD', null),
    ]).toEqual([null, null, null]);
  });

  it('of the way of working is hybrid where it names both ways', () => {
    const said = ['Remote or hybrid', 'Fully remote', 'In the office', 'Sur place', 'Baker'];
    expect(said.map(workplaceIn)).toEqual(['hybrid', 'remote', 'onsite', 'onsite', null]);
  });
});

describe('an address that may be shown as a link', () => {
  it('is one of the web, without a user name or signs that end it', () => {
    expect(webAddress(' https://bakery.example/jobs?id=1 ')).toBe('https://bakery.example/jobs?id=1');
    for (const text of [
      'javascript:alert(1)',
      'https://a@evil.example/',
      'https://x.example/"onclick="',
      '//x.example',
      null,
    ])
      expect(webAddress(text)).toBeNull();
  });
});
