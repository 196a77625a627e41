import { bare, byEmployer, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { bullets, each, esc, page } from './page.ts';

const row = (left: string, right: string) =>
  `<div class="row"><div>${left}</div><div class="rail">${right}</div></div>`;

const span = (start: string, end: string) =>
  `${day(start, 'apostrophe', 'Current')} – ${day(end, 'apostrophe', 'Current')}`;

function draw(who: Person): string {
  return page(
    'Instrument Sans',
    `@page{size:Letter;margin:16mm}h1{font-size:22pt}.me{display:flex;gap:5mm;font-size:9pt;color:#555;margin:1mm 0 4mm}h2{font-size:9pt;letter-spacing:2px;color:#0a7a5f;margin:6mm 0 2mm}
.row{display:grid;grid-template-columns:1fr 40mm;gap:6mm;margin-bottom:2mm}.rail{text-align:right;color:#555;font-size:9.5pt}.c{font-weight:700;text-transform:uppercase}ul{padding-left:5mm}`,
    `<h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><div class="me"><span>${esc(who.city)}, ${esc(who.region)}</span><span>${esc(who.email)}</span><span>${esc(who.phone)}</span>${each(who.links, (link) => `<span>${esc(bare(link))}</span>`)}</div>
<p>${esc(who.summary)}</p><h2>SELECTED EXPERIENCE</h2>
${each(byEmployer(who.work), (group) => row(`<span class="c">${esc(group.company)}</span>`, esc(group.jobs[0]?.place ?? '')) + each(group.jobs, (job) => row(`<i>${esc(job.title)}</i>${bullets(job.bullets)}`, span(job.start, job.end))))}
<h2>EDUCATION</h2>${each(who.education, (study) => row(`<b>${esc(study.institution)}</b><br>${esc(study.degree)}, ${esc(study.area)}`, `Class of ${day(study.end, 'year', '')}`))}
<h2>TOOLKIT</h2><p>${esc(who.skills.flatMap((group) => group.skills).join(' · '))}</p>
<h2>CERTIFICATIONS</h2>${each(who.certificates, ([name, issuer, year]) => row(`${esc(name)} — ${esc(issuer)}`, year))}
<h2>LANGUAGES</h2><p>${esc(who.languages.map(([language, level]) => `${language} — ${level}`).join(' · '))}</p>`,
  );
}

export const rightRail: Layout = {
  name: 'right-rail',
  kind: 'pdf',
  people: ['lukasz', 'siobhan'],
  shown: {},
  draw,
};
