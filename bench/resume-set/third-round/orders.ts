import { bare, byEmployer, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';
import { postal, span, words } from './words.ts';

/** What one can do with proofs first; of the jobs one line each, years alone. */
function skillsFirst(who: Person): string {
  const w = words[who.language];
  return page(
    'DejaVu Serif',
    `@page{size:Letter;margin:20mm}body{font-size:10pt}h1{font-size:16pt;text-align:center}.me{text-align:center}h2{font-size:11pt;border-bottom:1px solid;margin:4mm 0 1mm}h3{font-size:10pt}ul{padding-left:6mm}`,
    `<h1>${esc(who.name)}</h1><div class="me">${[...postal(who), who.phone, who.email, ...who.links.map(bare)].map(esc).join(' | ')}</div><h2>SUMMARY OF QUALIFICATIONS</h2><p>${esc(who.summary)}</p>
<h2>RELEVANT SKILLS</h2>${each(who.skills, (group, index) => `<h3>${esc(group.name)}</h3><p>${esc(group.skills.join(', '))}</p>${bullets(who.work[index]?.bullets ?? [])}`)}
<h2>EMPLOYMENT HISTORY</h2>${each(who.work, (job) => `<p>${esc(job.title)}, ${esc(job.company)}, ${esc(job.place)}, ${span(job, 'year', who.language)}</p>`)}
<h2>EDUCATION AND TRAINING</h2>${each(who.education, (study) => `<p>${esc(study.degree)} in ${esc(study.area)}, ${esc(study.institution)}, ${day(study.end, 'year', '')}</p>`)}<h2>LICENCES AND CERTIFICATES</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)}, ${esc(issuer)}, ${year}</p>`)}<h2>${w.languages.toUpperCase()}</h2><p>${esc(who.languages.map(([name]) => name).join(', '))}</p>`,
  );
}

/** Headings as coloured bands over the width; title first, years under it. */
function bands(who: Person): string {
  const w = words[who.language];
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:13mm}body{font-size:9.5pt}h1{font-size:21pt;font-variant:small-caps}h2{background:#8a3b12;color:#fff;font-size:11pt;font-variant:small-caps;padding:.8mm 3mm;margin:4mm 0 2mm}.w{font-size:8.5pt;color:#666}.f{display:flex;justify-content:space-between}ul{padding-left:4mm;margin-bottom:2mm}`,
    `<div class="f"><div><h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div></div><div style="text-align:right">${each([...postal(who), who.phone, who.email, ...who.links.map(bare)], (item) => `<div>${esc(item)}</div>`)}</div></div>
<h2>${w.about}</h2><p>${esc(who.summary)}</p><h2>${w.work}</h2>${each(who.work, (job) => `<b>${esc(job.title)}</b> – ${esc(job.company)}<div class="w">${span(job, 'year', who.language)} | ${esc(job.place)}</div>${bullets(job.bullets)}`)}
<h2>${w.skills}</h2>${each(who.skills, (group) => `<div><b>${esc(group.name)} :</b> ${esc(group.skills.join(' • '))}</div>`)}<h2>${w.study}</h2>${each(who.education, (study) => `<b>${esc(study.degree)}, ${esc(study.area)}</b> – ${esc(study.institution)}<div class="w">${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}</div>`)}
<h2>${w.cards} ${who.language === 'fr' ? 'et langues' : '& Languages'}</h2>${each(who.certificates, ([name, issuer, year]) => `<div>${esc(name)} – ${esc(issuer)} (${year})</div>`)}${each(who.languages, ([name, level]) => `<div>${esc(name)} : ${esc(level)}</div>`)}`,
  );
}

/** An employer once with the whole time there, its roles under it with their days at the left. */
function rolesUnder(who: Person): string {
  const w = words[who.language];
  return page(
    'Source Serif',
    `@page{size:Letter;margin:18mm}body{font-size:10pt}h1{font-size:20pt}h2{font-size:12pt;font-variant:small-caps;margin:5mm 0 1mm;border-top:2px solid #333}.f{display:flex;justify-content:space-between;font-weight:700}.r{display:grid;grid-template-columns:38mm 1fr;margin-top:1mm}.r>div:first-child{color:#555;font-size:9pt}ul{padding-left:4mm}`,
    `<h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><div>${[postal(who).join(', '), who.phone, who.email, ...who.links.map(bare)].map(esc).join(' ◦ ')}</div><h2>${w.work}</h2>${each(byEmployer(who.work), (group) => `<div class="f"><span>${esc(group.company)}</span><span>${day(group.jobs.at(-1)?.start ?? '', 'year', '')} – ${day(group.jobs[0]?.end ?? '', 'year', w.until)}</span></div>${each(group.jobs, (job) => `<div class="r"><div>${span(job, 'short', who.language)}</div><div><i>${esc(job.title)}</i>${bullets(job.bullets)}</div></div>`)}`)}
<h2>${w.study}</h2>${each(who.education, (study) => `<div class="r"><div>${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}</div><div><b>${esc(study.institution)}</b><br><i>${esc(study.degree)}, ${esc(study.area)}</i></div></div>`)}<h2>${w.skills}</h2>${each(who.skills, (group) => `<div class="r"><div>${esc(group.name)}</div><div>${esc(group.skills.join(', '))}</div></div>`)}
<h2>${w.languages}</h2>${each(who.languages, ([name, level]) => `<div class="r"><div>${esc(name)}</div><div>${esc(level)}</div></div>`)}<h2>${w.cards}</h2>${each(who.certificates, ([name, issuer, year]) => `<div class="r"><div>${year}</div><div>${esc(name)}, ${esc(issuer)}</div></div>`)}`,
  );
}

