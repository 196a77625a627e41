import type { JsonResume } from '#contract/career/facts.ts';
import type { Arranged, Arrangement } from './arrangement.ts';

/** Values taken from the master profile, with the paths they stand at there. */
class Taken {
  readonly paths: string[] = [];
  readonly #reworded: ReadonlyMap<string, string>;

  constructor(reworded: ReadonlyMap<string, string>) {
    this.#reworded = reworded;
  }

  take<T extends object>(path: string, entry: T): T {
    for (const [key, value] of Object.entries(entry)) {
      if (typeof value === 'string' && value !== '') this.paths.push(`${path}/${key}`);
    }
    return entry;
  }

  lines(path: string, list: readonly string[], order: readonly number[]): string[] {
    return order.flatMap((index) => {
      const text = list[index];
      if (text === undefined) return [];
      this.paths.push(`${path}/${index}`);
      return [this.#reworded.get(`${path}/${index}`) ?? text];
    });
  }

  entries<T extends object>(path: string, list: readonly T[], arranged: Arranged): T[] {
    return arranged.flatMap(({ index }) => {
      const entry = list[index];
      return entry === undefined ? [] : [this.take(`${path}/${index}`, entry)];
    });
  }
}

const whole = (list: readonly object[]): Arranged => list.map((_, index) => ({ index, lines: [] }));

function takeBasics(basics: JsonResume['basics'], taken: Taken): JsonResume['basics'] {
  taken.take('/basics', basics);
  taken.take('/basics/location', basics.location);
  basics.profiles.forEach((profile, index) => taken.take(`/basics/profiles/${index}`, profile));
  return basics;
}

/** The CV an arrangement describes, and the paths of the profile's values that stand on it. */
export function setOut(
  resume: JsonResume,
  arrangement: Arrangement,
): { resume: JsonResume; paths: Set<string> } {
  const { work, skills, projects, volunteer, awards, reworded } = arrangement;
  const taken = new Taken(reworded);
  const arranged: JsonResume = {
    basics: takeBasics(resume.basics, taken),
    work: work.flatMap(({ index, lines }) => {
      const job = resume.work[index];
      const path = `/work/${index}`;
      return job === undefined
        ? []
        : [
            {
              ...taken.take(path, job),
              highlights: taken.lines(`${path}/highlights`, job.highlights, lines),
            },
          ];
    }),
    skills: skills.flatMap(({ index, lines }) => {
      const group = resume.skills[index];
      const path = `/skills/${index}`;
      return group === undefined
        ? []
        : [
            {
              ...taken.take(path, group),
              keywords: taken.lines(`${path}/keywords`, group.keywords, lines),
            },
          ];
    }),
    projects: projects.flatMap(({ index, lines }) => {
      const project = resume.projects[index];
      const path = `/projects/${index}`;
      return project === undefined
        ? []
        : [
            {
              ...taken.take(path, project),
              highlights: taken.lines(`${path}/highlights`, project.highlights, lines),
            },
          ];
    }),
    education: taken.entries('/education', resume.education, whole(resume.education)),
    languages: taken.entries('/languages', resume.languages, whole(resume.languages)),
    certificates: taken.entries('/certificates', resume.certificates, whole(resume.certificates)),
    volunteer: taken.entries('/volunteer', resume.volunteer, volunteer),
    awards: taken.entries('/awards', resume.awards, awards),
  };
  return { resume: arranged, paths: new Set(taken.paths) };
}
