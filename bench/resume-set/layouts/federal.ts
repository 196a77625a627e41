import { day } from './person.ts';
import type { Layout, Person } from './person.ts';
import { bullets, each, esc, page } from './page.ts';

function draw(who: Person): string {
  return page(
    'DejaVu Sans',
    `@page{size:Letter;margin:20mm}body{font-size:9.5pt}h1{font-size:14pt}h2{font-size:10.5pt;background:#ddd;padding:1mm 2mm;margin:5mm 0 2mm}.job{margin-bottom:4mm}ul{padding-left:6mm}.f{display:flex;justify-content:space-between}`,
    `<h1>${esc(who.name)}</h1><p>Mailing Address: 1420 Calle Larga, ${esc(who.city)}, ${esc(who.region)} 87104</p><p>Mobile: ${esc(who.phone)}</p><p>Email: ${esc(who.email)}</p>${each(who.links, (link) => `<p>Web: ${esc(link)}</p>`)}
<p>Citizenship: United States</p><p>Veterans' Preference: N/A</p><p>Announcement Number: DE-12345678-24-MP</p><p>Highest Grade Held: GS-12</p>
<h2>PROFESSIONAL SUMMARY</h2><p>${esc(who.summary)}</p>
<h2>WORK EXPERIENCE</h2>${each(who.work, (job) => `<div class="job"><div class="f"><b>${esc(job.company)}</b><span>Dates Employed: ${day(job.start, 'slash', 'Present')} - ${day(job.end, 'slash', 'Present')}</span></div><p>${esc(job.place)}</p><p>Position Title: <b>${esc(job.title)}</b>${job.grade ? `, ${esc(job.grade)}` : ''}</p><p>Salary: ${esc(job.salary ?? '')}&nbsp;&nbsp; Hours per week: ${job.hours ?? 40}</p><p>Supervisor: ${esc(job.supervisor ?? '')}; Okay to contact this Supervisor: Yes</p><p><u>Duties, Accomplishments and Related Skills:</u></p>${bullets(job.bullets)}</div>`)}
<h2>EDUCATION</h2>${each(who.education, (study) => `<div class="job"><b>${esc(study.institution)}</b>, ${esc(study.place)}<br>${esc(study.degree)}, ${day(study.end, 'slash', '')}<br>Major: ${esc(study.area)}&nbsp;&nbsp; GPA: 3.7 of a maximum 4.0<br>Credits Earned: 39 Semester hours</div>`)}
<h2>JOB-RELATED TRAINING AND CERTIFICATIONS</h2>${each(who.certificates, ([name, issuer, year]) => `<p>${esc(name)} (${esc(issuer)}), ${year}</p>`)}
<h2>LANGUAGE SKILLS</h2>${each(who.languages, ([language, level]) => `<p>Language: ${esc(language)}&nbsp;&nbsp; Level: ${esc(level)}</p>`)}
<h2>ADDITIONAL SKILLS</h2>${each(who.skills, (group) => `<p>${esc(group.name)}: ${esc(group.skills.join('; '))}</p>`)}
<h2>REFERENCES</h2><p>Dana Littlefield, Division Chief, 505-555-0188, d.littlefield@agency.example.gov (Professional)</p>`,
  );
}

export const federal: Layout = {
  name: 'federal',
  kind: 'pdf',
  people: ['marisol', 'calvin'],
  shown: {},
  draw,
};
