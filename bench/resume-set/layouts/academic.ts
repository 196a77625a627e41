import { bare, byEmployer, day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { each, esc, page } from './page.ts';

const running = (who: Person, number: number) =>
  `<div class="running"><span>${esc(who.name)} — Curriculum Vitae</span><span>Page ${number} of 3</span></div>`;

const span = (start: string, end: string) =>
  `${day(start, 'long', 'present')} to ${day(end, 'long', 'present')}`;

function draw(who: Person): string {
  return page(
    'DejaVu Serif',
    `@page{size:Letter;margin:22mm}body{font-size:10pt}.running{display:flex;justify-content:space-between;font-size:8pt;color:#666;margin-bottom:6mm}.sheet{break-after:page}
h1{text-align:center;font-size:16pt;font-variant:small-caps}.me{text-align:center;margin-bottom:6mm}h2{font-size:11pt;border-bottom:1px solid #000;margin:5mm 0 2mm}p{margin-bottom:2mm}.hang{padding-left:8mm;text-indent:-8mm}`,
    `<div class="sheet"><h1>${esc(who.name)}</h1><div class="me">${esc(who.headline)}<br>${esc(who.city)}, ${esc(who.region)} · ${esc(who.phone)}<br>${esc(who.email)}${each(who.links, (link) => ` · ${esc(bare(link))}`)}</div>
<h2>RESEARCH INTERESTS</h2><p>${esc(who.summary)}</p>
<h2>ACADEMIC APPOINTMENTS</h2>${each(byEmployer(who.work), (group) => `<p><b>${esc(group.company)}</b>, ${esc(group.jobs[0]?.place ?? '')}</p>${each(group.jobs, (job) => `<p style="padding-left:8mm">${esc(job.title)}, ${span(job.start, job.end)}<br>${each(job.bullets, (item) => `${esc(item)}. `)}</p>`)}`)}
<h2>EDUCATION</h2>${each(who.education, (study) => `<p class="hang">${esc(study.degree)} in ${esc(study.area)}, ${esc(study.institution)}, ${day(study.end, 'year', '')}</p>`)}</div>
<div class="sheet">${running(who, 2)}<h2>PEER-REVIEWED PUBLICATIONS</h2>${each(who.publications, (item, index) => `<p class="hang">[${index + 1}] ${esc(item)}</p>`)}
<h2>CONFERENCE PRESENTATIONS</h2><p class="hang">2022. “What comes back first.” Invited talk, Northern Seas Symposium, Aarhus.</p><p class="hang">2019. “Small data, long series.” Paper, Society for Field Methods, Porto, June 2019.</p></div>
<div>${running(who, 3)}<h2>LANGUAGES</h2><p>${esc(who.languages.map(([language, level]) => `${language} (${level})`).join(', '))}</p>
<h2>METHODS AND TOOLS</h2>${each(who.skills, (group) => `<p><i>${esc(group.name)}:</i> ${esc(group.skills.join(', '))}</p>`)}
<h2>CERTIFICATION</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)}, ${esc(issuer)}, ${year}</p>`)}
<h2>PROFESSIONAL SERVICE</h2><p>Reviewer for Benthic Letters (2018–present) and Tone and Tune.</p><h2>REFEREES</h2><p>Prof. Ingrid Halvorsen, University of Oslo, i.halvorsen@uio.example</p></div>`,
  );
}

export const academic: Layout = {
  name: 'academic',
  kind: 'pdf',
  people: ['thorunn', 'ngozi'],
  shown: {},
  draw,
};
