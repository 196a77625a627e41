import type { JsonResume } from '#contract/career/facts.ts';
import { placeOf } from '#engines/resume/index.ts';

const LETTER_COUNTRIES = new Set(['CA', 'US']);

/** The paper where a person lives: Letter in Canada and the United States, and where nothing tells; A4 elsewhere. */
export function usualPaper({ basics }: JsonResume): 'letter' | 'a4' {
  const { city, region, countryCode } = basics.location;
  const named = placeOf([city, region].filter((part) => part !== '').join(', '))?.countryCode ?? '';
  const country = countryCode === '' ? named : countryCode.toUpperCase();
  if (country !== '') return LETTER_COUNTRIES.has(country) ? 'letter' : 'a4';
  // An area code of North America says nothing; another country's does.
  return region === '' && /^\+(?!1\D?\d{3})\d/.test(basics.phone) ? 'a4' : 'letter';
}