/** Things built before jobs held; jobs short, employer first. */
function projectsFirst(who: Person): string {
  const w = words[who.language];
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:15mm}body{font-size:9.5pt}h1{font-size:20pt}h2{font-size:11pt;margin:4mm 0 1mm;color:#246}.f{display:flex;justify-content:space-between}.t{font-size:8.5pt;color:#555}ul{padding-left:4mm}`,
    `<h1>${esc(who.name)}</h1><div class="t">${[who.headline, `${who.city}, ${who.region}`, who.email, who.phone, ...who.links.map(bare)].map(esc).join(' // ')}</div><p>${esc(who.summary)}</p><h2>${w.skills}</h2>${each(who.skills, (group) => `<div><b>${esc(group.name)}</b> ${esc(group.skills.join(', '))}</div>`)}
<h2>${w.projects}</h2>${each(who.projects, ([name, year, text]) => `<div class="f"><b>${esc(name)}</b><span>${year}</span></div><p>${esc(text)}</p>`)}<h2>${w.work}</h2>${each(who.work, (job) => `<div class="f"><span><b>${esc(job.company)}</b> — ${esc(job.title)}</span><span>${span(job, 'short', who.language)}</span></div><ul><li>${esc(job.bullets[0] ?? '')}</li></ul>`)}
<h2>${w.study}</h2>${each(who.education, (study) => `<div class="f"><span><b>${esc(study.institution)}</b> — ${esc(study.degree)}, ${esc(study.area)}</span><span>${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}</span></div>`)}<h2>${w.cards}</h2>${each(who.certificates, ([name, , year]) => `<div class="f"><span>${esc(name)}</span><span>${year}</span></div>`)}<h2>${w.languages}</h2><div>${esc(who.languages.map(([name, level]) => `${name} (${level})`).join(' / '))}</div>`,
  );
}

const line = (left: string, right: string) =>
  `<div class="f"><span>${left}</span><span>${right}</span></div>`;

const years = (start: string, end: string) => `${day(start, 'year', '')}–${day(end, 'year', 'present')}`;

/** A scholar's: appointments by years at the right, employer first, then publications, grants, service. */
function scholar(who: Person): string {
  return page(
    'DejaVu Serif',
    `@page{size:Letter;margin:22mm}body{font-size:9.5pt}h1{font-size:15pt;font-weight:400;text-align:center}.me{text-align:center}h2{font-size:10.5pt;font-variant:small-caps;margin:5mm 0 1mm}.f{display:flex;justify-content:space-between}p{padding-left:6mm;text-indent:-6mm}`,
    `<h1>${esc(who.name)}</h1><div class="me">Department of Linguistics<br>${postal(who).map(esc).join('<br>')}<br>${esc(who.email)} | ${esc(who.phone)}${each(who.links, (link) => `<br>${esc(bare(link))}`)}</div>
<h2>Academic Appointments</h2>${each(who.work, (job) => `${line(`<b>${esc(job.company)}</b>, ${esc(job.place)}`, years(job.start, job.end))}<div>${esc(job.title)}</div>`)}<h2>Education</h2>${each(who.education, (study) => line(`<b>${esc(study.institution)}</b>, ${esc(study.degree)} in ${esc(study.area)}`, day(study.end, 'year', '')))}
<h2>Peer-Reviewed Articles</h2>${each(who.publications, (item) => `<p>${esc(item)}</p>`)}<h2>Grants and Fellowships</h2>${line('National Science Foundation, Early Career Grant, $412,000', '2022–2027')}${line('Fulbright Fellowship, Jeju', '2014')}<h2>Invited Talks</h2><p>Prosody at the edges. Radboud University, 2019.</p><h2>Service</h2>${line('Reviewer, Journal of Child Language', '2020–present')}<h2>Methods and Software</h2><p>${esc(who.skills.flatMap((group) => group.skills).join(', '))}</p><h2>Languages</h2><p>${esc(who.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p>`,
  );
}

export const orders: Layout[] = [
  {
    name: 'skills-first',
    kind: 'pdf',
    people: ['rhodri', 'etxeberria'],
    shown: { dates: 'year' },
    draw: skillsFirst,
  },
];
export const heldOrders: Layout[] = [
  { name: 'bands', kind: 'pdf', people: ['noelie', 'okwudili'], shown: { dates: 'year' }, draw: bands },
  { name: 'roles-under', kind: 'pdf', people: ['tanvi', 'noelie'], shown: {}, draw: rolesUnder },
  { name: 'projects-first', kind: 'pdf', people: ['okwudili', 'bastien'], shown: {}, draw: projectsFirst },
  {
    name: 'scholar',
    kind: 'pdf',
    people: ['hyejin'],
    shown: { dates: 'year', leftOut: ['skillGroups'] },
    draw: scholar,
  },
];
