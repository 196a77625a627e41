import { z } from 'zod';
import { fitInput, predictFit } from '#bench/predict/tasks/fit.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import type { Row } from '#bench/table.ts';
import { Bm25 } from '#bench/matching/bm25.ts';
import { bestCut, f1, mean, ndcg } from '#bench/matching/measures.ts';

const graded = fitInput.extend({ truth: z.record(z.string(), z.record(z.string(), z.number())) });
const scores = z.record(z.string(), z.record(z.string(), z.number()));

interface Pair {
  grade: number;
  ours: number;
  plain: number;
}

/** F1 of "at least the cut" against grade 2 and better; grade 1 counts neither way. */
function f1At(pairs: readonly Pair[], side: 'ours' | 'plain', cut: number): number {
  const judged = pairs.filter(({ grade }) => grade !== 1);
  const said = judged.filter((pair) => pair[side] >= cut);
  const so = judged.filter(({ grade }) => grade >= 2).length;
  return 100 * f1(said.filter(({ grade }) => grade >= 2).length, said.length, so);
}

/** The rows of a set of postings and people of other titles, graded by how related their occupations are. */
export async function measureFit(path: string): Promise<Row[]> {
  const { jobs, candidates, truth } = await readJson(path, graded);
  const found = scores.parse(await predictFit(path, { failed: () => undefined }));
  const search = new Bm25(
    candidates.map(({ headline, experience, skills }) => [headline, ...experience, ...skills].join('\n')),
  );
  const byJob = jobs.map(({ id, title, responsibilities, requirements }) => {
    const plain = search.scores([title, ...responsibilities, ...requirements].join('\n'));
    return candidates.map((candidate, at) => ({
      grade: truth[id]?.[candidate.id] ?? 0,
      ours: found[id]?.[candidate.id] ?? 0,
      plain: plain.get(at) ?? 0,
    }));
  });
  const quality = (side: 'ours' | 'plain') =>
    100 *
    mean(
      byJob.map((pairs) =>
        ndcg(
          pairs.toSorted((a, b) => b[side] - a[side]).map(({ grade }) => grade),
          pairs.map(({ grade }) => grade),
        ),
      ),
    );
  const all = byJob.flat();
  const judged = all.filter(({ grade }) => grade !== 1);
  const cut = bestCut(
    judged.map(({ plain, grade }) => ({ score: plain, isRight: grade >= 2 })),
    'f1',
  );
  return [
    {
      name: `Best ten people of ${candidates.length} for a posting, nDCG`,
      unit: '%',
      ours: quality('ours'),
      baseline: quality('plain'),
      against: 'BM25 over the same texts',
    },
    {
      name: 'Closely related work told at 50, F1',
      unit: '%',
      ours: f1At(all, 'ours', 50),
      baseline: f1At(all, 'plain', cut),
      against: 'BM25 at its best cut',
    },
  ];
}
