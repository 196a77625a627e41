import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { bare, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { each, esc, page } from '#bench/resume-set/layouts/page.ts';

const cells = (tag: string, items: readonly string[]) =>
  `<tr>${each(items, (item) => `<${tag}>${item}</${tag}>`)}</tr>`;

/** Everything in ruled tables with headed columns, as offices hand it in. */
function grid(who: Person): string {
  return page(
    'DejaVu Sans',
    `@page{size:A4;margin:15mm}body{font-size:9pt}h1{text-align:center;font-size:14pt}h2{font-size:10.5pt;margin:4mm 0 1mm}table{width:100%;border-collapse:collapse}td,th{border:1px solid #333;padding:1mm 2mm;text-align:left;vertical-align:top}`,
    `<h1>CURRICULUM VITAE</h1><table>${cells('td', ['<b>Full name</b>', esc(who.name)])}${cells('td', ['<b>Address</b>', `${esc(who.city)}, ${esc(who.region)}`])}${cells('td', ['<b>Mobile No.</b>', esc(who.phone)])}${cells('td', ['<b>E-mail ID</b>', esc(who.email)])}${each(who.links, (link) => cells('td', ['<b>LinkedIn</b>', esc(bare(link))]))}</table>
<h2>Career Objective</h2><p>${esc(who.summary)}</p><h2>Work Experience</h2><table>${cells('th', ['Period', 'Employer', 'Position held', 'Main duties'])}${each(who.work, (job) => cells('td', [`${day(job.start, 'short', 'Till date')} - ${day(job.end, 'short', 'Till date')}`, esc(job.company), esc(job.title), esc(job.bullets.join('. '))]))}</table>
<h2>Educational Qualification</h2><table>${cells('th', ['Year', 'Qualification', 'Institution'])}${each(who.education, (study) => cells('td', [day(study.end, 'year', ''), `${esc(study.degree)} (${esc(study.area)})`, esc(study.institution)]))}</table>
<h2>Skills</h2><table>${each(who.skills, (group) => cells('td', [`<b>${esc(group.name)}</b>`, esc(group.skills.join(', '))]))}</table><h2>Licences and Certificates</h2><table>${cells('th', ['Name', 'Issued by', 'Year'])}${each(who.certificates, (one) => cells('td', one.map(esc)))}</table>
<h2>Languages Known</h2><p>${esc(who.languages.map(([language]) => language).join(', '))}</p><h2>Declaration</h2><p>I hereby declare that the above is true to the best of my knowledge.</p>`,
  );
}

const line = (left: string, right: string) => `<div class="r"><div>${left}</div><div>${right}</div></div>`;

/** A scholar's: numbered sections, years at the left, publications after the posts. */
function numbered(who: Person): string {
  return page(
    'DejaVu Serif',
    `@page{size:A4;margin:22mm}body{font-size:9.5pt}h1{font-size:15pt}h2{font-size:11pt;margin:5mm 0 1.5mm}.r{display:grid;grid-template-columns:30mm 1fr;margin-bottom:1.5mm}`,
    `<h1>Dr. ${esc(who.name)}</h1><p>${esc(who.headline)}<br>Huygens Laboratory, 2333 CA ${esc(who.city)}, ${esc(who.region)}<br>${esc(who.email)} · ${esc(who.phone)}${each(who.links, (link) => `<br>${esc(bare(link))}`)}</p>
<h2>1. Employment</h2>${each(who.work, (job) => line(`${day(job.start, 'year', '')}–${day(job.end, 'year', '')}`, `${esc(job.title)}, ${esc(job.company)}, ${esc(job.place)}. ${esc(job.bullets.join('. '))}.`))}
<h2>2. Academic degrees</h2>${each(who.education, (study) => line(day(study.end, 'year', ''), `${esc(study.degree)} in ${esc(study.area)}, ${esc(study.institution)}`))}
<h2>3. Grants and awards</h2>${line('2021', 'ERC Starting Grant, 1.5 million euros')}${line('2017', 'Otto Hahn Medal')}<h2>4. Publications (selected)</h2><ol>${each(who.publications, (item) => `<li>${esc(item)}</li>`)}</ol>
<h2>5. Invited talks</h2>${line('2023', 'Conference on Atoms Far From Rest, Innsbruck')}<h2>6. Technical skills</h2>${each(who.skills, (group) => line(esc(group.name), esc(group.skills.join(', '))))}<h2>7. Languages</h2><p>${esc(who.languages.map(([language, level]) => `${language} (${level})`).join(', '))}</p><h2>8. Certificates</h2>${each(who.certificates, ([name, issuer, year]) => line(year, `${esc(name)}, ${esc(issuer)}`))}`,
  );
}

const { resolve } = createRequire(import.meta.url);
const faces = [
  '400Regular/SourceSerif4_400Regular',
  '700Bold/SourceSerif4_700Bold',
  '400Regular_Italic/SourceSerif4_400Regular_Italic',
];

const text = (value: string) => JSON.stringify(value);

const entry = (left: string, right: string) =>
  `grid(columns: (26mm, 1fr), column-gutter: 4mm, align(right, ${left}), ${right}), v(1mm),`;

/** Set by Typst, not by a browser: a banner, the days at the left, small rules before the headings. */
function typeset(who: Person): Promise<Uint8Array> {
  const head = (title: string) =>
    `v(3mm), grid(columns: (26mm, 1fr), column-gutter: 4mm, align(horizon, rect(width: 100%, height: 1.5mm, fill: rgb("#2a6f97"))), text(14pt, fill: rgb("#2a6f97"), ${text(title)})), v(1mm),`;
  const span = (start: string, end: string) =>
    text(`${day(start, 'short', 'Present')} – ${day(end, 'short', 'Present')}`);
  const source = `#set page(paper: "a4", margin: 18mm)\n#set text(font: "Source Serif 4", 10pt)\n#{stack(dir: ttb, spacing: 2mm, text(26pt, ${text(who.name)}), emph(text(13pt, ${text(who.headline)})), text(9pt, ${text([who.city + ', ' + who.region, who.phone, who.email, ...who.links.map(bare)].join('  |  '))}),
${head('Experience')}${who.work.map((job) => entry(span(job.start, job.end), `[#strong(${text(job.title)}), #emph(${text(job.company)}), #${text(job.place)} #list(${job.bullets.map(text).join(', ')})]`)).join('\n')}
${head('Education')}${who.education.map((study) => entry(span(study.start, study.end), `[#strong(${text(`${study.degree} ${study.area}`)}), #emph(${text(study.institution)}), #${text(study.place)}]`)).join('\n')}
${head('Skills')}${who.skills.map((group) => entry(`text(${text(group.name)})`, `text(${text(group.skills.join(', '))})`)).join('\n')}
${head('Languages')}${who.languages.map(([language, level]) => entry(`text(${text(language)})`, `emph(${text(level)})`)).join('\n')}
${head('Certificates')}${who.certificates.map(([name, issuer, year]) => entry(text(year), `[#${text(name)}, #emph(${text(issuer)})]`)).join('\n')} )}`;
  const compiler = NodeCompiler.create({
    fontArgs: [
      {
        fontBlobs: faces.map((face) =>
          readFileSync(resolve(`@expo-google-fonts/source-serif-4/${face}.ttf`)),
        ),
      },
    ],
  });
  return Promise.resolve(new Uint8Array(compiler.pdf({ mainFileContent: source })));
}

export const lists: Layout[] = [];
export const heldLists: Layout[] = [
  { name: 'grid', kind: 'pdf', people: ['ifeoma', 'gurpreet'], shown: {}, draw: grid },
  { name: 'numbered', kind: 'pdf', people: ['anneliese'], shown: { dates: 'year' }, draw: numbered },
  { name: 'typeset', kind: 'pdf', people: ['anneliese', 'dwayne'], shown: {}, draw: typeset },
];
