import { bare, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';

const dots = (full: number) => `<span class="dots">${'●'.repeat(full)}${'○'.repeat(5 - full)}</span>`;

const words = {
  en: [
    'CONTACT',
    'EXPERTISE',
    'LANGUAGES',
    'ABOUT ME',
    'WORK EXPERIENCE',
    'EDUCATION',
    'CERTIFICATIONS',
    'Present',
  ],
  fr: [
    'CONTACT',
    'COMPÉTENCES',
    'LANGUES',
    'À PROPOS',
    'EXPÉRIENCES',
    'FORMATIONS',
    'PERMIS ET CERTIFICATS',
    'Aujourd’hui',
  ],
  de: [],
  es: [],
};

/** The look of online design tools: a dark side with letter-spaced headings, skills with dots, the days over each job. */
function canva(who: Person): string {
  const w = words[who.language];
  const now = w[7] ?? '';
  return page(
    'Instrument Sans',
    `@page{size:A4;margin:0}.all{display:flex;min-height:297mm}.side{width:70mm;background:#2f3e46;color:#fff;padding:14mm 8mm;font-size:9pt}.main{flex:1;padding:14mm 10mm}.ph{width:36mm;height:36mm;background:#cad2c5;border-radius:50%;margin:0 auto 8mm}
h2{letter-spacing:4px;font-size:10.5pt;margin:7mm 0 2mm;font-weight:600}.dots{float:right;letter-spacing:1px}h1{font-size:27pt;letter-spacing:5px;line-height:1.1;font-weight:400}.role{letter-spacing:3px;text-transform:uppercase;font-size:9pt;color:#52796f}.w{font-size:8.5pt;color:#52796f}ul{padding-left:4mm;font-size:9.5pt}.j{margin-bottom:4mm}`,
    `<div class="all"><div class="side"><div class="ph"></div><h2>${w[0]}</h2><p>${esc(who.phone)}</p><p>${esc(who.email)}</p><p>${esc(who.city)}, ${esc(who.region)}</p>${each(who.links, (link) => `<p>${esc(bare(link))}</p>`)}
<h2>${w[1]}</h2>${each(
      who.skills.flatMap((group) => group.skills),
      (skill, index) => `<p>${esc(skill)} ${dots(5 - (index % 3))}</p>`,
    )}<h2>${w[2]}</h2>${each(who.languages, ([language, level]) => `<p><b>${esc(language)}</b><br>${esc(level)}</p>`)}</div>
<div class="main"><h1>${esc(who.name.toUpperCase())}</h1><div class="role">${esc(who.headline)}</div><h2>${w[3]}</h2><p>${esc(who.summary)}</p>
<h2>${w[4]}</h2>${each(who.work, (job) => `<div class="j"><div class="w">${day(job.start, 'short', now, who.language)} – ${day(job.end, 'short', now, who.language)}</div><b>${esc(job.title)}</b><div>${esc(job.company)} | ${esc(job.place)}</div>${bullets(job.bullets)}</div>`)}
<h2>${w[5]}</h2>${each(who.education, (study) => `<div class="j"><div class="w">${day(study.start, 'year', '')} – ${day(study.end, 'year', '')}</div><b>${esc(study.degree)} ${esc(study.area)}</b><div>${esc(study.institution)}</div></div>`)}
<h2>${w[6]}</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)}, ${esc(issuer)} (${year})</p>`)}</div></div>`,
  );
}

/** Skills in a table with levels, the employer behind "at" and the days in brackets. */
function matrix(who: Person): string {
  return page(
    'DejaVu Sans',
    `@page{size:A4;margin:16mm}body{font-size:9.5pt}h1{font-size:17pt}h2{font-size:12pt;color:#04617a;margin:5mm 0 1mm}table{width:100%;border-collapse:collapse}td,th{border:1px solid #9bb;padding:1mm 2mm;text-align:left}ul{padding-left:5mm;margin-bottom:2mm}`,
    `<h1>${esc(who.name)}, ${esc(who.headline)}</h1><p>${esc(who.city)}, ${esc(who.region)}<br>T: ${esc(who.phone)} E: ${esc(who.email)}${each(who.links, (link) => `<br>W: ${esc(bare(link))}`)}</p>
<h2>At a glance</h2><p>${esc(who.summary)}</p><h2>Career history</h2>${each(who.work, (job) => `<p><b>${esc(job.title)} at ${esc(job.company)}</b> (${day(job.start, 'short', 'Present')} – ${day(job.end, 'short', 'Present')})</p>${bullets(job.bullets)}`)}
<h2>Skills matrix</h2><table><tr><th>Skill</th><th>Level</th><th>Years</th></tr>${each(
      who.skills.flatMap((group) => group.skills),
      (skill, index) =>
        `<tr><td>${esc(skill)}</td><td>${['Expert', 'Advanced', 'Intermediate'][index % 3]}</td><td>${9 - index}</td></tr>`,
    )}</table>
<h2>Academic background</h2>${each(who.education, (study) => `<p><b>${esc(study.degree)} in ${esc(study.area)}</b> from ${esc(study.institution)} (${day(study.start, 'year', '')} – ${day(study.end, 'year', '')})</p>`)}
<h2>Accreditations</h2>${each(who.certificates, ([name, issuer, year]) => `<p>• ${esc(name)}, ${esc(issuer)}, ${year}</p>`)}<h2>Languages spoken</h2><p>${esc(who.languages.map(([language, level]) => `${language}: ${level}`).join(' / '))}</p>`,
  );
}

