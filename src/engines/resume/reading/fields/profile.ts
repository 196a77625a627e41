import { jsonResume } from '#contract/career/facts.ts';
import type { JsonResume } from '#contract/career/facts.ts';

/** A resume without a single fact. */
export function emptyResume(): JsonResume {
  return jsonResume.parse({
    basics: {},
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    volunteer: [],
    awards: [],
  });
}

/** The id of a fact: a 53-bit hash (cyrb53, two multiplicative 32-bit streams) of its path and value, the same every time. */
export function factId(path: string, value: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of `${path}\n${value}`) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const number = 4294967296 * (2097151 & low) + (high >>> 0);
  return `f${number.toString(36).padStart(11, '0')}`;
}
