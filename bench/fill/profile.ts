import { z } from 'zod';
import { jsonResume } from '#contract/career/facts.ts';
import type { MasterProfile } from '#contract/career/facts.ts';

const text = z.string().default('');
const day = z.string().nullish();

/** A person who applies: facts, documents, and the bank of answers they gave. What is absent was never said. */
export const applicant = z.object({
  today: z.iso.date().optional(),
  job_context_default: z.looseObject({}).optional(),
  person: z.looseObject({
    legal_first_name: text,
    middle_name: text,
    last_name: text,
    preferred_name: text,
    full_name: text,
    pronouns: text,
    email: text,
    phone: text,
    phone_type: text,
    address: z
      .looseObject({
        line1: text,
        line2: text,
        city: text,
        region: text,
        region_code: text,
        postal: text,
        country: text,
        country_code: text,
      })
      .prefault({}),
    links: z.record(z.string(), z.string()).default({}),
  }),
  documents: z.record(z.string(), z.string()).default({}),
  employment: z
    .array(
      z.looseObject({
        company: text,
        title: text,
        location: text,
        start: day,
        end: day,
        summary: text,
      }),
    )
    .default([]),
  education: z
    .array(z.looseObject({ school: text, degree: text, level: text, field: text, start: day, end: day }))
    .default([]),
  skills_years: z.record(z.string(), z.number()).default({}),
  languages: z.record(z.string(), z.string()).default({}),
  answers: z.record(z.string(), z.unknown()).default({}),
  account: z.looseObject({ email: text, password: text }).nullish(),
});
export type Applicant = z.infer<typeof applicant>;

/** Every text of a profile with its JSON pointer, as the facts the engines answer from. */
function pointed(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pointed(inner, `${path}/${key}`));
}

/** A master profile of what a résumé says, each value with a fact of its own. */
export function masterFrom(profile: unknown): MasterProfile {
  const resume = jsonResume.parse(profile);
  const facts = pointed(resume).map(({ path, value }, index) => ({
    id: `f${index}`,
    path,
    value,
    source: { kind: 'person' as const, at: '1970-01-01T00:00:00Z', where: 'profile' },
  }));
  return { resume, facts, unused: [] };
}

const sentencesOf = (summary: string): string[] =>
  summary
    .split(/;\s+|(?<=[.!?])\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));

/** The applicant's facts in the one form the engines read. */
export function masterOf({
  person,
  employment,
  education,
  skills_years,
  languages,
}: Applicant): MasterProfile {
  const { address, links } = person;
  return masterFrom({
    basics: {
      name: person.full_name,
      label: employment[0]?.title ?? '',
      email: person.email,
      phone: person.phone,
      url: links['portfolio'] ?? '',
      location: {
        address: [address.line1, address.line2].filter(Boolean).join(', '),
        city: address.city,
        region: address.region,
        postalCode: address.postal,
        countryCode: address.country_code,
      },
      profiles: Object.entries(links).map(([network, url]) => ({ network, url })),
    },
    work: employment.map((job) => ({
      name: job.company,
      position: job.title,
      location: job.location,
      startDate: job.start ?? '',
      endDate: job.end ?? '',
      summary: job.summary,
      highlights: sentencesOf(job.summary),
    })),
    education: education.map((entry) => ({
      institution: entry.school,
      area: entry.field,
      studyType: entry.degree,
      startDate: entry.start ?? '',
      endDate: entry.end ?? '',
    })),
    skills: Object.keys(skills_years).map((name) => ({ name, keywords: [name] })),
    languages: Object.entries(languages).map(([language, fluency]) => ({ language, fluency })),
    certificates: [],
    projects: [],
    volunteer: [],
    awards: [],
  });
}
