import { expect, it } from 'vitest';
import { copyHours, formOf, readForm } from './business-form.ts';

const open = { opens: '07:00', closes: '18:00' };
const empty = formOf(null, 'America/Toronto');
const bakery = {
  ...empty,
  name: 'Harbour Street Bakery',
  trade: 'Bakery',
  city: 'Hamilton',
  region: 'ON' as const,
};

it('names what is missing beside each field, and nothing else', () => {
  const read = readForm(empty);
  expect('problems' in read && read.problems).toEqual({
    name: 'Enter the name of your business.',
    trade: 'Enter the kind of business.',
    city: 'Enter the city.',
    region: 'Choose the province or territory.',
  });
});

it('names the day whose hours make no sense', () => {
  const read = readForm({ ...bakery, hours: { ...empty.hours, friday: { opens: '', closes: '18:00' } } });
  expect('problems' in read && read.problems).toEqual({
    'hours.friday': 'Enter opening and closing times, such as 9:00 and 17:30.',
  });
});

it('sends a bar that closes after midnight', () => {
  const read = readForm({
    ...bakery,
    hours: { ...empty.hours, friday: { opens: '17:00', closes: '02:00' } },
  });
  expect('business' in read && read.business.hours.friday).toEqual({ opens: '17:00', closes: '02:00' });
});

it('copies the first open day to the days after it', () => {
  expect(copyHours(empty.hours)).toBeNull();
  const copied = copyHours({ ...empty.hours, wednesday: open });
  expect(copied).toMatchObject({
    monday: null,
    tuesday: null,
    wednesday: open,
    thursday: open,
    sunday: open,
  });
});
