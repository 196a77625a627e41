import { Header, Paragraph, Tab, TabStopPosition, TabStopType, Textbox, TextRun } from 'docx';
import { day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { line, pack, point, words } from './word-parts.ts';

const apart = (left: string, right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    children: [new TextRun({ text: left, bold: true }), new TextRun({ children: [new Tab(), right] })],
  });

const slashed = (start: string, end: string) =>
  `${day(start, 'slash', 'Current')} to ${day(end, 'slash', 'Current')}`;

/** No styles at all: capitals for headings, tabs to the right margin, employer and town first. */
function tabbed(who: Person): Promise<Uint8Array> {
  return pack([
    line(who.name.toUpperCase(), true, 32),
    line(`${who.city}, ${who.region}`),
    line(`Phone: ${who.phone}    Email: ${who.email}`),
    line('OBJECTIVE', true),
    line(who.summary),
    line('SKILLS AND ABILITIES', true),
    ...who.skills.flatMap((group) => group.skills).map(point),
    line('WORK HISTORY', true),
    ...who.work.flatMap((job) => [
      apart(`${job.company}, ${job.place}`, slashed(job.start, job.end)),
      line(job.title),
      ...job.bullets.map(point),
    ]),
    line('EDUCATION AND TRAINING', true),
    ...who.education.flatMap((study) => [
      apart(`${study.institution}, ${study.place}`, day(study.end, 'slash', '')),
      line(`${study.degree} in ${study.area}`),
    ]),
    line('LICENCES', true),
    ...who.certificates.map(([name, issuer, year]) => apart(`${name} (${issuer})`, year)),
    line('LANGUAGES', true),
    line(who.languages.map(([language]) => language).join(', ')),
  ]);
}

/** The name in the page's head, ways to write in a floating box, the employer over the title. */
function boxed(who: Person): Promise<Uint8Array> {
  const w = words[who.language];
  const contact = new Textbox({
    style: { width: '170pt', height: '90pt', position: 'absolute', marginLeft: '340pt' },
    children: [line(who.phone), line(who.email), line(`${who.city} (${who.region})`)],
  });
  const span = (start: string, end: string) =>
    `${day(start, 'long', w.until, who.language)} – ${day(end, 'long', w.until, who.language)}`;
  return pack(
    [
      contact,
      line(w.about.toUpperCase(), true, 24),
      line(who.summary),
      line(w.work.toUpperCase(), true, 24),
      ...who.work.flatMap((job) => [
        line(job.company, true),
        line(`${job.title} | ${span(job.start, job.end)}`),
        ...job.bullets.map(point),
      ]),
      line(w.study.toUpperCase(), true, 24),
      ...who.education.flatMap((study) => [
        line(study.institution, true),
        line(`${study.degree} ${study.area} | ${day(study.end, 'year', '')}`),
      ]),
      line(w.skills.toUpperCase(), true, 24),
      line(who.skills.flatMap((group) => group.skills).join(' • ')),
      line(w.languages.toUpperCase(), true, 24),
      line(who.languages.map(([language, level]) => `${language} : ${level}`).join(' • ')),
      line(w.cards.toUpperCase(), true, 24),
      ...who.certificates.map(([name, issuer, year]) => line(`${name} (${issuer}) ${year}`)),
    ],
    new Header({ children: [line(who.name, true, 44), line(who.headline)] }),
  );
}

export const plainWord: Layout[] = [
  {
    name: 'word-boxed',
    kind: 'docx',
    people: ['nadege', 'mele'],
    shown: { leftOut: ['links', 'skillGroups'] },
    draw: boxed,
  },
];
export const heldPlainWord: Layout[] = [
  {
    name: 'word-tabbed',
    kind: 'docx',
    people: ['gurpreet', 'eleanor'],
    shown: { leftOut: ['links', 'skillGroups'] },
    draw: tabbed,
  },
];
