import type { JsonResume, MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { CitedLine } from '#contract/career/resume-analysis.ts';
import type { Dictionary } from './dictionary.ts';

/** One statement about what someone did, and the line it begins on; null where the resume has no place for it. */
export interface Telling {
  text: string;
  line: number | null;
  /** Whether it is a paragraph rather than an item of a list. */
  paragraph: boolean;
}

/** A job with what is told of it. */
export interface ToldJob {
  job: JsonResume['work'][number];
  line: number | null;
  tellings: Telling[];
}

/** A resume made ready for judging. */
export interface Material {
  resume: JsonResume;
  profile: MasterProfile;
  pages: number;
  /** The position the person looks for; "" when they did not say. */
  target: string;
  lines: readonly SourceLine[];
  jobs: readonly ToldJob[];
  /** Everything told of jobs, projects and volunteer roles. */
  tellings: readonly Telling[];
  dictionary: Dictionary | null;
  /** Line of the value at a path of the profile; null when it has none. */
  lineOf: (path: string) => number | null;
  /** A line as a finding cites it; nothing for null. */
  cite: (line: number | null, mark?: string) => CitedLine[];
}

function jobsOf(resume: JsonResume, lineOf: Material['lineOf']): ToldJob[] {
  return resume.work.map((job, index) => {
    const path = `/work/${index}`;
    const lead: Telling[] =
      job.summary === '' ? [] : [{ text: job.summary, line: lineOf(`${path}/summary`), paragraph: true }];
    const items = job.highlights.map((text, order) => ({
      text,
      line: lineOf(`${path}/highlights/${order}`),
      paragraph: false,
    }));
    return { job, line: lineOf(`${path}/position`) ?? lineOf(`${path}/name`), tellings: [...lead, ...items] };
  });
}

function otherTellings(resume: JsonResume, lineOf: Material['lineOf']): Telling[] {
  const projects = resume.projects.flatMap(({ highlights }, index) =>
    highlights.map((text, order) => ({
      text,
      line: lineOf(`/projects/${index}/highlights/${order}`),
      paragraph: false,
    })),
  );
  const roles = resume.volunteer.flatMap(({ summary }, index) =>
    summary === '' ? [] : [{ text: summary, line: lineOf(`/volunteer/${index}/summary`), paragraph: true }],
  );
  return [...projects, ...roles];
}

const LONGEST_CITED = 300;

/** Puts together what the checks look at. */
export function materialOf(given: {
  lines: readonly SourceLine[];
  pages: number;
  profile: MasterProfile;
  target: string;
  dictionary: Dictionary | null;
}): Material {
  const byPath = new Map(given.profile.facts.map(({ path, source }) => [path, source]));
  const byNumber = new Map(given.lines.map((line) => [line.line, line.text.trim()]));
  const lineOf = (path: string): number | null => {
    const source = byPath.get(path);
    return source?.kind === 'file' ? source.line : null;
  };
  const { resume } = given.profile;
  const jobs = jobsOf(resume, lineOf);
  return {
    ...given,
    resume,
    jobs,
    tellings: [...jobs.flatMap(({ tellings }) => tellings), ...otherTellings(resume, lineOf)],
    lineOf,
    cite: (line, mark = '') =>
      line === null
        ? []
        : [
            {
              line,
              text: (byNumber.get(line) ?? '').slice(0, LONGEST_CITED),
              mark: mark.slice(0, LONGEST_CITED),
            },
          ],
  };
}
