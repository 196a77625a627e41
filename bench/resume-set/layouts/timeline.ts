import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { each, esc, page } from './page.ts';

const years = (start: string, end: string) => `${day(start, 'year', 'today')} → ${day(end, 'year', 'today')}`;
const point = (when: string, what: string) =>
  `<div class="p"><div class="w">${when}</div><div class="x">${what}</div></div>`;

function draw(who: Person): string {
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:14mm}header{background:#eee8dd;padding:8mm;text-align:center}h1{font-size:26pt;font-weight:600}h2{text-align:center;font-size:12pt;margin:7mm 0 3mm;color:#8c3b2e}
.p{display:grid;grid-template-columns:32mm 1fr;gap:5mm}.w{text-align:right;font-weight:600;color:#8c3b2e}.x{border-left:2px solid #8c3b2e;padding:0 0 4mm 5mm}.cols{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm}`,
    `<header><h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><div>${[who.city, who.phone, who.email, ...who.links.map(bare)].map(esc).join(' &nbsp;•&nbsp; ')}</div></header>
<h2>My story so far</h2>${each(who.work, (job) => point(years(job.start, job.end), `<b>${esc(job.title)}</b> @ ${esc(job.company)}, ${esc(job.place)}${each(job.bullets, (item) => `<div>– ${esc(item)}</div>`)}`))}
<h2>Schooling</h2>${each(who.education, (study) => point(years(study.start, study.end), `<b>${esc(study.degree)}: ${esc(study.area)}</b><br>${esc(study.institution)}, ${esc(study.place)}`))}
<h2>Also</h2><div class="cols">${each(who.skills, (group) => `<div><b>${esc(group.name)}</b>${each(group.skills, (skill) => `<div>${esc(skill)}</div>`)}</div>`)}<div><b>Languages</b>${each(who.languages, ([language, level]) => `<div>${esc(language)}, ${esc(level)}</div>`)}</div></div>
<h2>Certificates</h2>${each(who.certificates, ([name, issuer, year]) => point(year, `${esc(name)} by ${esc(issuer)}`))}`,
  );
}

export const timeline: Layout = {
  name: 'timeline',
  kind: 'pdf',
  people: ['beatrix', 'calvin'],
  shown: { dates: 'year' },
  draw,
};
