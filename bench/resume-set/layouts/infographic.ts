import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { bullets, each, esc, page } from './page.ts';

const icon = (path: string) =>
  `<svg width="11" height="11" viewBox="0 0 10 10"><path fill="currentColor" d="${path}"/></svg>`;
const bar = (index: number) => `<div class="bar"><div style="width:${90 - 12 * index}%"></div></div>`;

const span = (start: string, end: string) =>
  `${day(start, 'short', 'Present')} - ${day(end, 'short', 'Present')}`;

function draw(who: Person): string {
  const initials = who.name
    .split(' ')
    .map((word) => word[0])
    .join('');
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:0}.all{display:flex;min-height:297mm}.side{width:68mm;background:#22354a;color:#fff;padding:12mm 8mm;font-size:9.5pt}.main{flex:1;padding:12mm 10mm}
.photo{width:34mm;height:34mm;border-radius:50%;background:#f0b65a;display:grid;place-items:center;font-size:24pt;margin:0 auto 6mm}
.side h2{font-size:11pt;text-transform:uppercase;letter-spacing:1px;border-bottom:1px solid #fff6;margin:6mm 0 2mm}.bar{background:#fff3;height:1.6mm;margin:.5mm 0 1.5mm}.bar div{background:#f0b65a;height:100%}
h1{font-size:25pt;line-height:1.05}.role{color:#b9791c;font-size:13pt;margin-bottom:4mm}.main h2{font-size:14pt;color:#22354a;margin:5mm 0 2mm}
.job{border-left:2px solid #f0b65a;padding:0 0 3mm 5mm;position:relative}.when{color:#777;font-size:9pt}ul{padding-left:5mm}`,
    `<div class="all"><div class="side"><div class="photo">${esc(initials)}</div><h2>Contact</h2>
<p>${icon('M1 1h8v8H1z')} ${esc(who.phone)}</p><p>${icon('M0 2h10v6H0z')} ${esc(who.email)}</p><p>${icon('M5 0l4 9H1z')} ${esc(who.city)}, ${esc(who.region)}</p>${each(who.links, (link) => `<p>${icon('M2 2h6v6H2z')} ${esc(bare(link))}</p>`)}
${each(who.skills, (group) => `<h2>${esc(group.name)}</h2>${each(group.skills, (skill, index) => `<div>${esc(skill)}</div>${bar(index)}`)}`)}
<h2>Languages</h2>${each(who.languages, ([language], index) => `<div>${esc(language)}</div>${bar(index * 2)}`)}</div>
<div class="main"><h1>${esc(who.name)}</h1><div class="role">${esc(who.headline)}</div><h2>Hello!</h2><p>${esc(who.summary)}</p>
<h2>Where I’ve worked</h2>${each(who.work, (job) => `<div class="job"><b>${esc(job.title)}</b><br>${esc(job.company)} <span class="when">| ${span(job.start, job.end)}</span>${bullets(job.bullets)}</div>`)}
<h2>Where I’ve studied</h2>${each(who.education, (study) => `<div class="job"><b>${esc(study.degree)} in ${esc(study.area)}</b><br>${esc(study.institution)} <span class="when">| ${day(study.start, 'year', '')} - ${day(study.end, 'year', '')}</span></div>`)}
<h2>Credentials</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)} <span class="when">(${esc(issuer)}, ${year})</span></p>`)}</div></div>`,
  );
}

export const infographic: Layout = {
  name: 'infographic',
  kind: 'pdf',
  people: ['maianh', 'beatrix'],
  shown: {},
  draw,
};
