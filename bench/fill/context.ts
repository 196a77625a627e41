import { z } from 'zod';
import type { BankAnswer } from '#contract/career/form.ts';
import { posting } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { FormContext } from '#engines/forms/index.ts';
import { writeLetter } from '#engines/resume/index.ts';
import { masterOf } from './profile.ts';
import type { Applicant } from './profile.ts';

/** The posting a form belongs to, as far as it is known; a file of a form may hold it under `job`. */
const jobFacts = z.looseObject({
  title: z.string().default(''),
  company: z.string().default(''),
  location: z.string().default(''),
  country: z.string().default(''),
  source: z.string().default(''),
  description: z.string().default(''),
  currency: z.string().optional(),
});
export type JobFacts = z.infer<typeof jobFacts>;

/** Reads a posting's facts from what was given; nothing given is an unknown posting. */
export function jobFrom(given: unknown): JobFacts {
  const outer = z.looseObject({ job: z.unknown().optional() }).safeParse(given ?? {});
  return jobFacts.parse((outer.success ? outer.data.job : undefined) ?? given ?? {});
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function placeOf({ location, country }: JobFacts): string {
  const name = /^[A-Z]{2}$/.test(country) ? (COUNTRY_NAMES.of(country) ?? '') : country;
  return name === '' || location.includes(name) ? location : [location, name].filter(Boolean).join(', ');
}

/** The posting as the engines know one; `language` is that of the form. */
export function postingOf(job: JobFacts, address: string, language: 'en' | 'fr'): Posting {
  const place = placeOf(job);
  return posting.parse({
    board: 'form',
    tenant: 'form',
    external_id: address,
    company: job.company,
    title: job.title,
    places: place === '' ? [] : [place],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    language,
    description: job.description,
    posted_at: null,
    url: address,
    apply_url: address,
  });
}

const BY_COUNTRY = /^(work_auth|sponsorship)\./;

/** The bank of answers as what the engines compute with: by country where an answer is one for each of them. */
function toldOf({ answers, skills_years, person }: Applicant): NonNullable<FormContext['told']> {
  const at = '1970-01-01T00:00:00Z';
  const one = (meaning: string, parameter: string, value: unknown) => ({
    id: parameter === '' ? meaning : `${meaning}:${parameter}`,
    meaning,
    parameter,
    value,
    at,
  });
  const bank = Object.entries(answers).flatMap(([id, value]) => {
    const [meaning = id, parameter = ''] = id.split(/:(.*)/s);
    const parts = BY_COUNTRY.test(meaning) && typeof value === 'object' && value !== null;
    return parts
      ? Object.entries(value).map(([country, side]) => one(meaning, country, side))
      : [one(meaning, parameter, value)];
  });
  const own: [string, string][] = [
    ['name.preferred', person.preferred_name],
    ['pronouns', person.pronouns],
    ['phone.type', person.phone_type],
  ];
  return [
    ...bank,
    ...Object.entries(skills_years).map(([skill, years]) => one('experience.years_skill', skill, years)),
    ...own.filter(([, value]) => value !== '').map(([meaning, value]) => one(meaning, '', value)),
  ];
}

const NO_MATCH: FormContext['match'] = {
  score: 0,
  confidence: 0,
  role: { posting: '', person: '', relation: 0 },
  parts: { must: 0, years: 0, education: 0, nice: 0 },
  have: [],
  missing: [],
  blockers: [],
  unknown: [],
  summary: '',
  version: '',
};

/** Everything the planner may answer from; `answers` is what the person replied to its questions meanwhile. */
export function contextOf(
  given: Applicant,
  job: JobFacts,
  place: { address: string; language: 'en' | 'fr'; today: string },
  { answers, models }: { answers: readonly BankAnswer[]; models: FormContext['models'] },
): FormContext {
  const { person, account } = given;
  const { address, links } = person;
  const master = masterOf(given);
  const where = postingOf(job, place.address, place.language);
  return {
    person: {
      full_name: person.full_name,
      names: {
        first: person.legal_first_name,
        middle: person.middle_name,
        last: person.last_name,
        preferred: person.preferred_name,
      },
      application_address: person.email,
      phone: person.phone,
      location: [address.city, address.region, address.country].filter(Boolean).join(', '),
      linkedin: links['linkedin'] ?? '',
      github: links['github'] ?? '',
      portfolio: links['portfolio'] ?? links['website'] ?? '',
    },
    ...(account ? { account: { address: account.email } } : {}),
    address: { line1: address.line1, line2: address.line2 },
    master,
    answers,
    told: toldOf(given),
    posting: where,
    match: NO_MATCH,
    models,
    resumeSummary: { pages: 1, facts: master.facts.length },
    letter: writeLetter(master, where, { full_name: person.full_name }),
    today: place.today,
    complete_history: true,
    found_at: job.source,
    ...(job.currency === undefined ? {} : { currency: job.currency }),
  };
}
