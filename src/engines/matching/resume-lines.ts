import type { MasterProfile } from '#contract/career/facts.ts';
import { freshness, spanOf } from './held-jobs.ts';

/** One line of a profile with its JSON pointer, its fact and how much it shows: 1 in work, 0.93 listed, 0.7 in a summary; less in work of long ago. */
export interface ResumeLine {
  path: string;
  text: string;
  kind: 'summary' | 'position' | 'highlight' | 'education' | 'skill' | 'certificate' | 'project' | 'language';
  credit: number;
  factId: string | null;
}

/** The lines of a profile that may show something about a person, in its order; names, schools and addresses are left out. `today` in months since year 0. */
export function resumeLines({ resume, facts }: MasterProfile, today: number): ResumeLine[] {
  const spans = resume.work.map(({ startDate, endDate }) => spanOf(startDate, endDate, today));
  const byPath = new Map(facts.map(({ id, path }) => [path, id]));
  const lines: ResumeLine[] = [];
  const add = (path: string, text: string, kind: ResumeLine['kind'], credit: number): void => {
    if (text.trim() !== '')
      lines.push({ path, text: text.trim(), kind, credit, factId: byPath.get(path) ?? null });
  };
  add('/basics/label', resume.basics.label, 'position', 0.9);
  add('/basics/summary', resume.basics.summary, 'summary', 0.7);
  resume.work.forEach((job, index) => {
    const fresh = freshness(spans[index] ?? { to: today }, spans);
    add(`/work/${index}/position`, job.position, 'position', fresh);
    add(`/work/${index}/summary`, job.summary, 'highlight', fresh);
    job.highlights.forEach((text, item) =>
      add(`/work/${index}/highlights/${item}`, text, 'highlight', fresh),
    );
  });
  resume.volunteer.forEach((entry, index) => {
    add(`/volunteer/${index}/position`, entry.position, 'project', 0.9);
    add(`/volunteer/${index}/summary`, entry.summary, 'project', 0.9);
  });
  resume.projects.forEach((project, index) => {
    add(`/projects/${index}/description`, project.description, 'project', 0.9);
    project.highlights.forEach((text, item) =>
      add(`/projects/${index}/highlights/${item}`, text, 'project', 0.9),
    );
  });
  // What was studied counts, not where.
  resume.education.forEach(({ studyType, area }, index) => {
    const path = studyType === '' ? `/education/${index}/area` : `/education/${index}/studyType`;
    add(path, [studyType, area].filter((part) => part !== '').join(', '), 'education', 0.9);
  });
  resume.skills.forEach((skill, index) => {
    add(`/skills/${index}/name`, skill.name, 'skill', 0.93);
    skill.keywords.forEach((text, item) => add(`/skills/${index}/keywords/${item}`, text, 'skill', 0.93));
  });
  resume.certificates.forEach(({ name }, index) =>
    add(`/certificates/${index}/name`, name, 'certificate', 1),
  );
  resume.languages.forEach(({ language }, index) =>
    add(`/languages/${index}/language`, language, 'language', 1),
  );
  return lines;
}
