import { Document, HeadingLevel, Packer, Paragraph, Tab, TabStopPosition, TabStopType, TextRun } from 'docx';
import { bare, byEmployer, day } from './person.ts';
import type { Layout, Person } from './person.ts';

const title = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const point = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

/** A line whose second part stands at the right margin, behind a tab. */
function apart(left: string, right: string, bold = false): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [new TextRun({ text: left, bold }), new TextRun({ children: [new Tab(), right] })],
  });
}

const span = (start: string, end: string) => `${day(start, 'season', 'Now')} - ${day(end, 'season', 'Now')}`;

function draw(who: Person): Promise<Uint8Array> {
  const children = [
    new Paragraph({ text: who.name, heading: HeadingLevel.TITLE }),
    new Paragraph({
      text: [who.email, who.phone, ...who.links.map(bare), `${who.city}, ${who.region}`].join('  •  '),
    }),
    title('About'),
    new Paragraph(who.summary),
    title('Experience'),
    ...byEmployer(who.work).flatMap((group) => [
      apart(group.company, group.jobs[0]?.place ?? '', true),
      ...group.jobs.flatMap((job) => [apart(job.title, span(job.start, job.end)), ...job.bullets.map(point)]),
    ]),
    title('Education'),
    ...who.education.flatMap((study) => [
      apart(study.institution, day(study.end, 'season', ''), true),
      new Paragraph(`${study.degree}, ${study.area}`),
    ]),
    title('Skills & Languages'),
    ...who.skills.map((group) => new Paragraph(`${group.name}: ${group.skills.join(', ')}`)),
    new Paragraph(
      `Languages: ${who.languages.map(([language, level]) => `${language} (${level})`).join(', ')}`,
    ),
    title('Licenses & Certifications'),
    ...who.certificates.map(([name, issuer, year]) => apart(`${name}, ${issuer}`, year)),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

export const googleDocs: Layout = {
  name: 'google-docs',
  kind: 'docx',
  people: ['ngozi', 'siobhan'],
  shown: { dates: 'year' },
  draw,
};
