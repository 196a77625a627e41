import { bare, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';
import { postal, span, words } from './words.ts';

const row = (tag: string, items: readonly string[]) =>
  `<tr>${each(items, (item) => `<${tag}>${item}</${tag}>`)}</tr>`;
const ruled =
  'table{width:100%;border-collapse:collapse;margin-bottom:2mm}td,th{border:1px solid #555;padding:1mm 1.5mm;text-align:left;vertical-align:top}th{background:#e8e8e8}';
const heads = {
  en: {
    job: ['Position', 'Organisation', 'From', 'To', 'Responsibilities'],
    study: ['Degree', 'School', 'Completed'],
    rows: ['Employer', 'Role and achievements', 'Dates'],
  },
  fr: {
    job: ['Poste', 'Entreprise', 'Début', 'Fin', 'Missions'],
    study: ['Diplôme', 'Établissement', 'Année'],
    rows: ['Employeur', 'Fonction et réalisations', 'Dates'],
  },
  de: {
    job: ['Tätigkeit', 'Arbeitgeber', 'Von', 'Bis', 'Aufgaben'],
    study: ['Abschluss', 'Schule', 'Jahr'],
    rows: ['Arbeitgeber', 'Position und Aufgaben', 'Zeitraum'],
  },
  es: {
    job: ['Puesto', 'Empresa', 'Desde', 'Hasta', 'Funciones'],
    study: ['Título', 'Centro', 'Año'],
    rows: ['Empresa', 'Puesto y logros', 'Fechas'],
  },
};

/** A job is a row of a ruled table, with a column each for the first and the last day. */
function ruledJobs(who: Person): string {
  const w = words[who.language];
  const h = heads[who.language];
  const at = (when: string) => day(when, 'slash', w.until, who.language);
  return page(
    'DejaVu Sans',
    `@page{size:A4;margin:16mm}body{font-size:8.5pt}h1{font-size:17pt}h2{font-size:11pt;margin:4mm 0 1.5mm}${ruled}`,
    `<h1>${esc(who.name)}</h1><div>${esc(who.headline)}</div><div>${[...postal(who)].map(esc).join(', ')}</div><div>${[who.phone, who.email, ...who.links.map(bare)].map(esc).join(' • ')}</div>
<h2>${w.about}</h2><p>${esc(who.summary)}</p><h2>${w.work}</h2><table>${row('th', h.job)}${each(who.work, (job) => row('td', [esc(job.title), esc(job.company), at(job.start), at(job.end), bullets(job.bullets)]))}</table>
<h2>${w.study}</h2><table>${row('th', h.study)}${each(who.education, (study) => row('td', [`${esc(study.degree)}, ${esc(study.area)}`, esc(study.institution), day(study.end, 'year', '')]))}</table>
<h2>${w.skills}</h2><p>${esc(who.skills.flatMap((group) => group.skills).join(', '))}</p><h2>${w.languages}</h2><p>${esc(who.languages.map(([name, level]) => `${name} (${level})`).join(', '))}</p><h2>${w.cards}</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)}, ${esc(issuer)}, ${year}</p>`)}`,
  );
}

/** A job is a row: where, then what with bullets, then when. */
function ruledRows(who: Person): string {
  const w = words[who.language];
  const h = heads[who.language];
  return page(
    'Source Serif',
    `@page{size:A4;margin:15mm}body{font-size:10pt}h1{font-size:18pt;text-align:center}.me{text-align:center;font-size:9pt}h2{font-size:11pt;margin:4mm 0 1mm;text-transform:uppercase}${ruled}td:first-child{width:48mm}td:last-child{width:34mm}ul{padding-left:4mm}`,
    `<h1>${esc(who.name)}</h1><div class="me">${esc(who.headline)}</div><div class="me">${postal(who).map(esc).join(', ')} — ${esc(who.phone)} — ${esc(who.email)}${each(who.links, (link) => ` — ${esc(bare(link))}`)}</div>
<h2>${w.work}</h2><table>${row('th', h.rows)}${each(who.work, (job) => row('td', [`<b>${esc(job.company)}</b><br>${esc(job.place)}`, `<b>${esc(job.title)}</b>${bullets(job.bullets)}`, span(job, 'short', who.language)]))}</table>
<h2>${w.study}</h2><table>${each(who.education, (study) => row('td', [`<b>${esc(study.institution)}</b><br>${esc(study.place)}`, `${esc(study.degree)}, ${esc(study.area)}`, `${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}`]))}</table>
<h2>${w.cards}</h2><table>${each(who.certificates, ([name, issuer, year]) => row('td', [esc(issuer), esc(name), year]))}</table>
<h2>${w.skills}</h2><table>${each(who.skills, (group) => row('td', [`<b>${esc(group.name)}</b>`, esc(group.skills.join(', '))]))}</table><h2>${w.languages}</h2><p>${esc(who.languages.map(([name, level]) => `${name} – ${level}`).join('; '))}</p>`,
  );
}

const entry = (left: string, middle: string, right: string) =>
  `<div class="e"><div class="l">${left}</div><div class="d">${middle}</div><div>${right}</div></div>`;

/** The days on a line down the middle of the page: what one was at its left, what one did at its right. */
function spine(who: Person): string {
  const w = words[who.language];
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:14mm}body{font-size:9.5pt}h1{font-size:22pt;text-align:center}.me{text-align:center;color:#555}h2{text-align:center;font-size:12pt;margin:5mm 0 2mm}.e{display:grid;grid-template-columns:1fr 34mm 1fr;gap:4mm;margin-bottom:3mm}.l{text-align:right}.d{text-align:center;font-size:8.5pt;color:#a33}ul{padding-left:4mm}`,
    `<h1>${esc(who.name)}</h1><div class="me">${esc(who.headline)}</div><div class="me">${[who.email, who.phone, postal(who).join(', '), ...who.links.map(bare)].map(esc).join(' · ')}</div>
<h2>${w.work}</h2>${each(who.work, (job) => entry(`<b>${esc(job.title)}</b><br>${esc(job.company)}<br>${esc(job.place)}`, span(job, 'slash', who.language), bullets(job.bullets)))}
<h2>${w.study}</h2>${each(who.education, (study) => entry(`<b>${esc(study.degree)}</b><br>${esc(study.institution)}`, `${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}`, esc(study.area)))}
<h2>${w.skills}</h2><div class="me">${esc(who.skills.flatMap((group) => group.skills).join(' · '))}</div><h2>${w.languages}</h2><div class="me">${esc(who.languages.map(([name, level]) => `${name} (${level})`).join(' · '))}</div><h2>${w.cards}</h2>${each(who.certificates, ([name, issuer, year]) => entry(esc(name), year, esc(issuer)))}`,
  );
}

export const tables: Layout[] = [
  {
    name: 'ruled-jobs',
    kind: 'pdf',
    people: ['tanvi', 'jule'],
    shown: { leftOut: ['skillGroups'] },
    draw: ruledJobs,
  },
  {
    name: 'spine',
    kind: 'pdf',
    people: ['okwudili', 'bastien'],
    shown: { leftOut: ['skillGroups'] },
    draw: spine,
  },
];
export const heldTables: Layout[] = [
  { name: 'ruled-rows', kind: 'pdf', people: ['rhodri', 'bastien'], shown: {}, draw: ruledRows },
];
