import { bare, byEmployer, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';

const row = (left: string, right: string) => `<tr><td class="l">${left}</td><td>${right}</td></tr>`;
const months = (start: string, end: string, until: string) =>
  `${day(start, 'slash', until)} – ${day(end, 'slash', until)}`;

/** A German Lebenslauf: a table with the days at the left and the person's particulars first. */
function lebenslauf(who: Person): string {
  return page(
    'DejaVu Sans',
    `@page{size:A4;margin:20mm}body{font-size:9.5pt}h1{font-size:18pt;margin-bottom:4mm}h2{font-size:11.5pt;margin:5mm 0 1mm;border-bottom:1px solid #444}td{vertical-align:top;padding:.6mm 0}.l{width:42mm}ul{padding-left:4mm}table{width:100%}`,
    `<h1>Lebenslauf</h1><h2>Persönliche Daten</h2><table>${row('Name', esc(who.name))}${row('Anschrift', `Lindenstraße 14, 33602 ${esc(who.city)}`)}${row('Telefon', esc(who.phone))}${row('E-Mail', esc(who.email))}${each(who.links, (link) => row('Web', esc(bare(link))))}${row('Geburtsdatum', '17.05.1989 in Münster')}${row('Familienstand', 'ledig')}${row('Staatsangehörigkeit', 'deutsch')}</table>
<h2>Berufserfahrung</h2><table>${each(who.work, (job) => row(months(job.start, job.end, 'heute'), `<b>${esc(job.title)}</b><br>${esc(job.company)}, ${esc(job.place)}${bullets(job.bullets)}`))}</table>
<h2>Ausbildung</h2><table>${each(who.education, (study) => row(months(study.start, study.end, 'heute'), `<b>${esc(study.institution)}, ${esc(study.place)}</b><br>${study.area === '' ? esc(study.degree) : `${esc(study.degree)} ${esc(study.area)}`}`))}</table>
<h2>Kenntnisse</h2><table>${each(who.skills, (group) => row(esc(group.name), esc(group.skills.join(', '))))}${row('Sprachen', esc(who.languages.map(([language, level]) => `${language} (${level})`).join(', ')))}${row('Führerschein', 'Klasse B')}</table>
<h2>Weiterbildung</h2><table>${each(who.certificates, ([name, issuer, year]) => row(year, `${esc(name)}, ${esc(issuer)}`))}</table><p style="margin-top:12mm">${esc(who.city)}, 3. März 2024</p>`,
  );
}

/** A French resume: short headings in a coloured column, years at the left of each line, age and permit beside the address. */
function francais(who: Person): string {
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:15mm}h1{font-size:20pt;color:#00507a;text-align:right}.role{text-align:right;font-size:13pt}.me{font-size:9pt}h2{background:#00507a;color:#fff;font-size:11pt;padding:1mm 3mm;margin:5mm 0 2mm}.r{display:grid;grid-template-columns:34mm 1fr;gap:3mm;margin-bottom:2mm}ul{padding-left:5mm}`,
    `<div class="me">${esc(who.city)} (${esc(who.region)})<br>${esc(who.phone)}<br>${esc(who.email)}${each(who.links, (link) => `<br>${esc(bare(link))}`)}<br>31 ans, permis B</div><h1>${esc(who.name)}</h1><div class="role">${esc(who.headline)}</div>
<h2>Parcours professionnel</h2>${each(who.work, (job) => `<div class="r"><div>${day(job.start, 'year', '')} – ${day(job.end, 'year', 'aujourd’hui')}</div><div><b>${esc(job.title)}</b> – ${esc(job.company)} (${esc(job.place)})${bullets(job.bullets)}</div></div>`)}
<h2>Diplômes</h2>${each(who.education, (study) => `<div class="r"><div>${day(study.end, 'year', '')}</div><div><b>${esc(study.degree)} ${esc(study.area)}</b>, ${esc(study.institution)}</div></div>`)}
<h2>Atouts</h2>${each(who.skills, (group) => `<div class="r"><div>${esc(group.name)}</div><div>${esc(group.skills.join(', '))}</div></div>`)}<div class="r"><div>Langues</div><div>${esc(who.languages.map(([language, level]) => `${language} : ${level}`).join(', '))}</div></div>
<h2>Certificats</h2>${each(who.certificates, ([name, issuer, year]) => `<div class="r"><div>${year}</div><div>${esc(name)} (${esc(issuer)})</div></div>`)}<h2>Centres d’intérêt</h2><p>Chant choral, escalade, cinéma coréen</p>`,
  );
}

/** As employment centres in Québec teach it: years, title and employer in columns, tasks in points. */
function communautaire(who: Person): string {
  return page(
    'DejaVu Serif',
    `@page{size:Letter;margin:20mm}body{font-size:10pt}h1{text-align:center;font-size:16pt}.me{text-align:center}h2{text-align:center;font-size:11pt;text-transform:uppercase;background:#e4e4e4;margin:5mm 0 2mm}.r{display:flex;justify-content:space-between}.r b{flex:1}ul{padding-left:7mm;margin-bottom:2mm}`,
    `<h1>${esc(who.name)}</h1><div class="me">${esc(who.city)} (${esc(who.region)}) H7N 2B8<br>Téléphone : ${esc(who.phone)}<br>${esc(who.email)}</div><div class="me">Langues parlées et écrites : ${esc(who.languages.map(([language]) => language).join(', '))}</div>
<h2>Sommaire des compétences</h2>${bullets(who.skills.flatMap((group) => group.skills))}
<h2>Expériences de travail</h2>${each(who.work, (job) => `<div class="r"><b>${esc(job.title)}</b><span>${day(job.start, 'year', '')} à ${day(job.end, 'year', 'aujourd’hui')}</span></div><div>${esc(job.company)}, ${esc(job.place)}</div>${bullets(job.bullets)}`)}
<h2>Formation scolaire</h2>${each(who.education, (study) => `<div class="r"><b>${esc(study.degree)} en ${esc(study.area)}</b><span>${day(study.end, 'year', '')}</span></div><div>${esc(study.institution)}, ${esc(study.place)}</div>`)}
<h2>Formations complémentaires et cartes</h2>${each(who.certificates, ([name, issuer, year]) => `<div class="r"><span>${esc(name)}, ${esc(issuer)}</span><span>${year}</span></div>`)}<p><i>Références disponibles sur demande.</i></p>`,
  );
}

