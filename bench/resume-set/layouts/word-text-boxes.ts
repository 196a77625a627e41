import { Document, Header, Packer, Paragraph, Textbox, TextRun } from 'docx';
import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';

const line = (text: string, bold = false, size = 20) =>
  new Paragraph({ children: [new TextRun({ text, bold, size })] });
const point = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

/** The skills, languages and certificates stand in a floating box, as in the templates that Word brings. */
function box(who: Person): Textbox {
  return new Textbox({
    style: { width: '180pt', height: '420pt', position: 'absolute', marginLeft: '330pt' },
    children: [
      line('EXPERTISE', true, 24),
      ...who.skills.flatMap((group) => group.skills.map((skill) => line(skill))),
      line('LANGUAGES', true, 24),
      ...who.languages.map(([language, level]) => line(`${language} – ${level}`)),
      line('CERTIFICATES', true, 24),
      ...who.certificates.map(([name, issuer, year]) => line(`${name}, ${issuer}, ${year}`)),
    ],
  });
}

const span = (start: string, end: string) =>
  `${day(start, 'long', 'Present')} – ${day(end, 'long', 'Present')}`;

function draw(who: Person): Promise<Uint8Array> {
  const contact = [`${who.city}, ${who.region}`, who.phone, who.email, ...who.links.map(bare)].join(' | ');
  const header = new Header({ children: [line(who.name, true, 40), line(contact, false, 18)] });
  const children = [
    line(who.headline, true, 26),
    box(who),
    line(who.summary),
    line('WORK HISTORY', true, 24),
    ...who.work.flatMap((job) => [
      line(`${job.title} | ${job.company} | ${span(job.start, job.end)}`, true),
      ...job.bullets.map(point),
    ]),
    line('EDUCATION', true, 24),
    ...who.education.flatMap((study) => [
      line(`${study.degree} | ${study.area} | ${day(study.end, 'long', '')}`, true),
      line(study.institution),
    ]),
  ];
  return Packer.toBuffer(new Document({ sections: [{ headers: { default: header }, children }] }));
}

export const wordTextBoxes: Layout = {
  name: 'word-text-boxes',
  kind: 'docx',
  people: ['marisol', 'thorunn'],
  shown: { leftOut: ['skillGroups'] },
  draw,
};
