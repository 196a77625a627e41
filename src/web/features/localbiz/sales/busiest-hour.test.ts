import { expect, it } from 'vitest';
import { busiestHour } from './busiest-hour.ts';

const hour = (weekday: number, tickets: number, days = 4) => ({ weekday, hour: 12, tickets, days, net: 0 });

it('is the hour with the most tickets on one of its weekdays, however many of those there were', () => {
  const [saturday, friday] = [hour(6, 40, 2), hour(5, 60, 4)];
  expect(busiestHour([friday, saturday])).toBe(saturday);
});

it('is not named from few tickets', () => {
  expect(busiestHour([hour(6, 9), hour(5, 3)])).toBeNull();
});

it('is not named where another is as busy', () => {
  expect(busiestHour([hour(6, 40), hour(5, 40)])).toBeNull();
});

it('is none where no file has the time of a sale', () => {
  expect(busiestHour([])).toBeNull();
});
