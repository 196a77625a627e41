import { expect, it } from 'vitest';
import { q } from '#testing/forms/example.ts';
import { asRead } from './plainly.ts';

const read = (label: string): string => asRead(q(label, 'short')).label;

it('what ties a question to the one before it is left out of what is asked', () => {
  expect(read('Autrement dit, avez-vous un permis en règle ?')).toBe('avez-vous un permis en règle ?');
  expect(read('In other words, do you drive?')).toBe('do you drive?');
  expect(read('First, last and middle name')).toBe('First, last and middle name');
});
