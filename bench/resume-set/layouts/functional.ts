import { day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { bullets, each, esc, page } from './page.ts';

function draw(who: Person): string {
  const achievements = who.work.flatMap((job) => job.bullets);
  const half = Math.ceil(achievements.length / 2);
  return page(
    'Source Serif',
    `@page{size:Letter;margin:20mm}h1{text-align:center;font-size:19pt;letter-spacing:1px}.me{text-align:center;margin-bottom:4mm}h2{text-align:center;font-size:11.5pt;border-top:1px solid #000;border-bottom:1px solid #000;margin:5mm 0 2mm}h3{font-size:10.5pt;margin-top:2mm}ul{padding-left:6mm}`,
    `<h1>${esc(who.name.toUpperCase())}</h1><div class="me">${esc(who.city)}, ${esc(who.region)} | ${esc(who.phone)} | ${esc(who.email)}</div>
<h2>Objective</h2><p>${esc(who.summary)}</p>
<h2>Core Skills</h2>${each(who.skills, (group) => `<p><b>${esc(group.name)}:</b> ${esc(group.skills.join(' | '))}</p>`)}
<h2>Relevant Accomplishments</h2><h3>Getting results</h3>${bullets(achievements.slice(0, half))}<h3>Working with people</h3>${bullets(achievements.slice(half))}
<h2>Employment History</h2>${each(who.work, (job) => `<p>${esc(job.title)}, ${esc(job.company)}, ${esc(job.place)}, ${day(job.start, 'year', 'present')}–${day(job.end, 'year', 'present')}</p>`)}
<h2>Education &amp; Credentials</h2>${each(who.education, (study) => `<p>${esc(study.degree)}, ${esc(study.area)}, ${esc(study.institution)} (${day(study.end, 'year', '')})</p>`)}${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)}, ${esc(issuer)} (${year})</p>`)}
<h2>Languages</h2><p>${esc(who.languages.map(([language, level]) => `${level} ${language}`).join(', '))}</p>`,
  );
}

export const functional: Layout = {
  name: 'functional',
  kind: 'pdf',
  people: ['fatoumata', 'desmond'],
  shown: { dates: 'year', leftOut: ['links'] },
  draw,
};
