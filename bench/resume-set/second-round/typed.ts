import { day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';

const bytes = (lines: readonly string[]) =>
  Promise.resolve(new TextEncoder().encode(`${lines.join('\n')}\n`));

const span = (start: string, end: string) =>
  `${day(start, 'slash', 'Present')} - ${day(end, 'slash', 'Present')}`;

/** For the box of a web form: everything of a job in one line, bars between. */
function pasted(who: Person): Promise<Uint8Array> {
  return bytes([
    who.name.toUpperCase(),
    `${who.city}, ${who.region} | ${who.phone} | ${who.email}`,
    '',
    'SUMMARY',
    who.summary,
    '',
    'PROFESSIONAL EXPERIENCE',
    ...who.work.flatMap((job) => [
      `${job.title.toUpperCase()} | ${job.company} | ${job.place} | ${span(job.start, job.end)}`,
      ...job.bullets.map((item) => `- ${item}`),
      '',
    ]),
    'EDUCATION',
    ...who.education.map(
      (study) => `${study.degree}, ${study.area} | ${study.institution} | ${study.end.slice(0, 4)}`,
    ),
    '',
    'CERTIFICATIONS',
    ...who.certificates.map(([name, issuer, year]) => `${name} | ${issuer} | ${year}`),
    '',
    'SKILLS',
    who.skills.flatMap((group) => group.skills).join(', '),
    '',
    'LANGUAGES',
    who.languages.map(([language, level]) => `${language} (${level})`).join(', '),
  ]);
}

/** As somebody writes it into a mail: short lines, dashes, the days behind a colon. */
function mailed(who: Person): Promise<Uint8Array> {
  const fr = who.language === 'fr';
  const until = fr ? 'aujourd’hui' : 'today';
  return bytes([
    who.name,
    who.headline,
    `${who.city} (${who.region})`,
    `${fr ? 'Tél' : 'Tel'} ${who.phone}`,
    who.email,
    '',
    fr ? 'Mon parcours' : 'Where I have worked',
    '-----',
    ...who.work.flatMap((job) => [
      `${day(job.start, 'long', until, who.language)} - ${day(job.end, 'long', until, who.language)} : ${job.title}, ${job.company} (${job.place})`,
      ...job.bullets.map((item) => `   - ${item}`),
    ]),
    '',
    fr ? 'Mes études' : 'School',
    '-----',
    ...who.education.map(
      (study) =>
        `${study.start.slice(0, 4)}-${study.end.slice(0, 4)} : ${study.degree}, ${study.area}, ${study.institution}`,
    ),
    '',
    fr ? 'Ce que je sais faire' : 'What I can do',
    '-----',
    ...who.skills.map((group) => `${group.name} : ${group.skills.join(', ')}`),
    '',
    fr ? 'Langues' : 'Languages',
    '-----',
    ...who.languages.map(([language, level]) => `${language}, ${level}`),
    '',
    fr ? 'Certificats' : 'Tickets',
    '-----',
    ...who.certificates.map(([name, issuer, year]) => `${name}, ${issuer}, ${year}`),
  ]);
}

export const typed: Layout[] = [
  {
    name: 'mailed',
    kind: 'txt',
    people: ['mathieu', 'kwabena'],
    shown: { leftOut: ['links'] },
    draw: mailed,
  },
];
export const heldTyped: Layout[] = [
  {
    name: 'pasted',
    kind: 'txt',
    people: ['priya', 'dwayne'],
    shown: { leftOut: ['links', 'skillGroups'] },
    draw: pasted,
  },
];
