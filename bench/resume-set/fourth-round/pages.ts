import { bullets, each, esc, page } from '#bench/resume-set/layouts/page.ts';
import { bare, day } from '#bench/resume-set/layouts/person.ts';
import type { Layout, Person } from '#bench/resume-set/layouts/person.ts';
import { skillsOf, span, words } from './words.ts';

const style = `@page{size:A4;margin:16mm 15mm}h1{font-size:24pt}h2{font-size:12.5pt;margin:12pt 0 4pt}
.row{display:flex;justify-content:space-between;gap:14pt}ul{padding-left:14pt}.small{font-size:9pt;color:#555}
.band{display:flex;gap:26pt}.band>div{flex:1}.spaced{letter-spacing:.28em;text-transform:uppercase}`;

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<div><h2>${esc(title)}</h2>${each(items, (item) => `<p>${esc(item)}</p>`)}</div>`;

/** Short lists side by side in a band under the head; title over employer, place and days in small print. */
function band(who: Person): string {
  const w = words[who.language];
  return page(
    'Instrument Sans',
    style,
    `<h1>${esc(who.name)}</h1><p>${esc(who.headline)}</p>
<p class="small">${esc([`${who.city}, ${who.region}`, who.phone, who.email, ...who.links.map(bare)].join('   |   '))}</p>
<div class="band">${list(w.skills, skillsOf(who))}${list(
      w.languages,
      who.languages.map(([name, level]) => `${name} (${level})`),
    )}${list(
      w.cards,
      who.certificates.map(([name, , year]) => `${name}, ${year}`),
    )}</div>
<h2>${w.work}</h2>${each(
      who.work,
      (job) =>
        `<div style="margin-top:8pt"><b>${esc(job.title)}</b><p>${esc(job.company)}</p><p class="small">${esc(job.place)} — ${span(job, 'long', who.language)}</p>${bullets(job.bullets)}</div>`,
    )}
<h2>${w.study}</h2>${each(
      who.education,
      (study) =>
        `<div><b>${esc([study.degree, study.area].filter((part) => part !== '').join(', '))}</b><p>${esc(study.institution)}</p><p class="small">${esc(study.place)} — ${day(study.end, 'year', '')}</p></div>`,
    )}`,
  );
}

const label = (title: string, items: readonly string[]) =>
  `<div style="display:grid;grid-template-columns:110pt 1fr"><b>${esc(title)}</b><span>${esc(items.join(', '))}</span></div>`;

/** "City // days" at the right of the employer; spaced headings; labels and lists in rows. */
function slashes(who: Person): string {
  const w = words[who.language];
  return page(
    'Source Serif',
    style,
    `<h1 class="spaced" style="font-size:20pt">${esc(who.name)}</h1>
<p>${esc([who.phone, who.email, `${who.city}, ${who.region}`, ...who.links.map(bare)].join(' // '))}</p>
<h2 class="spaced">${w.about}</h2><p>${esc(who.summary)}</p>
<h2 class="spaced">${w.work}</h2>${each(
      who.work,
      (job) =>
        `<div style="margin-top:6pt"><div class="row"><b>${esc(job.company)}</b><span>${esc(job.place)} // ${span(job, 'short', who.language)}</span></div><i>${esc(job.title)}</i>${bullets(job.bullets)}</div>`,
    )}
<h2 class="spaced">${w.both}</h2>${each(
      who.education,
      (study) =>
        `<div class="row"><b>${esc(study.institution)}</b><span>${esc(study.place)} // ${day(study.end, 'year', '')}</span></div><i>${esc([study.degree, study.area].filter((part) => part !== '').join(', '))}</i>`,
    )}${each(who.certificates, ([name, issuer, year]) => `<div class="row"><span>${esc(name)}, ${esc(issuer)}</span><span>${year}</span></div>`)}
<h2 class="spaced">${w.skills}</h2>${each(who.skills, (group) => label(group.name, group.skills))}${label(
      w.languages,
      who.languages.map(([name, level]) => `${name} (${level})`),
    )}`,
  );
}

/** A card's look: two columns of equal width, each job in a box, its days in a pill before the title. */
function cards(who: Person): string {
  const w = words[who.language];
  const box = 'border:.6pt solid #ccc;padding:5pt;margin-top:6pt;break-inside:avoid';
  return page(
    'Instrument Sans',
    `${style}.two{display:grid;grid-template-columns:1fr 1fr;gap:20pt}`,
    `<h1>${esc(who.name)}</h1><p>${esc(who.headline)}</p>
<div class="two"><div><h2>${w.work}</h2>${each(
      who.work,
      (job) =>
        `<div style="${box}"><p class="small">${span(job, 'year', who.language)}</p><b>${esc(job.title)}</b><p>${esc(job.company)}</p>${bullets(job.bullets)}</div>`,
    )}</div>
<div><h2>${w.contact}</h2><p>${esc(who.email)}</p><p>${esc(who.phone)}</p><p>${esc(who.city)}</p>
<h2>${w.study}</h2>${each(
      who.education,
      (study) =>
        `<div style="${box}"><p class="small">${span(study, 'year', who.language)}</p><b>${esc([study.degree, study.area].filter((part) => part !== '').join(', '))}</b><p>${esc(study.institution)}</p></div>`,
    )}<h2>${w.skills}</h2>${each(who.skills, (group) => `<p><b>${esc(group.name)}</b></p><p>${esc(group.skills.join(' · '))}</p>`)}
<h2>${w.languages}</h2>${each(who.languages, ([name, level]) => `<div class="row"><span>${esc(name)}</span><span>${esc(level)}</span></div>`)}
${who.certificates.length > 0 ? `<h2>${w.cards}</h2>` : ''}${each(who.certificates, ([name, issuer, year]) => `<p><b>${esc(name)}</b></p><p class="small">${esc(issuer)} · ${year}</p>`)}</div></div>`,
  );
}

export const pages: Layout[] = [
  { name: 'page-slashes', kind: 'pdf', people: ['dmitri', 'ines', 'priyanka'], shown: {}, draw: slashes },
];
export const heldPages: Layout[] = [
  {
    name: 'page-band',
    kind: 'pdf',
    people: ['odalys', 'henrike', 'aoife'],
    shown: { leftOut: ['skillGroups'] },
    draw: band,
  },
  {
    name: 'page-cards',
    kind: 'pdf',
    people: ['tomasz', 'soledad', 'nimmi'],
    shown: { dates: 'year', leftOut: ['links'] },
    draw: cards,
  },
];
