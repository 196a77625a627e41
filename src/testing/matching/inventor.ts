import { readFileSync } from 'node:fs';
import type { MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Wants } from '#engines/matching/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile } from '#testing/profiles/index.ts';
import { CITIES, NO_CITIES } from './cities.data.ts';
import { workforceOf } from './workforce.ts';

interface OccupationRow {
  c: string;
  t: string;
  a?: string[];
  f?: string[];
  k?: number[];
  w: string;
}

const assets = new URL('../../../assets/taxonomy/', import.meta.url);
// The product's own files; their shape is checked where the product loads them.
const read = (name: string) => JSON.parse(readFileSync(new URL(name, assets), 'utf8')) as unknown;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A choice among items by their sizes. */
function bySize<T>(items: readonly T[], sizeOf: (item: T) => number, random: () => number): () => T {
  let sum = 0;
  const until = items.map((item) => (sum += sizeOf(item)));
  return () => {
    const at = random() * sum;
    let [low, high] = [0, until.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((until[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}

export interface Invented {
  master: MasterProfile;
  wants: Wants;
}

/**
 * People and postings that nobody wrote, the same for the same seed: occupations as often as people work in them, with the taxonomy's own
 * titles, skills and duties; places as often as people live there. `trades`: of so many neighbouring occupations only.
 */
export function inventor(seed: number, trades = Infinity) {
  const random = seeded(seed);
  const every = read('occupations.json') as OccupationRow[];
  const first = trades < every.length ? Math.floor(random() * (every.length - trades)) : 0;
  const occupations = every.slice(first, first + trades);
  const skills = read('skills.json') as { n: string }[];
  const anOccupation = bySize(occupations, ({ c }) => workforceOf(c), random);
  const aCity = bySize(CITIES, ([, people]) => people, random);
  const chance = (share: number): boolean => random() < share;
  const one = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const titleOf = ({ t, a = [], f = [] }: OccupationRow, french: boolean): string =>
    one(french && f.length > 0 ? f : [t, ...a]);
  const skillsOf = ({ k = [] }: OccupationRow, most: number): string[] => {
    const names = k.map((skill) => skills[skill]?.n ?? '').filter(Boolean);
    return names.length === 0
      ? []
      : Array.from({ length: 1 + Math.floor(random() * most) }, () => one(names));
  };
  const duty = ({ w }: OccupationRow): string => {
    const words = w.split(' ');
    const start = Math.floor(random() * Math.max(1, words.length - 12));
    return words.slice(start, start + 12).join(' ');
  };
  const place = (): string => (chance(0.06) ? one(NO_CITIES) : aCity()[0]);
  const level = (): string => (chance(0.25) ? one(['Senior ', 'Junior ', 'Lead ', 'Director, ']) : '');
  let count = 0;

  function person(): Invented {
    const occupation = anOccupation();
    const french = chance(0.2);
    const jobs = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => {
      const year = 2024 - 4 * index - Math.floor(random() * 3);
      const end = index === 0 ? '' : `${year + 3}-05`;
      return `${titleOf(occupation, french)} | ${year}-03 | ${end} | ${duty(occupation)}; ${skillsOf(occupation, 4).join(', ')}`;
    });
    const profile = aProfile({
      jobs,
      skills: skillsOf(occupation, 12).join(', '),
      languages: chance(0.3)
        ? 'English: native, French: intermediate'
        : french
          ? 'French: native'
          : 'English: native',
      ...(chance(0.6) ? { education: one(['Bachelor of Arts', 'High school diploma', 'Diploma']) } : {}),
    });
    return {
      master: profile,
      wants: {
        targetTitles: Array.from({ length: 1 + Math.floor(random() * 2) }, () => titleOf(occupation, french)),
        keywords: [],
        location: chance(0.03) ? '' : place(),
        today: '2026-11-21',
        ...(chance(0.1) ? { relocates: true } : {}),
        ...(chance(0.3)
          ? { workplaces: one([['remote'], ['remote', 'hybrid'], ['onsite', 'hybrid']] as const) }
          : {}),
        ...(chance(0.3)
          ? {
              leastPay: {
                amount: 30_000 + Math.floor(random() * 90_000),
                currency: 'CAD',
                period: 'year' as const,
              },
            }
          : {}),
      },
    };
  }

  function posting(): Posting {
    const occupation = anOccupation();
    const french = chance(0.2);
    count += 1;
    const asked = skillsOf(occupation, 6);
    const yearly = 30_000 + Math.floor(random() * 90_000);
    return aPosting('lever', {
      tenant: `employer-${count % 5000}`,
      company: `Employer ${count % 5000}`,
      external_id: String(count),
      title: `${level()}${titleOf(occupation, french)}`,
      places: chance(0.02) ? [] : Array.from({ length: chance(0.1) ? 2 : 1 }, place),
      workplace: one([null, 'onsite', 'onsite', 'hybrid', 'remote']),
      language: french ? 'fr' : 'en',
      pay: chance(0.4) ? { min: yearly, max: yearly * 1.2, currency: 'CAD', period: 'year' } : null,
      description: [
        `You ${duty(occupation)}.`,
        ...(chance(0.9) ? ['Requirements', ...asked.map((name) => `- ${name}`)] : []),
        ...(chance(0.2) ? ['- Fluent French'] : []),
        ...(chance(0.3) ? ['- 3 years of experience'] : []),
        ...(chance(0.4) ? ['Nice to have', ...skillsOf(occupation, 2).map((name) => `- ${name}`)] : []),
      ].join('\n'),
      url: `https://boards.example/${count}`,
      apply_url: `https://boards.example/${count}/apply`,
    });
  }

  return { person, posting, random };
}
