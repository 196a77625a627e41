import { describe, expect, it } from 'vitest';
import { clockTimesIn, isSameTime } from './clock.ts';

const first = (text: string) => {
  const [time] = clockTimesIn(text);
  if (time === undefined) throw new Error(`There is no time in “${text}”.`);
  return time;
};
const isOne = (one: string, other: string) => isSameTime(first(one), first(other));

describe('a time of the clock', () => {
  it.each([
    ['04:30', 'half past four in the morning'],
    ['14:45', 'a quarter to three in the afternoon'],
    ['21:15', '9.15 p.m.'],
    ['22:00', '10 pm'],
    ['07:00', 'seven in the morning'],
    ['15:30', 'half past three'],
    ['5 h 45', 'six heures moins le quart'],
    ['12:00', 'noon'],
    ['00:00', 'minuit'],
  ])('is one however it is told: %s and %s', (one, other) => {
    expect(isOne(one, other)).toBe(true);
  });

  it.each([
    ['04:30', 'half past five'],
    ['04:30', '4:30 pm'],
    ['21:15', '9.45 p.m.'],
    ['12:00', 'midnight'],
    ['15:30', 'half past three in the morning'],
  ])('is another where the hour, the minute or the half of the day is: %s and %s', (one, other) => {
    expect(isOne(one, other)).toBe(false);
  });

  it.each(['a team of 5', 'ISO 9001', 'within two hours', '3.5 tonnes', '12,000 a year'])(
    'is none: %s',
    (text) => {
      expect(clockTimesIn(text)).toEqual([]);
    },
  );
});
