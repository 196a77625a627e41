import { bare, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';
import { postal, span, words } from './words.ts';

const list = (items: readonly string[]) => each(items, (item) => `<div>${esc(item)}</div>`);

/** A name over three columns: who one is, the work, and what was learned. */
function threeColumns(who: Person): string {
  const w = words[who.language];
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:12mm}body{font-size:9pt;overflow-wrap:anywhere}h1{font-size:20pt}.g{display:grid;grid-template-columns:42mm 1fr 45mm;gap:6mm;margin-top:4mm}h2{font-size:10.5pt;color:#0b5;margin:3mm 0 1.5mm}.w{color:#777;font-size:8pt}ul{padding-left:3.5mm;margin-bottom:2mm}`,
    `<h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><div class="g"><div><h2>${w.contact}</h2>${list([who.phone, who.email, ...postal(who), ...who.links.map(bare)])}<h2>${w.about}</h2><p>${esc(who.summary)}</p><h2>${w.languages}</h2>${list(who.languages.map(([name, level]) => `${name} – ${level}`))}</div>
<div><h2>${w.work}</h2>${each(who.work, (job) => `<b>${esc(job.title)}</b><div>${esc(job.company)}, ${esc(job.place)}</div><div class="w">${span(job, 'short', who.language)}</div>${bullets(job.bullets)}`)}</div>
<div><h2>${w.study}</h2>${each(who.education, (study) => `<b>${esc(study.degree)}, ${esc(study.area)}</b><div>${esc(study.institution)}</div><div class="w">${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}</div>`)}<h2>${w.skills}</h2>${list(who.skills.flatMap((group) => group.skills))}<h2>${w.cards}</h2>${each(who.certificates, ([name, issuer, year]) => `<div>${esc(name)}</div><div class="w">${esc(issuer)}, ${year}</div>`)}</div></div>`,
  );
}

/** Three short columns in a head, then the jobs over the whole width with their days at the right. */
function threeInTheHead(who: Person): string {
  const w = words[who.language];
  return page(
    'DejaVu Sans',
    `@page{size:A4;margin:14mm}body{font-size:8.5pt}h1{font-size:18pt;text-align:right}.p{text-align:right;color:#666}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:8mm;border-top:1px solid #999;border-bottom:1px solid #999;padding:2mm 0;margin:3mm 0}h2{font-size:10pt;margin:2mm 0 1mm}.f{display:flex;justify-content:space-between}ul{padding-left:4mm}`,
    `<h1>${esc(who.name)}</h1><div class="p">${esc(who.headline)}</div><div class="g"><div><h2>${w.contact}</h2>${list([...postal(who), who.phone, who.email, ...who.links.map(bare)])}</div><div><h2>${w.skills}</h2>${list(who.skills.flatMap((group) => group.skills))}</div><div><h2>${w.languages}</h2>${list(who.languages.map(([name, level]) => `${name} (${level})`))}</div></div>
<h2>${w.work}</h2>${each(who.work, (job) => `<div class="f"><b>${esc(job.company)}, ${esc(job.place)}</b><span>${span(job, 'slash', who.language)}</span></div><i>${esc(job.title)}</i>${bullets(job.bullets)}`)}
<h2>${w.study}</h2>${each(who.education, (study) => `<div class="f"><b>${esc(study.institution)}, ${esc(study.place)}</b><span>${day(study.end, 'slash', '')}</span></div><i>${esc(study.degree)}, ${esc(study.area)}</i>`)}
<h2>${w.cards}</h2>${each(who.certificates, ([name, issuer, year]) => `<div class="f"><span>${esc(name)}, ${esc(issuer)}</span><span>${year}</span></div>`)}`,
  );
}

/** A coloured column at the right for all that is short; each job's days under its employer. */
function railWithDetails(who: Person): string {
  const w = words[who.language];
  return page(
    'Source Serif',
    `@page{size:Letter;margin:0}body{font-size:10pt;overflow-wrap:anywhere}.g{display:grid;grid-template-columns:1fr 62mm;min-height:278mm}.m{padding:14mm 8mm 10mm 14mm}.s{background:#263a4d;color:#fff;padding:14mm 7mm}h1{font-size:24pt;line-height:1}h2{font-size:12pt;margin:5mm 0 1mm;text-transform:uppercase;letter-spacing:.4px}.w{font-style:italic;font-size:9pt}ul{padding-left:4mm;margin-bottom:2mm}`,
    `<div class="g"><div class="m"><h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><p style="margin-top:3mm">${esc(who.summary)}</p><h2>${w.work}</h2>${each(who.work, (job) => `<div>${esc(job.title)}</div><b>${esc(job.company)}</b> | ${esc(job.place)}<div class="w">${span(job, 'long', who.language)}</div>${bullets(job.bullets)}`)}<h2>${w.study}</h2>${each(who.education, (study) => `<div>${esc(study.degree)}, ${esc(study.area)}</div><b>${esc(study.institution)}</b><div class="w">${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}</div>`)}</div>
<div class="s"><h2>${w.contact}</h2>${list([who.email, who.phone, ...postal(who), ...who.links.map(bare)])}<h2>${w.skills}</h2>${each(who.skills, (group) => `<b>${esc(group.name)}</b><ul>${each(group.skills, (skill) => `<li>${esc(skill)}</li>`)}</ul>`)}<h2>${w.languages}</h2>${each(who.languages, ([name, level]) => `<div style="display:flex;justify-content:space-between"><span>${esc(name)}</span><span>${esc(level)}</span></div>`)}<h2>${w.cards}</h2>${each(who.certificates, ([name, issuer, year]) => `<div>${esc(name)}</div><div class="w">${esc(issuer)} · ${year}</div>`)}</div></div>`,
  );
}

export const columns: Layout[] = [
  {
    name: 'three-columns',
    kind: 'pdf',
    people: ['etxeberria', 'tanvi'],
    shown: { leftOut: ['skillGroups'] },
    draw: threeColumns,
  },
  { name: 'rail-with-details', kind: 'pdf', people: ['noelie', 'rhodri'], shown: {}, draw: railWithDetails },
];
export const heldColumns: Layout[] = [
  {
    name: 'three-in-the-head',
    kind: 'pdf',
    people: ['jule', 'etxeberria'],
    shown: { leftOut: ['skillGroups'] },
    draw: threeInTheHead,
  },
];
