import type { JsonResume } from '#contract/career/facts.ts';

const YEAR = /^\d{4}/;

/** A dated job, study or volunteer post must also say what it was. */
const isDated = (dates: { startDate: string; endDate: string }, words: readonly string[]): boolean =>
  (YEAR.test(dates.startDate) || YEAR.test(dates.endDate)) && words.some((word) => word.trim() !== '');

/**
 * Whether an application can be made from what is known: there is a job, a study or a volunteer post with a date. What
 * somebody looks for and the skills they name are not enough.
 */
export function hasDatedEntry({
  work,
  education,
  volunteer,
}: Pick<JsonResume, 'work' | 'education' | 'volunteer'>): boolean {
  return (
    work.some((job) => isDated(job, [job.name, job.position])) ||
    education.some((study) => isDated(study, [study.institution, study.area, study.studyType])) ||
    volunteer.some((post) => isDated(post, [post.organization, post.position]))
  );
}
