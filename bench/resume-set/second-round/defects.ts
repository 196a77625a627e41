import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { day } from '#bench/resume-set/layouts/person.ts';
import type { Person } from '#bench/resume-set/layouts/person.ts';

const planted = z.object({
  person: z.string(),
  defect: z.string(),
  drop: z
    .enum([
      'email',
      'phone',
      'dates',
      'summary',
      'skills',
      'education',
      'bullets',
      'all bullets',
      'titles',
      'date style',
    ])
    .optional(),
  bullets: z.array(z.array(z.string())).optional(),
  summary: z.string().optional(),
  email: z.string().optional(),
  stuff: z.string().optional(),
  dates: z.array(z.tuple([z.string(), z.string()])).optional(),
});
type Planted = z.infer<typeof planted>;

const words = {
  en: ['PROFILE', 'WORK HISTORY', 'QUALIFICATIONS', 'WHAT I BRING', 'present'],
  fr: ['PROFIL', 'EXPÉRIENCE', 'FORMATION', 'COMPÉTENCES', 'aujourd’hui'],
  de: ['KURZPROFIL', 'BERUFSERFAHRUNG', 'AUSBILDUNG', 'KENNTNISSE', 'heute'],
  es: ['PERFIL', 'EXPERIENCIA', 'FORMACIÓN', 'COMPETENCIAS', 'actualidad'],
};

const nothing: Planted = { person: '', defect: '' };

/** A person's CV as plain text, with one thing wrong with it or none. */
function textOf(who: Person, wrong: Planted): string {
  const [profile, work, study, skills, until = ''] = words[who.language];
  const has = (what: string, lines: readonly string[]) => (wrong.drop === what ? [] : lines);
  const style = (index: number) =>
    wrong.drop === 'date style' ? ((['slash', 'long', 'year'] as const)[index % 3] ?? 'long') : 'long';
  const jobs = who.work.flatMap((job, index) => {
    const [start, end] = wrong.dates?.[index] ?? [job.start, job.end];
    const at = (when: string) => day(when, style(index), until, who.language);
    const points = wrong.bullets?.[index] ?? job.bullets;
    return [
      wrong.drop === 'titles' ? job.company : `${job.title} — ${job.company}, ${job.place}`,
      ...has('dates', [`${at(start)} – ${at(end)}`]),
      ...has(
        'all bullets',
        wrong.drop === 'bullets'
          ? [`${points.join('. ')}. ${who.work.flatMap((other) => other.bullets).join('. ')}.`]
          : points.map((point) => `• ${point}`),
      ),
      '',
    ];
  });
  return [
    who.name,
    who.headline,
    [
      `${who.city}, ${who.region}`,
      ...has('phone', [who.phone]),
      ...has('email', [wrong.email ?? who.email]),
    ].join(' | '),
    '',
    ...has('summary', [profile ?? '', wrong.summary ?? who.summary, '']),
    work ?? '',
    ...jobs,
    ...has('education', [
      study ?? '',
      ...who.education.map(
        ({ degree, area, institution, end }) => `${degree}, ${area}, ${institution}, ${end.slice(0, 4)}`,
      ),
      '',
    ]),
    ...has('skills', [skills ?? '', wrong.stuff ?? who.skills.flatMap((group) => group.skills).join(', ')]),
  ].join('\n');
}

/** Pairs of texts of which one has a planted defect: `[{id, a, b, better, defect}]`. */
export async function pairsOf(people: readonly Person[]) {
  const file = await readFile(join(import.meta.dirname, 'defects.json'), 'utf8');
  return z
    .array(planted)
    .parse(JSON.parse(file))
    .flatMap((wrong, index) => {
      const who = people.find(({ id }) => id === wrong.person);
      if (!who) return [];
      const [good, bad] = [textOf(who, nothing), textOf(who, wrong)];
      const first = index % 2 === 0;
      return [
        {
          id: `${wrong.defect}-${who.id}`,
          a: first ? good : bad,
          b: first ? bad : good,
          better: first ? 'a' : 'b',
          defect: wrong.defect,
        },
      ];
    });
}
