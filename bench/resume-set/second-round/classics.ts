import { bare, byEmployer, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';

const apart = (left: string, right: string) =>
  `<div class="f"><span>${left}</span><span>${right}</span></div>`;
const short = (start: string, end: string) =>
  `${day(start, 'short', 'Present')} - ${day(end, 'short', 'Present')}`;

/** The look of awesome-cv: small capitals, the employer and its place over the title and its days. */
function awesome(who: Person): string {
  return page(
    'Source Serif',
    `@page{size:A4;margin:14mm}h1{text-align:center;font-size:26pt;font-weight:400}h1 b{font-weight:700}.me{text-align:center;font-size:8pt;color:#555}.role{font-variant:small-caps;color:#c0392b}
h2{font-size:14pt;display:flex;gap:2mm;align-items:center;margin:4mm 0 1mm}h2 i{color:#c0392b;font-style:normal}h2::after{content:'';flex:1;border-top:1px solid #888}.f{display:flex;justify-content:space-between}.sc{font-variant:small-caps;color:#555}.pl{color:#c0392b;font-style:italic}ul{padding-left:5mm}
.sk{display:grid;grid-template-columns:35mm 1fr}.sk b{text-align:right;padding-right:4mm}`,
    `<h1>${esc(who.name.split(' ')[0] ?? '')} <b>${esc(who.name.split(' ').slice(1).join(' '))}</b></h1><div class="me role">${esc(who.headline)}</div><div class="me"><i>${esc(who.city)}, ${esc(who.region)}</i></div>
<div class="me">${[who.phone, who.email, ...who.links.map(bare)].map(esc).join(' | ')}</div>
<h2><span><i>Exp</i>erience</span></h2>${each(who.work, (job) => `${apart(`<b>${esc(job.company)}</b>`, `<span class="pl">${esc(job.place)}</span>`)}${apart(`<span class="sc">${esc(job.title)}</span>`, `<i>${short(job.start, job.end)}</i>`)}${bullets(job.bullets)}`)}
<h2><span><i>Edu</i>cation</span></h2>${each(who.education, (study) => `${apart(`<b>${esc(study.institution)}</b>`, `<span class="pl">${esc(study.place)}</span>`)}${apart(`<span class="sc">${esc(study.degree)} in ${esc(study.area)}</span>`, `<i>${short(study.start, study.end)}</i>`)}`)}
<h2><span><i>Ski</i>lls</span></h2>${each(who.skills, (group) => `<div class="sk"><b>${esc(group.name)}</b><span>${esc(group.skills.join(', '))}</span></div>`)}<div class="sk"><b>Languages</b><span>${esc(who.languages.map(([language]) => language).join(', '))}</span></div>
${who.certificates.length > 0 ? '<h2><span><i>Cer</i>tificates</span></h2>' : ''}${each(who.certificates, ([name, issuer, year]) => apart(`<b>${esc(name)}</b>, ${esc(issuer)}`, `<i>${year}</i>`))}`,
  );
}

/** As careers offices of universities teach it: studies first, everything else in one last section. */
function harvard(who: Person): string {
  return page(
    'DejaVu Serif',
    `@page{size:Letter;margin:18mm}body{font-size:9.5pt}h1{text-align:center;font-size:15pt}.me{text-align:center;margin-bottom:2mm}h2{font-size:10pt;text-align:center;text-transform:uppercase;border-bottom:1px solid;margin:4mm 0 1mm}.f{display:flex;justify-content:space-between}ul{padding-left:6mm}`,
    `<h1>${esc(who.name)}</h1><div class="me">${esc(who.city)}, ${esc(who.region)} • ${esc(who.email)} • ${esc(who.phone)}${each(who.links, (link) => ` • ${esc(bare(link))}`)}</div>
<h2>Education</h2>${each(who.education, (study) => `${apart(`<b>${esc(study.institution)}</b>`, esc(study.place))}${apart(`${esc(study.degree)}, ${esc(study.area)}. GPA 3.8/4.0`, day(study.end, 'long', ''))}<div>Relevant coursework: Statistics, Writing for the Public, Economics of Small Firms</div>`)}
<h2>Experience</h2>${each(byEmployer(who.work), (group) => `${apart(`<b>${esc(group.company)}</b>`, esc(group.jobs[0]?.place ?? ''))}${each(group.jobs, (job) => `${apart(`<i>${esc(job.title)}</i>`, `${day(job.start, 'long', 'Present')} – ${day(job.end, 'long', 'Present')}`)}${bullets(job.bullets)}`)}`)}
<h2>Skills &amp; Interests</h2>${each(who.skills, (group) => `<div><b>${esc(group.name)}:</b> ${esc(group.skills.join(', '))}</div>`)}<div><b>Language:</b> ${esc(who.languages.map(([language, level]) => `${language} (${level})`).join(', '))}</div>
${who.certificates.length > 0 ? `<div><b>Certifications:</b> ${esc(who.certificates.map(([name]) => name).join('; '))}</div>` : ''}<div><b>Interests:</b> Choral singing, bouldering, sourdough</div>`,
  );
}

/** Two equal columns under a band, with drawn icons before the ways to write. */
function evenColumns(who: Person): string {
  const icon =
    '<svg width="9" height="9" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#5b3fa0"/></svg> ';
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:0}header{background:#efeaf8;padding:10mm 12mm}h1{font-size:22pt;color:#5b3fa0}.me{display:flex;gap:6mm;font-size:8.5pt;margin-top:2mm}.cols{display:grid;grid-template-columns:1fr 1fr;gap:10mm;padding:6mm 12mm}h2{font-size:11pt;color:#5b3fa0;border-bottom:2px solid #5b3fa0;margin:4mm 0 2mm}.w{font-size:8.5pt;color:#777}ul{padding-left:4mm;font-size:9.5pt;margin-bottom:2mm}.tag{display:inline-block;background:#efeaf8;border-radius:3mm;padding:.5mm 2.5mm;margin:0 1mm 1mm 0;font-size:9pt}`,
    `<header><h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><div class="me"><span>${icon}${esc(who.email)}</span><span>${icon}${esc(who.phone)}</span><span>${icon}${esc(who.city)}, ${esc(who.region)}</span></div></header>
<div class="cols"><div><h2>WORK EXPERIENCE</h2>${each(who.work, (job) => `<b>${esc(job.title)}</b><div>${esc(job.company)}</div><div class="w">${day(job.start, 'slash', 'Present')} - ${day(job.end, 'slash', 'Present')}, ${esc(job.place)}</div>${bullets(job.bullets)}`)}</div>
<div><h2>SKILLS</h2>${each(
      who.skills.flatMap((group) => group.skills),
      (skill) => `<span class="tag">${esc(skill)}</span> `,
    )}<h2>EDUCATION</h2>${each(who.education, (study) => `<b>${esc(study.degree)}, ${esc(study.area)}</b><div>${esc(study.institution)}</div><div class="w">${day(study.start, 'slash', '')} - ${day(study.end, 'slash', '')}</div>`)}
<h2>CERTIFICATES</h2>${each(who.certificates, ([name, issuer, year]) => `<div>${esc(name)} (${year})</div><div class="w">${esc(issuer)}</div>`)}<h2>LANGUAGES</h2>${each(who.languages, ([language, level]) => `<div>${esc(language)}</div><div class="w"><i>${esc(level)}</i></div>`)}</div></div>`,
  );
}

export const classics: Layout[] = [
  { name: 'awesome', kind: 'pdf', people: ['tomas', 'weiling'], shown: {}, draw: awesome },
  { name: 'harvard', kind: 'pdf', people: ['brooke', 'tomas'], shown: {}, draw: harvard },
];
export const heldClassics: Layout[] = [
  {
    name: 'even-columns',
    kind: 'pdf',
    people: ['kwabena', 'priya'],
    shown: { leftOut: ['links', 'skillGroups'] },
    draw: evenColumns,
  },
];
