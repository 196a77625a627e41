import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { each, esc, page } from './page.ts';

const row = (label: string, value: string) => `<tr><td class="l">${esc(label)}</td><td>${value}</td></tr>`;
const section = (label: string) => `<tr><td class="l s">${esc(label)}</td><td></td></tr>`;

const span = (start: string, end: string) =>
  `${day(start, 'slash', 'present')} – ${day(end, 'slash', 'present')}`;

function draw(who: Person): string {
  return page(
    'DejaVu Sans',
    `@page{size:A4;margin:15mm}body{font-size:9pt}table{width:100%;border-collapse:collapse}td{padding:.8mm 2mm;vertical-align:top}
.l{width:52mm;text-align:right;border-right:1px solid #666;color:#333}.s{font-weight:700;font-size:11pt;padding-top:4mm}h1{font-size:13pt;margin-bottom:3mm}`,
    `<h1>Europass Curriculum Vitae</h1><table>
${section('Personal information')}${row('First name(s) / Surname(s)', `<b>${esc(who.name)}</b>`)}${row('Address', `${esc(who.city)} (${esc(who.region)})`)}
${row('Telephone', esc(who.phone))}${row('E-mail', esc(who.email))}${each(who.links, (link) => row('Website', esc(bare(link))))}
${section('Desired employment / Occupational field')}${row('', esc(who.headline))}
${section('Work experience')}${each(
      who.work,
      (job) =>
        row('Dates', span(job.start, job.end)) +
        row('Occupation or position held', `<b>${esc(job.title)}</b>`) +
        row(
          'Main activities and responsibilities',
          each(job.bullets, (item) => `${esc(item)}<br>`),
        ) +
        row('Name and address of employer', `${esc(job.company)}, ${esc(job.place)}`),
    )}
${section('Education and training')}${each(who.education, (study) => row('Dates', span(study.start, study.end)) + row('Title of qualification awarded', esc(study.degree)) + row('Principal subjects / occupational skills covered', esc(study.area)) + row('Name and type of organisation providing education and training', `${esc(study.institution)}, ${esc(study.place)}`))}
${section('Personal skills and competences')}${row(
      'Mother tongue(s)',
      esc(
        who.languages
          .filter(([, level]) => level === 'native')
          .map(([language]) => language)
          .join(', '),
      ),
    )}
${row(
  'Other language(s)',
  each(
    who.languages.filter(([, level]) => level !== 'native'),
    ([language, level]) => `${esc(language)} (${esc(level)})<br>`,
  ),
)}
${each(who.skills, (group) => row(`${group.name} skills`, esc(group.skills.join('; '))))}
${section('Certificates')}${each(who.certificates, ([name, issuer, year]) => row(year, `${esc(name)} (${esc(issuer)})`))}</table>`,
  );
}

export const europass: Layout = {
  name: 'europass',
  kind: 'pdf',
  people: ['maianh', 'siobhan'],
  shown: {},
  draw,
};
