import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it('a row that names no place is where its order is, and nowhere where that names none either', () => {
  const rows = [
    { order_ref: '#1', location: 'Harbour St' },
    { order_ref: '#1' },
    { order_ref: '#2', location: 'Market' },
    { order_ref: '#3' },
    { location: 'Market' },
    {},
  ];
  const read = new Map(rows.map((values, at) => [at + 2, { values }]));
  expect([...placesOf(read).values()]).toEqual(['Harbour St', 'Harbour St', 'Market', '', 'Market', '']);
});