/** A British resume for schools and offices: particulars in lines, each job in one line, the days first. */
function british(who: Person): string {
  return page(
    'Source Serif',
    `@page{size:A4;margin:20mm}h1{font-size:16pt}h2{font-size:12pt;text-decoration:underline;margin:5mm 0 1mm}ul{padding-left:6mm;margin-bottom:2mm}`,
    `<h1>Curriculum Vitae of ${esc(who.name)}</h1><p>Address: 27 Mill Lane, ${esc(who.city)}, ${esc(who.region)}</p><p>Telephone: ${esc(who.phone)}</p><p>Email: ${esc(who.email)}</p>
<h2>Personal Statement</h2><p>${esc(who.summary)}</p><h2>Employment</h2>${each(who.work, (job) => `<p><b>${day(job.start, 'long', 'to date')} – ${day(job.end, 'long', 'to date')}: ${esc(job.title)}, ${esc(job.company)}, ${esc(job.place)}</b></p>${bullets(job.bullets)}`)}
<h2>Qualifications</h2>${each(who.education, (study) => `<p>${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}: ${esc(study.degree)} ${esc(study.area)}, ${esc(study.institution)}</p>`)}<h2>Professional Development</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${year}: ${esc(name)} (${esc(issuer)})</p>`)}
<h2>Key Skills</h2>${bullets(who.skills.flatMap((group) => group.skills))}<h2>Languages</h2><p>${esc(who.languages.map(([language, level]) => `${language} (${level})`).join('; '))}</p><h2>Referees</h2><p>Mrs J. Pemberton, Headteacher, Mill Lane School. Available on request.</p>`,
  );
}

const last = <T>(items: readonly T[]) => items.at(-1);

/** A nurse's: licences first, one employer with a span over several roles. */
function clinical(who: Person): string {
  return page(
    'DejaVu Sans',
    `@page{size:Letter;margin:18mm}body{font-size:9.5pt}h1{font-size:18pt;color:#006d6f}h2{font-size:11pt;color:#006d6f;border-top:2px solid #006d6f;margin:5mm 0 2mm;padding-top:1mm}.f{display:flex;justify-content:space-between}ul{padding-left:6mm;margin-bottom:2mm}`,
    `<h1>${esc(who.name)}</h1><p>${esc(who.headline)} | ${esc(who.city)}, ${esc(who.region)} | ${esc(who.phone)} | ${esc(who.email)}</p>
<h2>Licensure &amp; Certifications</h2>${bullets(who.certificates.map(([name, issuer, year]) => `${name} – ${issuer}, ${year}`))}<h2>Professional Profile</h2><p>${esc(who.summary)}</p>
<h2>Relevant Experience</h2>${each(byEmployer(who.work), (group) => `<div class="f"><b>${esc(group.company.toUpperCase())}, ${esc(group.jobs[0]?.place ?? '')}</b><b>${day(last(group.jobs)?.start ?? '', 'year', '')} – ${day(group.jobs[0]?.end ?? '', 'year', 'Present')}</b></div>${each(group.jobs, (job) => `<div><i>${esc(job.title)}</i> (${day(job.start, 'slash', 'Present')} to ${day(job.end, 'slash', 'Present')})</div>${bullets(job.bullets)}`)}`)}
<h2>Education &amp; Training</h2>${each(who.education, (study) => `<div class="f"><span><b>${esc(study.degree)}, ${esc(study.area)}</b>, ${esc(study.institution)}, ${esc(study.place)}</span><span>${day(study.end, 'year', '')}</span></div>`)}
<h2>Core Competencies</h2><p>${esc(who.skills.flatMap((group) => group.skills).join('  |  '))}</p><h2>Languages</h2><p>${esc(who.languages.map(([language, level]) => `${language} – ${level}`).join(' | '))}</p>`,
  );
}

const nothingMore = { leftOut: ['links', 'skillGroups'] } as const;
export const national: Layout[] = [
  { name: 'lebenslauf', kind: 'pdf', people: ['katharina', 'joerg'], shown: {}, draw: lebenslauf },
  {
    name: 'communautaire',
    kind: 'pdf',
    people: ['nadege', 'steve'],
    shown: { ...nothingMore, dates: 'year' },
    draw: communautaire,
  },
  { name: 'clinical', kind: 'pdf', people: ['priya', 'mele'], shown: nothingMore, draw: clinical },
];
export const heldNational: Layout[] = [
  { name: 'francais', kind: 'pdf', people: ['aurelie', 'mathieu'], shown: { dates: 'year' }, draw: francais },
  { name: 'british', kind: 'pdf', people: ['eleanor', 'ifeoma'], shown: nothingMore, draw: british },
];
