import { describe } from './description.ts';
import { idFor } from './ids.ts';
import { questionsOf } from './questions.ts';
import type { Random } from './random.ts';
import type {
  Dialect,
  Employer,
  Employment,
  Occupation,
  Oddity,
  Pay,
  Place,
  Posting,
  Reply,
  Schedule,
  Section,
  Workplace,
} from './types.ts';
import { occupations } from '#practice/data/occupations.ts';
import { places } from '#practice/data/places.ts';
import { contacts, oddities } from '#practice/data/texts.ts';

const known = <T extends { key: string }>(items: readonly T[], key: string): T => {
  const item = items.find((candidate) => candidate.key === key);
  if (item === undefined) throw new RangeError(`Nothing is called ${key}.`);
  return item;
};

function payOf(random: Random, occupation: Occupation, years: number): Pay {
  const [lowest, highest] = occupation.pay;
  const step = occupation.period === 'hour' ? 0.25 : 500;
  const round = (value: number): number => Math.round(value / step) * step;
  const place = Math.min(0.7, 0.08 * years + 0.25 * random.next());
  const low = round(lowest + (highest - lowest) * place);
  return { low, high: round(low * (1.06 + 0.16 * random.next())), period: occupation.period };
}

function workplaceOf(random: Random, occupation: Occupation): Workplace {
  if (!random.chance(occupation.remote)) return 'on-site';
  return random.chance(0.55) ? 'hybrid' : 'remote';
}

function employmentOf(random: Random, title: string): Employment {
  if (/part-time|partiel/i.test(title)) return 'part-time';
  const share = random.next();
  if (share < 0.68) return 'full-time';
  if (share < 0.84) return 'part-time';
  return share < 0.93 ? 'contract' : 'temporary';
}

function yearsOf(random: Random, occupation: Occupation, title: string): number {
  if (/senior|lead|charge|principal|chief|chef d/i.test(title)) return Math.max(4, ...occupation.years);
  if (/junior|training|assistant|helper|aide/i.test(title)) return Math.min(1, ...occupation.years);
  return random.pick(occupation.years);
}

function replyOf(random: Random): Reply {
  const share = random.next();
  if (share < 0.42) return 'received-only';
  if (share < 0.74) return 'rejection';
  return share < 0.96 ? 'interview' : 'offer';
}

/** Strange postings keep their shape and change their words. */
function estrange(sections: readonly Section[], oddity: Oddity | null, title: string): Section[] {
  if (oddity === null) return [...sections];
  if (oddity === 'bare') return [{ heading: '', paragraphs: [`${title}. Apply within.`], items: [] }];
  const paragraph = oddities[oddity]?.paragraph;
  return paragraph === null || paragraph === undefined
    ? [...sections]
    : [...sections, { heading: '', paragraphs: [paragraph], items: [] }];
}

type Fresh = { random: Random; employer: Employer; dialect: Dialect; index: number; oddity: Oddity | null };

function timing(random: Random, index: number): Pick<Posting, 'age' | 'closesAfter'> {
  // About one in eight is still to be published, so that the world keeps offering something new.
  const coming = index > 1 && random.chance(0.12);
  const age = coming ? -random.integer(1, 45) - random.next() : random.integer(0, 40) + random.next();
  return { age, closesAfter: !coming && random.chance(0.08) ? random.integer(12, 60) : null };
}

/** One posting of an employer; `index` counts those before it. */
export function createPosting({ random, employer, dialect, index, oddity }: Fresh): Posting {
  const { language } = employer;
  const occupation = known(occupations, employer.occupations[index % employer.occupations.length] ?? '');
  const title = random.pick(occupation[language].titles);
  const placesOfEmployer = employer.places.map((key) => known(places, key));
  const place: Place = random.pick(placesOfEmployer);
  const second = random.chance(0.1) ? placesOfEmployer.filter((other) => other !== place).slice(0, 1) : [];
  const schedule: Schedule = random.pick(occupation.schedules);
  const years = yearsOf(random, occupation, title);
  const workplace = oddity === 'too-good' ? 'remote' : workplaceOf(random, occupation);
  const employment = employmentOf(random, title);
  const pay = random.chance(0.76) ? payOf(random, occupation, years) : null;
  const bilingual =
    language === 'en' &&
    ['moncton', 'ottawa', 'sudbury', 'fredericton'].includes(place.key) &&
    random.chance(0.3);
  const text = {
    random,
    language,
    about: employer.about,
    employerSlug: employer.slug,
    occupation,
    place,
    workplace,
    employment,
    schedule,
    years,
    pay,
    bilingual,
  };
  const sections = estrange(describe(text), oddity, title);
  const extra = oddity === null && random.chance(0.25);
  return {
    id: idFor(random, dialect, title),
    dialect,
    company: employer.slug,
    employer,
    occupation: occupation.key,
    language,
    title,
    department: occupation[language].department,
    places: [place, ...second],
    workplace,
    employment,
    pay,
    sections,
    ...timing(random, index),
    questions: questionsOf({ random, language, occupation, place, schedule, extra, oddity }),
    asksConsent: random.chance(0.55),
    asksVoluntary: random.chance(0.35),
    asksMarketing: random.chance(0.4),
    honeypot: random.chance(0.25),
    captcha: oddity === null && random.chance(0.04),
    reply: replyOf(random),
    oddity,
    twinOf: null,
    contact: random.pick(contacts[language]),
  };
}
