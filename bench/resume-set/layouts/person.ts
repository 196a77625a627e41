import { z } from 'zod';

const job = z.object({
  company: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  place: z.string(),
  bullets: z.array(z.string()),
  grade: z.string().optional(),
  salary: z.string().optional(),
  hours: z.number().optional(),
  supervisor: z.string().optional(),
});

const study = z.object({
  institution: z.string(),
  degree: z.string(),
  area: z.string(),
  start: z.string(),
  end: z.string(),
  place: z.string(),
});

/** An invented person: everything that a layout may print. Days are months, `YYYY-MM`; the end of a current job is `present`. */
export const person = z.object({
  id: z.string(),
  language: z.enum(['en', 'fr', 'de', 'es']).default('en'),
  name: z.string(),
  headline: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string().optional(),
  postcode: z.string().optional(),
  city: z.string(),
  region: z.string(),
  links: z.array(z.string()),
  summary: z.string(),
  work: z.array(job),
  education: z.array(study),
  skills: z.array(z.object({ name: z.string(), skills: z.array(z.string()) })),
  languages: z.array(z.tuple([z.string(), z.string()])),
  certificates: z.array(z.tuple([z.string(), z.string(), z.string()])),
  publications: z.array(z.string()).default([]),
  projects: z.array(z.tuple([z.string(), z.string(), z.string()])).default([]),
});
export type Person = z.infer<typeof person>;
export type Job = z.infer<typeof job>;

/** What a layout prints of a person; all of it where nothing is said. */
export interface Shown {
  /** How exactly the days of jobs are printed. */
  dates?: 'month' | 'year';
  leftOut?: readonly ('phone' | 'links' | 'skillGroups' | 'certificates' | 'languages' | 'degrees')[];
}

/** A way to lay a CV out: the file's bytes, or HTML that a browser prints. */
export interface Layout {
  name: string;
  kind: 'pdf' | 'docx' | 'txt' | 'md' | 'rtf';
  people: readonly string[];
  shown: Shown;
  draw: (who: Person) => string | Promise<Uint8Array>;
}

const cut = (at: string, dates: 'month' | 'year') =>
  dates === 'year' && at !== 'present' ? at.slice(0, 4) : at;

/** What a reader should find in a person's CV, cut to what the layout prints. */
export function truthOf(who: Person, shown: Shown) {
  const prints = (what: string) => !(shown.leftOut ?? []).some((left) => left === what);
  const dates = shown.dates ?? 'month';
  return {
    name: who.name,
    email: who.email,
    ...(prints('phone') ? { phone: who.phone } : {}),
    city: who.city,
    headline: who.headline,
    links: prints('links') ? who.links : [],
    annotationLinks: [],
    work: who.work.map(({ company, title, start, end }) => ({
      company,
      title,
      start: cut(start, dates),
      end: cut(end, dates),
    })),
    education: who.education.map(({ institution, degree, area, end }) => ({
      institution,
      degree,
      area,
      end: end.slice(0, 4),
    })),
    skills: who.skills.flatMap((group) => group.skills),
    skillGroups: who.skills.map((group) => group.name),
    languages: prints('languages') ? who.languages.map(([language]) => language) : [],
    certificates: prints('certificates') ? who.certificates.map(([name]) => name) : [],
  };
}

const NAMES = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};
const SHORT = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
};

/** A month as CVs print it: `long` March 2019, `short` Mar 2019, `slash` 03/2019, `dot` 03.2019, `season` Spring 2019, `year` 2019. */
export function day(
  at: string,
  how: 'long' | 'short' | 'slash' | 'dot' | 'season' | 'year' | 'apostrophe',
  present: string,
  language: Person['language'] = 'en',
): string {
  if (at === 'present') return present;
  const [year = '', number = '01'] = at.split('-');
  const month = Number(number) - 1;
  const season = [
    'Winter',
    'Winter',
    'Spring',
    'Spring',
    'Spring',
    'Summer',
    'Summer',
    'Summer',
    'Fall',
    'Fall',
    'Fall',
    'Winter',
  ];
  return {
    long: `${NAMES[language][month]} ${year}`,
    short: `${SHORT[language][month]} ${year}`,
    slash: `${number}/${year}`,
    dot: `${number}.${year}`,
    season: `${season[month]} ${year}`,
    apostrophe: `${SHORT[language][month]} ’${year.slice(2)}`,
    year,
  }[how];
}

/** A link without its scheme, as resumes print it. */
export const bare = (address: string) => address.replace(/^https:\/\/(www\.)?/, '');

/** Jobs one after another at one employer, together. */
export function byEmployer(jobs: readonly Job[]): { company: string; jobs: Job[] }[] {
  const groups: { company: string; jobs: Job[] }[] = [];
  for (const one of jobs) {
    const last = groups.at(-1);
    if (last?.company === one.company) last.jobs.push(one);
    else groups.push({ company: one.company, jobs: [one] });
  }
  return groups;
}
