import { expect, it } from 'vitest';
import { emptyMaster } from '#engines/resume/index.ts';
import { usualPaper } from './usual-paper.ts';

it.each([
  [{ city: 'Hamilton', region: 'Ontario' }, '', 'letter'],
  [{ city: 'Austin', region: 'TX', countryCode: 'US' }, '', 'letter'],
  [{ city: 'Lyon', region: 'France' }, '', 'a4'],
  [{ city: 'Berlin', countryCode: 'DE' }, '', 'a4'],
  [{ city: 'Lyon' }, '+33 6 12 34 56 78', 'a4'],
  [{ city: 'Toronto' }, '+1 416 555 0163', 'letter'],
  [{}, '', 'letter'],
] as const)('a person in %j with the telephone %j prints on %s', (location, phone, paper) => {
  const { resume } = emptyMaster();
  const basics = { ...resume.basics, phone, location: { ...resume.basics.location, ...location } };
  expect(usualPaper({ ...resume, basics })).toBe(paper);
});
