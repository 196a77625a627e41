import { expect, it } from 'vitest';
import { commaWords } from './comma-words.ts';

it('reads a comma text as its pieces, each once', () => {
  expect(commaWords(' SAP, inventory,, routing ,SAP,')).toEqual(['SAP', 'inventory', 'routing']);
  expect(commaWords('  ')).toEqual([]);
});
