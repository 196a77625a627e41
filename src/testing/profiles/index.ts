import { readFileSync } from 'node:fs';
import { jsonResume, type JsonResume, type MasterProfile } from '#contract/career/facts.ts';
import { prepareTaxonomy, type Taxonomy } from '#engines/matching/index.ts';

const assets = new URL('../../../assets/taxonomy/', import.meta.url);

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, assets), 'utf8'));

/** The taxonomy that ships with the product, as the server loads it. */
export function theTaxonomy(): Taxonomy {
  return prepareTaxonomy({ occupations: read('occupations.json'), skills: read('skills.json') });
}

/** A person's short story for tests; jobs are `position | start | end | what they did; what else`. */
export interface PersonStory {
  jobs: readonly string[];
  education?: string;
  skills?: string;
  certificates?: string;
  /** `English: native, French: basic`. */
  languages?: string;
}

const list = (text: string | undefined): string[] => (text === undefined ? [] : text.split(/,\s*/));

/** A master profile of a story, every value a fact whose id is its path. */
export function aProfile(story: PersonStory): MasterProfile {
  const resume = jsonResume.parse({
    basics: {},
    work: story.jobs.map((job) => {
      const [position = '', startDate = '', endDate = '', done = ''] = job
        .split('|')
        .map((part) => part.trim());
      return { position, startDate, endDate, highlights: done === '' ? [] : done.split(/;\s*/) };
    }),
    education: story.education === undefined ? [] : [{ studyType: story.education }],
    skills: list(story.skills).map((name) => ({ name })),
    certificates: list(story.certificates).map((name) => ({ name })),
    languages: list(story.languages ?? 'English: native').map((entry) => {
      const [language = '', fluency = ''] = entry.split(/:\s*/);
      return { language, fluency };
    }),
    projects: [],
    volunteer: [],
    awards: [],
  });
  return { resume, facts: factsOf(resume), unused: [] };
}

function factsOf(resume: JsonResume): MasterProfile['facts'] {
  const source = { kind: 'person', at: '2026-11-20T10:00:00.000Z', where: 'profile' } as const;
  const facts: MasterProfile['facts'] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && value !== '') facts.push({ id: `fact:${path}`, path, value, source });
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`);
    }
  };
  walk(resume, '');
  return facts;
}
