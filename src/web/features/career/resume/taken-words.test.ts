import { expect, it } from 'vitest';
import { takenFrom } from './taken-words.ts';

const from = (file_name: string) => ({
  source: { kind: 'file' as const, file_id: '1', file_name, page: 1, line: 2 },
});

it('tells how much an archive brought, and only that one', () => {
  const facts = [from('Export.zip, Skills.csv'), from('Export.zip, Positions.csv'), from('cv.pdf')];
  expect(takenFrom('Export.zip', facts)).toMatch(/^I added 2 facts from your LinkedIn export/);
});
