import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { bullets, each, esc, page } from './page.ts';

const row = (left: string, right: string) =>
  `<div class="row"><div class="l">${left}</div><div class="r">${right}</div></div>`;

const span = (start: string, end: string) => `${day(start, 'short', 'now')}–${day(end, 'short', 'now')}`;

function draw(who: Person): string {
  return page(
    'Source Serif',
    `@page{size:A4;margin:18mm 16mm}.head{display:flex;justify-content:space-between;margin-bottom:8mm}
h1{font-size:30pt;font-weight:400;color:#777}.role{font-style:italic;color:#999;font-size:14pt}.me{text-align:right;font-style:italic;font-size:9pt;color:#777}
h2{display:flex;gap:4mm;align-items:center;color:#3873b3;font-weight:400;font-size:15pt;margin:5mm 0 2mm}h2::before{content:'';width:30mm;height:2mm;background:#3873b3}
.row{display:flex;gap:4mm;margin-bottom:1.5mm}.l{width:30mm;text-align:right;flex:none;font-size:9.5pt}ul{padding-left:5mm;font-size:9.5pt}`,
    `<div class="head"><div><h1>${esc(who.name)}</h1><div class="role">${esc(who.headline)}</div></div>
<div class="me">${esc(who.city)}, ${esc(who.region)}<br>✆ ${esc(who.phone)}<br>✉ ${esc(who.email)}${each(who.links, (link) => `<br>${esc(bare(link))}`)}</div></div>
<h2>Experience</h2>${each(who.work, (job) => row(span(job.start, job.end), `<b>${esc(job.title)}</b>, <i>${esc(job.company)}</i>, ${esc(job.place)}.${bullets(job.bullets)}`))}
<h2>Education</h2>${each(who.education, (study) => row(`${day(study.start, 'year', '')}–${day(study.end, 'year', '')}`, `<b>${esc(study.degree)}, ${esc(study.area)}</b>, <i>${esc(study.institution)}</i>, ${esc(study.place)}.`))}
<h2>Computer skills</h2>${each(who.skills, (group) => row(esc(group.name), esc(group.skills.join(', '))))}
<h2>Languages</h2>${each(who.languages, ([language, level]) => row(esc(language), `<i>${esc(level)}</i>`))}
<h2>Certificates</h2>${each(who.certificates, ([name, issuer, year]) => row(esc(year), `${esc(name)}, <i>${esc(issuer)}</i>`))}`,
  );
}

export const moderncv: Layout = {
  name: 'moderncv',
  kind: 'pdf',
  people: ['lukasz', 'beatrix'],
  shown: {},
  draw,
};
