import { byEmployer, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { skillsOf, span, words } from './words.ts';

const text = (lines: readonly string[]) => Promise.resolve(new TextEncoder().encode(`${lines.join('\n')}\n`));
const study = ({ degree, area }: Person['education'][number], by = ', ') =>
  [degree, area].filter((part) => part !== '').join(by);

const headed = (title: string) => ['', title, '-'.repeat(title.length)];

/** Headings over a line of hyphens; days first, then title, employer and town in one line. */
function daysFirst(who: Person) {
  const w = words[who.language];
  return text([
    who.name,
    who.headline,
    `${who.street ?? ''}, ${who.city}, ${who.region} ${who.postcode ?? ''}`,
    `${who.phone} - ${who.email}`,
    ...who.links,
    ...headed(w.about),
    who.summary,
    ...headed(w.work),
    ...who.work.flatMap((job) => [
      `${span(job, 'slash', who.language, '-')}  ${job.title}, ${job.company}, ${job.place}`,
      ...job.bullets.map((item) => `  - ${item}`),
      '',
    ]),
    ...headed(w.study),
    ...who.education.map((one) => `${day(one.end, 'year', '')}  ${study(one)}, ${one.institution}`),
    ...headed(w.skills),
    ...who.skills.map((group) => `${group.name}: ${group.skills.join(', ')}`),
    ...headed(w.languages),
    ...who.languages.map(([name, level]) => `${name} (${level})`),
    ...(who.certificates.length > 0 ? headed(w.cards) : []),
    ...who.certificates.map(([name, issuer, year]) => `${year}  ${name}, ${issuer}`),
  ]);
}

/** Plain paragraphs as typed into a mail: "Title at Employer (days)", skills in one sentence of commas. */
function asMail(who: Person) {
  const w = words[who.language];
  const at = { en: 'at', fr: 'chez', de: 'bei', es: 'en' }[who.language];
  return text([
    who.name,
    `${who.email}, ${who.phone}, ${who.city}`,
    '',
    `${w.about.toUpperCase()}:`,
    who.summary,
    '',
    `${w.work.toUpperCase()}:`,
    ...who.work.flatMap((job) => [
      `* ${job.title} ${at} ${job.company} (${span(job, 'short', who.language, '-')})`,
      ...job.bullets.map((item) => `    ${item}`),
    ]),
    '',
    `${w.study.toUpperCase()}:`,
    ...who.education.map(
      (one) => `* ${study(one)}, ${one.institution} (${span(one, 'year', who.language, '-')})`,
    ),
    '',
    `${w.skills.toUpperCase()}:`,
    skillsOf(who).join(', '),
    '',
    `${w.languages.toUpperCase()}:`,
    who.languages.map(([name, level]) => `${name} - ${level}`).join(', '),
  ]);
}

/** Markdown as in a repository: employers as third headings, titles in bold, days in italics. */
function repository(who: Person) {
  const w = words[who.language];
  return text([
    `# ${who.name}`,
    `**${who.headline}**`,
    '',
    `📍 ${who.city}, ${who.region} · 📞 ${who.phone} · ✉️ [${who.email}](mailto:${who.email})`,
    ...who.links.map((link) => `- <${link}>`),
    '',
    `## 👩‍💼 ${w.work}`,
    ...byEmployer(who.work).flatMap(({ company, jobs }) => [
      `### ${company}`,
      ...jobs.flatMap((job) => [
        `**${job.title}** — *${span(job, 'long', who.language)}*`,
        '',
        ...job.bullets.map((item) => `* ${item}`),
        '',
      ]),
    ]),
    `## 🎓 ${w.study}`,
    ...who.education.flatMap((one) => [
      `### ${one.institution}`,
      `**${study(one, ' — ')}** *(${one.end.slice(0, 4)})*`,
      '',
    ]),
    `## 🛠 ${w.skills}`,
    '| | |',
    '|---|---|',
    ...who.skills.map(
      (group) => `| **${group.name}** | ${group.skills.map((one) => `\`${one}\``).join(' ')} |`,
    ),
    '',
    `## 🌍 ${w.languages}`,
    ...who.languages.map(([name, level]) => `- **${name}**: ${level}`),
    ...(who.certificates.length > 0 ? ['', `## ${w.cards}`] : []),
    ...who.certificates.map(([name, issuer, year]) => `- ${name} — ${issuer}, ${year}`),
  ]);
}

const signs = (given: string) =>
  given.replace(/[^\x20-\x7e]/g, (sign) =>
    [...Array(sign.length).keys()].map((index) => `\\u${sign.charCodeAt(index)}?`).join(''),
  );

/** RTF as an old word processor writes it: underlined headings, the employer in italics after the title, days under them. */
function oldProcessor(who: Person) {
  const w = words[who.language];
  const plain = (given: string) => `\\pard ${signs(given)}\\par\n`;
  const under = (given: string) => `\\pard\\sb240\\ul\\b ${signs(given)}\\b0\\ulnone\\par\n`;
  const body = [
    `\\pard\\qr\\b\\fs32 ${signs(who.name)}\\b0\\fs22\\par\n`,
    `\\pard\\qr ${signs(who.street ?? '')}\\par\n\\pard\\qr ${signs(`${who.postcode ?? ''} ${who.city}`)}\\par\n`,
    `\\pard\\qr ${signs(who.phone)}\\par\n\\pard\\qr ${signs(who.email)}\\par\n`,
    under(w.work),
    ...who.work.flatMap((job) => [
      `\\pard\\b ${signs(job.title)}\\b0 , {\\i ${signs(job.company)}}\\par\n`,
      plain(`${span(job, 'long', who.language)}, ${job.place}`),
      ...job.bullets.map((item) => `\\pard\\bullet\\tab ${signs(item)}\\par\n`),
    ]),
    under(w.study),
    ...who.education.flatMap((one) => [
      `\\pard\\b ${signs(study(one, ' in '))}\\b0 , {\\i ${signs(one.institution)}}\\par\n`,
      plain(span(one, 'year', who.language)),
    ]),
    under(w.skills),
    plain(skillsOf(who).join(', ')),
    under(w.languages),
    ...who.languages.map(([name, level]) => `\\pard ${signs(name)}\\tab ${signs(level)}\\par\n`),
    ...(who.certificates.length > 0 ? [under(w.cards)] : []),
    ...who.certificates.map(([name, issuer, year]) => plain(`${name}, ${issuer} (${year})`)),
  ];
  return text([`{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times New Roman;}}\\f0\\fs22 ${body.join('')}}`]);
}

export const typed: Layout[] = [
  {
    name: 'txt-days-first',
    kind: 'txt',
    people: ['thandeka', 'lieselotte', 'dmitri'],
    shown: {},
    draw: daysFirst,
  },
  {
    name: 'rtf-old-processor',
    kind: 'rtf',
    people: ['ines', 'priyanka'],
    shown: { leftOut: ['links', 'skillGroups'] },
    draw: oldProcessor,
  },
];
export const heldTyped: Layout[] = [
  {
    name: 'txt-as-mail',
    kind: 'txt',
    people: ['tomasz', 'henrike', 'nimmi'],
    shown: { leftOut: ['links', 'skillGroups', 'certificates'] },
    draw: asMail,
  },
  {
    name: 'md-repository',
    kind: 'md',
    people: ['wanjiru', 'soledad', 'odalys'],
    shown: {},
    draw: repository,
  },
];
