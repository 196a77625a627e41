import { join } from 'node:path';
import { z } from 'zod';
import type { Taxonomy } from '#engines/matching/index.ts';
import { probesInput, scoreOfPair } from '#bench/predict/tasks/match-probes.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import type { Row } from '#bench/table.ts';
import { Bm25 } from '#bench/matching/bm25.ts';
import { mean } from '#bench/matching/measures.ts';

const probeTruth = z.record(
  z.string(),
  z.object({
    relation: z.object({
      type: z.enum(['gt', 'eq', 'ge', 'le', 'lt50', 'ge50']),
      margin: z.number().default(1),
      tol: z.number().optional(),
    }),
  }),
);
type Relation = z.infer<typeof probeTruth>[string]['relation'];

const NEAR = 1e-9;

/** How far the two scores (the first alone where one is asked about) may be from what must hold, by the kind of relation. */
const HOLDS: Readonly<
  Record<Relation['type'], (first: number, second: number, relation: Relation) => boolean>
> = {
  gt: (first, second, { margin }) => first - second >= margin - NEAR,
  eq: (first, second, { tol }) => Math.abs(first - second) <= (tol ?? 2) + NEAR,
  le: (first, second, { tol }) => first <= second + (tol ?? 0.5) + NEAR,
  ge: (first, second, { tol }) => first >= second - (tol ?? 0.5) - NEAR,
  lt50: (first) => first < 50,
  ge50: (first) => first >= 50,
};

/** Whether what must hold between two scores, or of one, holds. */
const holds = (relation: Relation, [first = 0, second = 0]: readonly number[]): boolean =>
  HOLDS[relation.type](first, second, relation);

const GROUPS = { order: ['gt'], threshold: ['lt50', 'ge50'], invariance: ['eq', 'le', 'ge'] };

/** The rows of probes: relations between scores that any matcher must keep, by kind, beside BM25 scaled to at most 100. */
export async function measureProbes(folder: string, taxonomy: Taxonomy): Promise<Row[]> {
  const input = await readJson(join(folder, 'input.json'), probesInput);
  const truth = await readJson(join(folder, 'truth.json'), probeTruth);
  const ids = Object.keys(input.postings);
  const search = new Bm25(
    Object.values(input.postings).map(({ title, description }) => `${title}\n${description}`),
  );
  const plainly = ({ profile, posting }: { profile: string; posting: string }) =>
    Math.min(
      100,
      2 * (search.scores(JSON.stringify(input.profiles[profile])).get(ids.indexOf(posting)) ?? 0),
    );
  const judged = input.items.flatMap(({ id, inputs }) => {
    const relation = truth[id]?.relation;
    if (relation === undefined) return [];
    return [
      {
        type: relation.type,
        ours: holds(
          relation,
          inputs.map((pair) => scoreOfPair(input, pair, taxonomy)),
        ),
        plain: holds(relation, inputs.map(plainly)),
      },
    ];
  });
  return Object.entries(GROUPS).map(([name, types]) => {
    const some = judged.filter(({ type }) => types.includes(type));
    return {
      name: `Probes of the score that hold, ${name} (${some.length})`,
      unit: '%',
      ours: 100 * mean(some.map(({ ours }) => (ours ? 1 : 0))),
      baseline: 100 * mean(some.map(({ plain }) => (plain ? 1 : 0))),
      against: 'BM25 of the profile, doubled',
    };
  });
}
