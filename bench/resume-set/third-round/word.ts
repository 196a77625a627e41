import { Paragraph, TabStopType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { bare, byEmployer, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { borders, cell, line, pack, point } from '#bench/resume-set/second-round/word-parts.ts';
import { postal, span, words } from './words.ts';

const tabbed = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold: true }), new TextRun({ text: `\t${right}` })],
  });
const ruledRow = (cells: Paragraph[][]) =>
  new TableRow({ children: cells.map((children) => new TableCell({ children })) });
const wide = { size: 100, type: WidthType.PERCENTAGE };
const rest = (who: Person) => {
  const w = words[who.language];
  return [
    line(w.skills, true, 24),
    ...who.skills.map((group) => line(`${group.name}: ${group.skills.join(', ')}`)),
    line(w.languages, true, 24),
    line(who.languages.map(([name, level]) => `${name} (${level})`).join(', ')),
    ...(who.certificates.length > 0 ? [line(w.cards, true, 24)] : []),
    ...who.certificates.map(([name, issuer, year]) => line(`${name}, ${issuer}, ${year}`)),
  ];
};

/** Jobs as rows of a ruled Word table: the days, then employer over title over duties. */
function wordRuled(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  return pack([
    line(who.name, true, 36),
    line(who.headline),
    line([...postal(who), who.phone, who.email, ...who.links.map(bare)].join(' | ')),
    line(w.work, true, 24),
    new Table({
      width: wide,
      rows: who.work.map((job) =>
        ruledRow([
          [line(span(job, 'slash', who.language))],
          [line(job.company, true), line(job.title), ...job.bullets.map(point)],
        ]),
      ),
    }),
    line(w.study, true, 24),
    new Table({
      width: wide,
      rows: who.education.map((study) =>
        ruledRow([
          [line(day(study.end, 'year', ''))],
          [line(study.institution, true), line(`${study.degree}, ${study.area}`)],
        ]),
      ),
    }),
    ...rest(who),
  ]);
}

/** Employers with their place, roles under them, days at a tab. */
function wordEmployers(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  return pack([
    line(who.name, true, 36),
    ...postal(who).map((text) => line(text)),
    line([who.phone, who.email, ...who.links.map(bare)].join('  ')),
    line(w.about, true, 24),
    line(who.summary),
    line(w.work, true, 24),
    ...byEmployer(who.work).flatMap((group) => [
      line(`${group.company}, ${group.jobs[0]?.place ?? ''}`, true),
      ...group.jobs.flatMap((job) => [
        tabbed(job.title, span(job, 'long', who.language)),
        ...job.bullets.map(point),
      ]),
    ]),
    line(w.study, true, 24),
    ...who.education.flatMap((study) => [
      tabbed(study.institution, day(study.end, 'year', '')),
      line(`${study.degree}, ${study.area}`),
    ]),
    ...rest(who),
  ]);
}

/** The main cell at the left, a narrow one at its right with all that is short. */
function wordRightCell(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const main = [
    line(who.name, true, 36),
    line(who.headline),
    line(w.work, true, 24),
    ...who.work.flatMap((job) => [
      line(job.title, true),
      line(`${job.company}, ${job.place}`),
      line(span(job, 'short', who.language)),
      ...job.bullets.map(point),
    ]),
    line(w.study, true, 24),
    ...who.education.flatMap((study) => [
      line(`${study.degree}, ${study.area}`, true),
      line(study.institution),
      line(`${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}`),
    ]),
  ];
  const side = [
    line(w.contact, true, 24),
    ...[...postal(who), who.phone, who.email, ...who.links.map(bare)].map((text) => line(text)),
    line(w.skills, true, 24),
    ...who.skills.flatMap((group) => group.skills.map(point)),
    line(w.languages, true, 24),
    ...who.languages.map(([name, level]) => line(`${name}: ${level}`)),
    line(w.cards, true, 24),
    ...who.certificates.flatMap(([name, issuer, year]) => [line(name, true), line(`${issuer}, ${year}`)]),
  ];
  return pack([
    new Table({
      width: wide,
      borders,
      rows: [new TableRow({ children: [cell(main, 66), cell(side, 34, 'E9EEF2')] })],
    }),
  ]);
}

const entry = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.LEFT, position: 2600 }],
    children: [new TextRun(`${left}\t`), new TextRun({ text: right, bold: true })],
  });

/** Days before a tab at the left of every entry, title and employer after it. */
function wordDaysLeft(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  return pack([
    line(who.name.toUpperCase(), true, 36),
    line(`${postal(who).join(', ')} · ${who.phone} · ${who.email}`),
    ...who.links.map((link) => line(bare(link))),
    line(w.work.toUpperCase(), true, 22),
    ...who.work.flatMap((job) => [
      entry(span(job, 'slash', who.language), `${job.title}, ${job.company}`),
      line(job.place),
      ...job.bullets.map(point),
    ]),
    line(w.study.toUpperCase(), true, 22),
    ...who.education.map((study) =>
      entry(
        `${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}`,
        `${study.degree}, ${study.area}, ${study.institution}`,
      ),
    ),
    ...rest(who),
  ]);
}

export const rows: Layout[] = [
  { name: 'word-ruled', kind: 'docx', people: ['bastien', 'rhodri'], shown: {}, draw: wordRuled },
  { name: 'word-employers', kind: 'docx', people: ['tanvi'], shown: {}, draw: wordEmployers },
];
export const heldRows: Layout[] = [
  {
    name: 'word-right-cell',
    kind: 'docx',
    people: ['jule', 'etxeberria'],
    shown: { leftOut: ['skillGroups'] },
    draw: wordRightCell,
  },
  { name: 'word-days-left', kind: 'docx', people: ['hyejin', 'okwudili'], shown: {}, draw: wordDaysLeft },
];