/** A narrow column at the right for what is short, a wide one at the left; the employer first, its days under it. */
function lightRail(who: Person): string {
  return page(
    'Source Serif',
    `@page{size:Letter;margin:15mm}h1{font-size:30pt;font-weight:400}.cols{display:grid;grid-template-columns:1fr 52mm;gap:8mm;overflow-wrap:anywhere}h2{font-size:9pt;letter-spacing:.25em;text-transform:uppercase;margin:5mm 0 2mm;color:#a33}.s{font-size:9pt;color:#777;font-style:italic}ul{padding-left:5mm;margin-bottom:3mm}`,
    `<h1>${esc(who.name)}</h1><div class="cols"><div><p>${esc(who.summary)}</p><h2>Career so far</h2>${each(who.work, (job) => `<div><b>${esc(job.company)}</b> — ${esc(job.place)}</div><div>${esc(job.title)}</div><div class="s">${day(job.start, 'long', 'now')} until ${day(job.end, 'long', 'now')}</div>${bullets(job.bullets)}`)}
<h2>Learning</h2>${each(who.education, (study) => `<div><b>${esc(study.institution)}</b> — ${esc(study.place)}</div><div>${esc(study.degree)}, ${esc(study.area)}</div><div class="s">${day(study.start, 'year', '')} until ${day(study.end, 'year', '')}</div>`)}</div>
<div><h2>Reach me</h2><p>${esc(who.city)}, ${esc(who.region)}</p><p>${esc(who.phone)}</p><p>${esc(who.email)}</p>${each(who.links, (link) => `<p>${esc(bare(link))}</p>`)}<h2>Toolbox</h2>${each(who.skills, (group) => `<p><b>${esc(group.name)}</b></p>${each(group.skills, (skill) => `<p>${esc(skill)}</p>`)}`)}<h2>I speak</h2>${each(who.languages, ([language, level]) => `<p>${esc(language)} <i>(${esc(level)})</i></p>`)}<h2>Tickets</h2>${each(who.certificates, ([name, , year]) => `<p>${esc(name)}, ${year}</p>`)}</div></div>`,
  );
}

export const sidebars: Layout[] = [
  {
    name: 'matrix',
    kind: 'pdf',
    people: ['weiling', 'francesca'],
    shown: { leftOut: ['skillGroups'] },
    draw: matrix,
  },
  { name: 'light-rail', kind: 'pdf', people: ['mele', 'kwabena'], shown: {}, draw: lightRail },
];
export const heldSidebars: Layout[] = [
  {
    name: 'canva',
    kind: 'pdf',
    people: ['brooke', 'aurelie'],
    shown: { leftOut: ['skillGroups'] },
    draw: canva,
  },
];
