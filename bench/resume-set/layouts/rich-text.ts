import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';

/** Signs beyond ASCII as RTF writes them: the number of the unit, then a sign for readers that know no Unicode. */
const signs = (text: string) =>
  text
    .replace(/[\\{}]/g, (sign) => `\\${sign}`)
    .replace(/[^\x20-\x7e]/g, (sign) =>
      [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at)}?`).join(''),
    );
const plain = (text: string) => `\\pard ${signs(text)}\\par\n`;
const title = (text: string) => `\\pard\\sb200\\caps\\b\\fs26 ${signs(text)}\\b0\\caps0\\fs22\\par\n`;
const point = (text: string) => `\\pard{\\pntext\\f1\\'b7\\tab}\\fi-360\\li720 ${signs(text)}\\par\n`;
const apart = (left: string, right: string) =>
  `\\pard\\tqr\\tx9000\\b ${signs(left)}\\b0\\tab ${signs(right)}\\par\n`;

function draw(who: Person): Promise<Uint8Array> {
  const french = who.language === 'fr';
  const until = french ? 'aujourd’hui' : 'Present';
  const span = (start: string, end: string) =>
    `${day(start, 'short', until, who.language)} – ${day(end, 'short', until, who.language)}`;
  const words = french
    ? ['Expérience de travail', 'Formation académique', 'Habiletés', 'Langues', 'Certifications']
    : ['Employment', 'Education and Training', 'Key Skills', 'Languages', 'Certifications'];
  const body = [
    `\\pard\\qc\\b\\fs36 ${signs(who.name)}\\b0\\fs22\\par\n`,
    `\\pard\\qc ${signs(`${who.city}, ${who.region} | ${who.phone} | ${who.email}`)}\\par\n`,
    ...who.links.map(
      (link) =>
        `\\pard\\qc {\\field{\\*\\fldinst HYPERLINK "${link}"}{\\fldrslt ${signs(bare(link))}}}\\par\n`,
    ),
    plain(who.summary),
    title(words[0] ?? ''),
    ...who.work.flatMap((job) => [
      apart(job.title, span(job.start, job.end)),
      plain(`${job.company}, ${job.place}`),
      ...job.bullets.map(point),
    ]),
    title(words[1] ?? ''),
    ...who.education.flatMap((study) => [
      apart(`${study.degree}, ${study.area}`, `${study.start.slice(0, 4)} – ${study.end.slice(0, 4)}`),
      plain(`${study.institution}, ${study.place}`),
    ]),
    title(words[2] ?? ''),
    ...who.skills.map((group) => plain(`${group.name}: ${group.skills.join(', ')}`)),
    title(words[3] ?? ''),
    plain(who.languages.map(([language, level]) => `${language} (${level})`).join(', ')),
    title(words[4] ?? ''),
    ...who.certificates.map(([name, issuer, year]) => point(`${name}, ${issuer}, ${year}`)),
  ];
  const text = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl{\\f0 Calibri;}{\\f1\\fcharset2 Symbol;}}{\\colortbl;\\red0\\green0\\blue0;}{\\info{\\title CV}{\\author Somebody}}\\f0\\fs22\n${body.join('')}}`;
  return Promise.resolve(new TextEncoder().encode(text));
}

export const richText: Layout = {
  name: 'rich-text',
  kind: 'rtf',
  people: ['genevieve', 'desmond'],
  shown: {},
  draw,
};
