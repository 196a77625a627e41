import { bare, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { bullets, each, esc, page } from './page.ts';

const span = (start: string, end: string) =>
  end === 'present'
    ? `Depuis ${day(start, 'long', '', 'fr')}`
    : `De ${day(start, 'long', '', 'fr')} à ${day(end, 'long', '', 'fr')}`;
const years = (start: string, end: string) => `${day(start, 'year', '')}-${day(end, 'year', '')}`;

function draw(who: Person): string {
  return page(
    'DejaVu Serif',
    `@page{size:Letter;margin:20mm}body{font-size:10pt}h1{font-size:17pt;color:#1c4587}h2{font-size:11pt;color:#1c4587;text-transform:uppercase;border-bottom:2px solid #1c4587;margin:5mm 0 2mm}.job{margin-bottom:3mm}ul{padding-left:6mm}.w{color:#555}`,
    `<h1>${esc(who.name)}</h1><p><i>${esc(who.headline)}</i></p><p>${esc(who.city)} (${esc(who.region)})<br>Tél. : ${esc(who.phone)}<br>Courriel : ${esc(who.email)}${each(who.links, (link) => `<br>${esc(bare(link))}`)}</p>
<h2>Profil</h2><p>${esc(who.summary)}</p>
<h2>Langues</h2><p>${esc(who.languages.map(([language, level]) => `${language} : ${level}`).join(' ; '))}</p>
<h2>Expérience professionnelle</h2>${each(who.work, (job) => `<div class="job"><b>${esc(job.title)}</b><br>${esc(job.company)}, ${esc(job.place)}<br><span class="w">${span(job.start, job.end)}</span>${bullets(job.bullets)}</div>`)}
<h2>Formation</h2>${each(who.education, (study) => `<div class="job"><b>${esc(study.degree)} en ${esc(study.area)}</b> (${years(study.start, study.end)})<br>${esc(study.institution)}, ${esc(study.place)}</div>`)}
<h2>Compétences</h2>${each(who.skills, (group) => `<p><b>${esc(group.name)} :</b> ${esc(group.skills.join(', '))}</p>`)}
<h2>Attestations et permis</h2>${bullets(who.certificates.map(([name, issuer, year]) => `${name} (${issuer}, ${year})`))}
<h2>Loisirs</h2><p>Randonnée, chant choral</p><p><i>Références fournies sur demande</i></p>`,
  );
}

export const quebec: Layout = {
  name: 'quebec',
  kind: 'pdf',
  people: ['genevieve', 'jeansebastien'],
  shown: {},
  draw,
};
