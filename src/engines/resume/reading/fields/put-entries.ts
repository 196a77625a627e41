import { blocksOf } from '#engines/resume/reading/entries/blocks.ts';
import { readCredentials } from '#engines/resume/reading/entries/credentials.ts';
import { readJobs } from '#engines/resume/reading/entries/jobs.ts';
import { firstRun, joined, paragraphs } from '#engines/resume/reading/lines.ts';
import type { Found, Line } from '#engines/resume/reading/lines.ts';
import { readLanguages } from '#engines/resume/reading/languages.ts';
import { oneUnderTheOther } from '#engines/resume/reading/side-by-side-lists.ts';
import { readSkills } from '#engines/resume/reading/lists.ts';
import type { ProfileBuilder } from './profile-builder.ts';
import { readStudies } from '#engines/resume/reading/entries/studies/studies.ts';

/** Puts the jobs under /work. */
export function putJobs(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, job] of builder.within(readJobs(lines))) {
    const path = `/work/${index}`;
    builder.use(job.headLines);
    builder.resume.work.push({
      name: builder.put(`${path}/name`, job.name),
      position: builder.put(`${path}/position`, job.position),
      location: builder.put(`${path}/location`, job.location),
      startDate: builder.put(`${path}/startDate`, job.startDate),
      endDate: builder.put(`${path}/endDate`, job.endDate),
      summary: builder.put(`${path}/summary`, job.summary),
      highlights: builder.putAll(`${path}/highlights`, job.highlights),
    });
  }
}

/** Puts the studies under /education. */
export function putStudies(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, study] of builder.within(readStudies(lines))) {
    const path = `/education/${index}`;
    builder.use(study.lines);
    builder.resume.education.push({
      institution: builder.put(`${path}/institution`, study.institution),
      area: builder.put(`${path}/area`, study.area),
      studyType: builder.put(`${path}/studyType`, study.studyType),
      startDate: builder.put(`${path}/startDate`, study.startDate),
      endDate: builder.put(`${path}/endDate`, study.endDate),
    });
  }
}

/** Puts the groups of skills under /skills. */
export function putSkills(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, group] of builder.within(readSkills(oneUnderTheOther(lines)))) {
    const path = `/skills/${index}`;
    builder.resume.skills.push({
      name: builder.put(`${path}/name`, group.name),
      keywords: builder.putAll(`${path}/keywords`, group.keywords),
    });
  }
}

/** Puts the spoken languages under /languages. */
export function putLanguages(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, { language, fluency }] of builder.within(readLanguages(oneUnderTheOther(lines)))) {
    const path = `/languages/${index}`;
    builder.resume.languages.push({
      language: builder.put(`${path}/language`, language),
      fluency: builder.put(`${path}/fluency`, fluency),
    });
  }
}

/** Puts the certificates under /certificates. */
export function putCertificates(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, { name, by, date }] of builder.within(readCredentials(oneUnderTheOther(lines)))) {
    const path = `/certificates/${index}`;
    builder.resume.certificates.push({
      name: builder.put(`${path}/name`, name),
      issuer: builder.put(`${path}/issuer`, by),
      date: builder.put(`${path}/date`, date),
    });
  }
}

/** Puts the awards under /awards. */
export function putAwards(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, { name, by, date }] of builder.within(readCredentials(oneUnderTheOther(lines)))) {
    const path = `/awards/${index}`;
    builder.resume.awards.push({
      title: builder.put(`${path}/title`, name),
      date: builder.put(`${path}/date`, date),
      awarder: builder.put(`${path}/awarder`, by),
    });
  }
}

const titleOf = (line: Line | undefined, text: string): Found | null =>
  line === undefined
    ? null
    : { value: (text.split('\t')[0] ?? '').replace(/\s*\([^()]*$/, '').trim(), lines: [line] };

/** Puts the projects under /projects: what stands before the items describes one. */
export function putProjects(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, block] of builder.within(blocksOf(lines, () => false))) {
    const path = `/projects/${index}`;
    builder.use(block.head.map(({ line }) => line));
    const [head, second] = block.head;
    const texts = paragraphs(block.body);
    const plain =
      second === undefined ? texts.find(({ lines: [first] }) => first?.item === false) : undefined;
    builder.resume.projects.push({
      name: builder.put(`${path}/name`, titleOf(head?.line, head?.text ?? '')),
      description: builder.put(`${path}/description`, plain ?? titleOf(second?.line, second?.text ?? '')),
      highlights: builder.putAll(
        `${path}/highlights`,
        texts.filter((text) => text !== plain),
      ),
    });
  }
}

/** Puts the volunteer roles, which read like jobs, under /volunteer; their texts become one summary. */
export function putVolunteering(builder: ProfileBuilder, lines: readonly Line[]): void {
  for (const [index, job] of builder.within(readJobs(lines))) {
    const path = `/volunteer/${index}`;
    builder.use(job.headLines);
    const texts = [...(job.summary === null ? [] : [job.summary]), ...job.highlights];
    const summary = joined(firstRun(texts.flatMap((text) => text.lines)));
    builder.resume.volunteer.push({
      organization: builder.put(`${path}/organization`, job.name),
      position: builder.put(`${path}/position`, job.position),
      startDate: builder.put(`${path}/startDate`, job.startDate),
      endDate: builder.put(`${path}/endDate`, job.endDate),
      summary: builder.put(`${path}/summary`, summary),
    });
  }
}
