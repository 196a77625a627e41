import { z } from 'zod';
import { fold } from '#engines/text/index.ts';

const list = z.array(z.string()).default([]);

/** What a CV says, flat: dates are `YYYY` or `YYYY-MM`, `present` for a job that goes on. */
export const fields = z.object({
  name: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  city: z.string().default(''),
  links: list,
  work: z
    .array(
      z.object({
        company: z.string().default(''),
        title: z.string().default(''),
        start: z.string().default(''),
        end: z.string().default(''),
      }),
    )
    .default([]),
  education: z
    .array(z.object({ institution: z.string().default(''), end: z.string().default('') }))
    .default([]),
  skills: list,
  languages: list,
  certificates: list,
});
export type Fields = z.infer<typeof fields>;

const bare = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z\d+#]+/g, ' ')
    .trim();
const digits = (text: string): string => text.replaceAll('(0)', '').replaceAll(/\D/g, '').slice(-9);
const address = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

/** Twice what agrees by what both hold, from 0 to 1; 1 when both are empty. */
function agreement(wanted: readonly string[], found: readonly string[]): number {
  const [one, other] = [new Set(wanted), new Set(found.filter((text) => text !== ''))];
  if (one.size + other.size === 0) return 1;
  return (2 * [...one].filter((text) => other.has(text)).length) / (one.size + other.size);
}

const jobOf = ({ company, title }: Fields['work'][number]): string => `${bare(company)} | ${bare(title)}`;
const datedJobOf = (job: Fields['work'][number]): string => `${jobOf(job)} | ${job.start} ${job.end}`;

/** From 0 to 1 for each field the document has: whole values agree or not, lists by how much of both agrees. */
export function gradesOf(wanted: Fields, found: Fields): Map<string, number> {
  const grades = new Map<string, number>();
  const whole = (name: 'name' | 'email' | 'phone' | 'city', by: (text: string) => string) => {
    if (wanted[name] !== '') grades.set(name, by(wanted[name]) === by(found[name]) ? 1 : 0);
  };
  whole('name', bare);
  whole('email', bare);
  whole('phone', digits);
  whole('city', bare);
  const many = (name: string, one: readonly string[], other: readonly string[]) => {
    if (one.length > 0) grades.set(name, agreement(one, other));
  };
  many('links', wanted.links.map(address), found.links.map(address));
  many('work', wanted.work.map(jobOf), found.work.map(jobOf));
  many('work with dates', wanted.work.map(datedJobOf), found.work.map(datedJobOf));
  many(
    'education',
    wanted.education.map(({ institution }) => bare(institution)),
    found.education.map(({ institution }) => bare(institution)),
  );
  for (const name of ['skills', 'languages', 'certificates'] as const)
    many(name, wanted[name].map(bare), found[name].map(bare));
  return grades;
}
