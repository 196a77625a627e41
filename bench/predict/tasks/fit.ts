import { z } from 'zod';
import { openScore, readPosting, readCandidate, scoreReading } from '#engines/matching/index.ts';
import { loadTaxonomy, postingOf, profileOf, resumeOf } from './matching-input.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const input = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      responsibilities: z.array(z.string()),
      requirements: z.array(z.string()),
    }),
  ),
  candidates: z.array(
    z.object({
      id: z.string(),
      headline: z.string(),
      experience: z.array(z.string()),
      skills: z.array(z.string()),
    }),
  ),
});

export const fitInput = input;

const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `${heading}\n${items.map((item) => `- ${item}`).join('\n')}\n`;

/** The score of every person for every posting of a file; pairs of score 0 are left out. */
export async function predictFit(path: string, report: Report): Promise<unknown> {
  const { jobs, candidates: people } = await readJson(path, input);
  const taxonomy = await loadTaxonomy();
  const candidates = await eachItem(
    people,
    ({ id }) => id,
    ({ headline, experience, skills }) =>
      readCandidate(
        profileOf(
          resumeOf({
            basics: { label: headline },
            work: [{ position: headline, highlights: experience }],
            skills: skills.map((name) => ({ name })),
          }),
        ),
        { targetTitles: [], keywords: [], location: '', today: '2026-01-01' },
        taxonomy,
      ),
    report,
  );
  const answers = await eachItem(
    jobs,
    ({ id }) => id,
    ({ title, responsibilities, requirements }) => {
      const description =
        section('Responsibilities', responsibilities) + section('Requirements', requirements);
      const reading = readPosting(postingOf({ title, description }), taxonomy);
      const scores = candidates.flatMap(([id, candidate]) => {
        const score = Math.round(openScore(scoreReading(reading, candidate, taxonomy)) * 100) / 100;
        return score === 0 ? [] : [[id, score] as const];
      });
      return Object.fromEntries(scores);
    },
    report,
  );
  return Object.fromEntries(answers);
}
