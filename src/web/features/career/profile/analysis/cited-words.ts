import { text } from './messages.ts';

const FIELDS: Readonly<Record<string, () => string>> = {
  headline: () => text('headline'),
  phone: () => text('phone'),
  location: () => text('location'),
  linkedin: () => 'LinkedIn',
  github: () => 'GitHub',
  portfolio: () => text('portfolio'),
  key_skills: () => text('keySkills'),
};
const PARTS: Readonly<Record<string, (job: number, line: number) => string>> = {
  startDate: (job) => text('jobStart', { job }),
  name: (job) => text('jobEmployer', { job }),
  location: (job) => text('jobPlace', { job }),
  highlights: (job, line) => text('jobLine', { job, line }),
};

/** One cited place in words: "Headline", "Job 1, line 2", "Skill 3". */
function wordsOf(place: string): string {
  const [, list, index = '', part = '', inner] = place.split('/');
  if (list === undefined) return FIELDS[place]?.() ?? place;
  if (list === 'skills') return text('skill', { number: Number(inner ?? index) + 1 });
  const job = Number(index) + 1;
  return PARTS[part]?.(job, Number(inner) + 1) ?? text('job', { job });
}

/** Where a check looked, each place in words. */
export const citedWords = (places: readonly string[]): string[] => places.map(wordsOf);
