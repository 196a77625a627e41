import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';

const ruled = (title: string) => ['', title, '='.repeat(title.length)];

/** Typed for a mail program: ruled headings, days in a column of 20 signs, lines broken at 72. */
function typed(who: Person): string {
  const french = who.language === 'fr';
  const until = french ? 'à ce jour' : 'present';
  const column = (start: string, end: string) =>
    `${day(start, 'slash', until)} - ${day(end, 'slash', until)}`.padEnd(24);
  const words = french
    ? [
        'EXPÉRIENCES DE TRAVAIL',
        'ÉTUDES',
        'CONNAISSANCES',
        'LANGUES PARLÉES ET ÉCRITES',
        'PERFECTIONNEMENT ET CARTES',
      ]
    : ['EMPLOYMENT', 'STUDIES', 'KNOWLEDGE', 'LANGUAGES', 'CERTIFICATES'];
  const [work = '', education = '', skills = '', languages = '', certificates = ''] = words;
  const lines = [
    who.name,
    `${who.city}, ${who.region}`,
    `${french ? 'Cellulaire' : 'Cell'}: ${who.phone}`,
    who.email,
    ...ruled(work),
    ...who.work.flatMap((job) => [
      '',
      `${column(job.start, job.end)}${job.title}`,
      `${' '.repeat(24)}${job.company}, ${job.place}`,
      ...job.bullets.map((item) => `${' '.repeat(24)}* ${item}`),
    ]),
    ...ruled(education),
    ...who.education.flatMap((study) => [
      `${`${study.start.slice(0, 4)}-${study.end.slice(0, 4)}`.padEnd(24)}${study.degree}, ${study.area}`,
      `${' '.repeat(24)}${study.institution}, ${study.place}`,
    ]),
    ...ruled(skills),
    ...who.skills.map((group) => `${`${group.name}:`.padEnd(24)}${group.skills.join(', ')}`),
    ...ruled(languages),
    ...who.languages.map(([language, level]) => `${language.padEnd(24)}${level}`),
    ...ruled(certificates),
    ...who.certificates.map(([name, issuer, year]) => `${year.padEnd(24)}${name} (${issuer})`),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const span = (start: string, end: string) =>
  `${day(start, 'short', 'Present')} – ${day(end, 'short', 'Present')}`;

/** As developers keep theirs: one heading for each job, the days in italics below. */
function marked(who: Person): string {
  return [
    `# ${who.name}`,
    `**${who.headline}** · ${who.city}, ${who.region}`,
    '',
    `<${who.email}> | ${who.phone}${who.links.map((link) => ` | [${bare(link)}](${link})`).join('')}`,
    '',
    `> ${who.summary}`,
    '',
    '## Work',
    ...who.work.flatMap((job) => [
      '',
      `### ${job.title} · ${job.company}`,
      `*${span(job.start, job.end)}, ${job.place}*`,
      '',
      ...job.bullets.map((item) => `- ${item}`),
    ]),
    '',
    '## Education',
    ...who.education.map(
      (study) => `- **${study.degree}, ${study.area}** – ${study.institution}, ${study.end.slice(0, 4)}`,
    ),
    '',
    '## Skills',
    '| Area | What |',
    '| --- | --- |',
    ...who.skills.map((group) => `| ${group.name} | ${group.skills.join(', ')} |`),
    '',
    '## Languages',
    ...who.languages.map(([language, level]) => `* ${language}: ${level}`),
    '',
    '## Certificates',
    ...who.certificates.map(([name, issuer, year]) => `1. ${name}, ${issuer} (${year})`),
    '',
  ].join('\n');
}

const text = (draw: (who: Person) => string) => (who: Person) =>
  Promise.resolve(new TextEncoder().encode(draw(who)));

export const typedText: Layout = {
  name: 'typed',
  kind: 'txt',
  people: ['jeansebastien', 'fatoumata'],
  shown: { leftOut: ['links'] },
  draw: text(typed),
};
export const markdown: Layout = {
  name: 'markdown',
  kind: 'md',
  people: ['maianh', 'lukasz'],
  shown: {},
  draw: text(marked),
};
