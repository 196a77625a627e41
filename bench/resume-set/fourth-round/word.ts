import { Header, Paragraph, Table, TableRow, TabStopType, TextRun, WidthType } from 'docx';
import { bare, byEmployer, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { borders, cell, line, pack, point } from '#bench/resume-set/second-round/word-parts.ts';
import { skillsOf, span, words } from './words.ts';

const apart = (left: string, right: string, bold = true) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold }), new TextRun({ text: `\t${right}` })],
  });
const wide = { size: 100, type: WidthType.PERCENTAGE };
const grid = (rows: TableRow[]) => new Table({ width: wide, borders, rows });
const heading = (text: string) => line(text.toUpperCase(), true, 24);

/** Jobs at the left, everything short in a pale column at the right; the employer, its town and the days in one line. */
function paleColumn(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const left = [
    heading(w.about),
    line(who.summary),
    heading(w.work),
    ...who.work.flatMap((job) => [
      line(job.title, true, 22),
      line(`${job.company} | ${job.place} | ${span(job, 'short', who.language)}`),
      ...job.bullets.map(point),
    ]),
    heading(w.study),
    ...who.education.flatMap((study) => [
      line(study.area === '' ? study.degree : `${study.degree}, ${study.area}`, true, 22),
      line(`${study.institution} | ${study.place} | ${study.end.slice(0, 4)}`),
    ]),
  ];
  const right = [
    heading(w.contact),
    line(who.phone),
    line(who.email),
    line(`${who.city}, ${who.region}`),
    ...who.links.map((link) => line(bare(link))),
    heading(w.skills),
    ...skillsOf(who).map((skill) => line(skill)),
    heading(w.languages),
    ...who.languages.map(([name, level]) => line(`${name} – ${level}`)),
    ...(who.certificates.length > 0 ? [heading(w.cards)] : []),
    ...who.certificates.flatMap(([name, issuer, year]) => [line(name, true), line(`${issuer}, ${year}`)]),
  ];
  return pack([
    line(who.name, true, 44),
    line(who.headline, false, 26),
    grid([new TableRow({ children: [cell(left, 68), cell(right, 32, 'EEF2F5')] })]),
  ]);
}

/** Name and ways to write in the head of the page; roles under their employer, days at the right of each role. */
function rolesUnderEmployers(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const reach = [who.phone, who.email, `${who.city}, ${who.region}`].join('  ·  ');
  return pack(
    [
      line(who.summary),
      heading(w.work),
      ...byEmployer(who.work).flatMap(({ company, jobs }) => [
        line(`${company}, ${jobs[0]?.place ?? ''}`, true, 22),
        ...jobs.flatMap((job) => [
          apart(job.title, span(job, 'slash', who.language), false),
          ...job.bullets.map(point),
        ]),
      ]),
      heading(w.both),
      ...who.education.flatMap((study) => [
        apart(study.institution, day(study.end, 'year', '')),
        line([study.degree, study.area].filter((part) => part !== '').join(' – ')),
      ]),
      ...who.certificates.map(([name, issuer, year]) => apart(`${name} (${issuer})`, year, false)),
      heading(w.skills),
      line(skillsOf(who).join(' · ')),
      heading(w.languages),
      line(who.languages.map(([name, level]) => `${name}: ${level}`).join('; ')),
    ],
    new Header({ children: [line(who.name, true, 40), line(reach, false, 18)] }),
  );
}

const row = (left: string, right: Paragraph[]) =>
  new TableRow({ children: [cell([line(left)], 24), cell(right, 76)] });

/** A table without lines: days at the left, job over employer and town at the right, a row for each. */
function daysAtTheLeft(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  return pack([
    line(who.name, true, 36),
    line(`${who.street ?? ''}, ${who.postcode ?? ''} ${who.city}`),
    line(`${who.phone} / ${who.email}`),
    heading(w.work),
    grid(
      who.work.map((job) =>
        row(span(job, 'slash', who.language), [
          line(job.title, true),
          line(`${job.company}, ${job.place}`),
          ...job.bullets.map(point),
        ]),
      ),
    ),
    heading(w.study),
    grid(
      who.education.map((study) =>
        row(span(study, 'year', who.language), [
          line([study.degree, study.area].filter((part) => part !== '').join(' '), true),
          line(study.institution),
        ]),
      ),
    ),
    heading(w.skills),
    grid(who.skills.map((group) => row(group.name, [line(group.skills.join(', '))]))),
    heading(w.languages),
    grid(who.languages.map(([name, level]) => row(name, [line(level)]))),
    ...(who.certificates.length > 0
      ? [
          heading(w.cards),
          grid(who.certificates.map(([name, issuer, year]) => row(issuer, [line(`${name} (${year})`)]))),
        ]
      : []),
  ]);
}

/** Skills in three cells side by side, the days of each job on a line of their own under employer and title. */
function skillsSideBySide(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const skills = skillsOf(who);
  const third = Math.ceil(skills.length / 3);
  const cells = [0, 1, 2].map((at) =>
    cell(
      skills
        .slice(at * third, (at + 1) * third)
        .map(point)
        .concat(at * third >= skills.length ? [line('')] : []),
      33,
    ),
  );
  return pack([
    line(who.name, true, 40),
    line(who.headline.toUpperCase(), true, 22),
    line([`${who.city}, ${who.region}`, who.phone, who.email, ...who.links.map(bare)].join(' • ')),
    heading(w.skills),
    grid([new TableRow({ children: cells })]),
    heading(w.work),
    ...who.work.flatMap((job) => [
      line(job.company, true, 22),
      line(job.title),
      line(`${span(job, 'long', who.language)} · ${job.place}`),
      ...job.bullets.map(point),
    ]),
    heading(w.study),
    ...who.education.flatMap((study) => [
      line(study.institution, true, 22),
      line([study.degree, study.area].filter((part) => part !== '').join(', ')),
      line(`${day(study.end, 'long', '', who.language)} · ${study.place}`),
    ]),
    ...(who.certificates.length > 0 ? [heading(w.cards)] : []),
    ...who.certificates.flatMap(([name, issuer, year]) => [
      line(name, true),
      line(`${w.issued} ${issuer}, ${year}`),
    ]),
    heading(w.languages),
    line(who.languages.map(([name, level]) => `${name} (${level})`).join(', ')),
  ]);
}

const layout = (name: string, people: readonly string[], draw: Layout['draw'], shown = {}): Layout => ({
  name,
  kind: 'docx',
  people,
  shown,
  draw,
});

export const word: Layout[] = [
  layout('word-pale-column', ['dmitri', 'priyanka', 'ines'], paleColumn),
  layout('word-days-at-the-left', ['lieselotte', 'thandeka', 'renaud'], daysAtTheLeft, {
    leftOut: ['links'],
  }),
];
export const heldWord: Layout[] = [
  layout('word-roles-under-employers', ['odalys', 'jeanfrancois', 'aoife'], rolesUnderEmployers, {
    leftOut: ['links', 'skillGroups'],
  }),
  layout('word-skills-side-by-side', ['wanjiru', 'soledad', 'nimmi'], skillsSideBySide),
];
