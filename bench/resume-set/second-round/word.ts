import { ShadingType, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Paragraph } from 'docx';
import { bare, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { borders, cell, line, pack, point, words } from './word-parts.ts';

/** One table for the whole page: what is short in the shaded cell, jobs in the other, the days under each employer. */
function shaded(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const side = [
    line(w.contact, true, 24),
    line(who.phone),
    line(who.email),
    line(`${who.city}, ${who.region}`),
    ...who.links.map((link) => line(bare(link))),
    line(w.skills, true, 24),
    ...who.skills.flatMap((group) => group.skills.map((skill) => line(skill))),
    line(w.languages, true, 24),
    ...who.languages.map(([language, level]) => line(`${language} (${level})`)),
  ];
  const main = [
    line(who.name, true, 40),
    line(who.headline, false, 26),
    line(w.about, true, 24),
    line(who.summary),
    line(w.work, true, 24),
    ...who.work.flatMap((job) => [
      line(`${job.title}, ${job.company}, ${job.place}`, true),
      line(
        `${day(job.start, 'long', w.until, who.language)} — ${day(job.end, 'long', w.until, who.language)}`,
        false,
        16,
      ),
      ...job.bullets.map(point),
    ]),
    line(w.study, true, 24),
    ...who.education.flatMap((study) => [
      line(`${study.degree} ${study.area}, ${study.institution}`, true),
      line(
        `${day(study.start, 'long', '', who.language)} — ${day(study.end, 'long', '', who.language)}`,
        false,
        16,
      ),
    ]),
    line(w.cards, true, 24),
    ...who.certificates.flatMap(([name, issuer, year]) => [
      line(`${name}, ${issuer}`, true),
      line(year, false, 16),
    ]),
  ];
  return pack([
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders,
      rows: [new TableRow({ children: [cell(side, 32, 'DDE6ED'), cell(main, 68)] })],
    }),
  ]);
}

const title = (text: string) =>
  new TableRow({
    children: [
      new TableCell({
        columnSpan: 2,
        children: [line(text.toUpperCase(), true, 22)],
        shading: { type: ShadingType.CLEAR, fill: 'EEEEEE', color: 'auto' },
      }),
    ],
  });

const row = (left: string, right: Paragraph[]) =>
  new TableRow({ children: [cell([line(left)], 25), cell(right, 75)] });

/** A table of two columns, the days at the left; headings span both. */
function dated(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const span = (start: string, end: string) => `${day(start, 'dot', w.until)} - ${day(end, 'dot', w.until)}`;
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders,
    rows: [
      title(w.work),
      ...who.work.map((job) =>
        row(span(job.start, job.end), [
          line(job.title, true),
          line(`${job.company}, ${job.place}`),
          ...job.bullets.map(point),
        ]),
      ),
      title(w.study),
      ...who.education.map((study) =>
        row(span(study.start, study.end), [
          line(`${study.degree} ${study.area}`.trim(), true),
          line(`${study.institution}, ${study.place}`),
        ]),
      ),
      title(w.skills),
      ...who.skills.map((group) => row(group.name, [line(group.skills.join(', '))])),
      title(w.languages),
      ...who.languages.map(([language, level]) => row(language, [line(level)])),
      title(w.cards),
      ...who.certificates.map(([name, issuer, year]) => row(year, [line(`${name}, ${issuer}`)])),
    ],
  });
  return pack([
    line(who.name, true, 36),
    line(`${who.city}, ${who.region} · ${who.phone} · ${who.email}`),
    line(' '),
    table,
  ]);
}

export const word: Layout[] = [
  {
    name: 'word-dated',
    kind: 'docx',
    people: ['dwayne', 'katharina'],
    shown: { leftOut: ['links'] },
    draw: dated,
  },
];
export const heldWord: Layout[] = [
  {
    name: 'word-shaded',
    kind: 'docx',
    people: ['francesca', 'steve'],
    shown: { leftOut: ['skillGroups'] },
    draw: shaded,
  },
];
