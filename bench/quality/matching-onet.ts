import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openScore, readPosting, scoreReading } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/matching/index.ts';
import type { Row } from '#bench/table.ts';
import {
  onetGate,
  onetPostings,
  onetProfiles,
  onetTitles,
  postingOfOnet,
  readLines,
  candidateOf,
} from '#bench/predict/tasks/matching-onet.ts';
import { Bm25 } from '#bench/matching/bm25.ts';
import { occupationsOf } from '#bench/matching/named.ts';
import { bestCut, f1, mean, ndcg } from '#bench/matching/measures.ts';

const titleTruth = z.object({ id: z.string(), socs: z.array(z.string()) });
const gateTruth = z.object({
  id: z.string(),
  score: z.number(),
  apply: z.boolean(),
  blockers: z.array(z.string()),
});
const BAND = 10;

/** The person's own words: what a plain search would look for. */
export const wordsOf = (person: unknown): string => JSON.stringify(person).replaceAll(/["{}[\]:,_]/g, ' ');

async function titleRows(folder: string, taxonomy: Taxonomy, titles: [string, string][]): Promise<Row[]> {
  const truth = new Map(
    (await readLines(join(folder, 'titles.jsonl'), titleTruth)).map(({ id, socs }) => [id, socs]),
  );
  const search = new Bm25(titles.map(([title]) => title));
  const places = (await onetTitles(folder)).map(({ id, title }) => {
    const right = truth.get(id) ?? [];
    const found = [...search.scores(title)]
      .toSorted((a, b) => b[1] - a[1])
      .map(([at]) => titles[at]?.[1] ?? '');
    const placeIn = (codes: readonly string[]) => codes.findIndex((code) => right.includes(code));
    return {
      ours: placeIn(occupationsOf(title, taxonomy).map(({ code }) => code)),
      plain: placeIn([...new Set(found)]),
    };
  });
  const share = (side: 'ours' | 'plain', within: number) =>
    100 * mean(places.map((place) => (place[side] >= 0 && place[side] < within ? 1 : 0)));
  return [
    ['first', 1],
    ['among five', 5],
  ].map(([name, within]) => ({
    name: `Titles, right occupation ${name} (${places.length})`,
    unit: '%',
    ours: share('ours', Number(within)),
    baseline: share('plain', Number(within)),
    against: 'BM25 over all known titles',
  }));
}

/** Mean score and mean truth of each band: equal where the score means what it says. */
function bandRows(pairs: readonly { ours: number; truth: number }[]): Row[] {
  return Array.from({ length: 10 }, (_, band) => {
    const inside = pairs.filter(({ ours }) => Math.min(9, Math.floor(ours / BAND)) === band);
    return {
      name: `Scores of ${band * BAND} to ${(band + 1) * BAND} (${inside.length} pairs)`,
      unit: 'points',
      ours: mean(inside.map(({ ours }) => ours)),
      baseline: mean(inside.map(({ truth }) => truth)),
      against: 'what they should be on average',
    };
  }).filter(({ name }) => !name.includes('(0 pairs)'));
}

async function gateRows(folder: string, taxonomy: Taxonomy): Promise<Row[]> {
  const labels = new Map(
    (await readLines(join(folder, 'gate-labels.jsonl'), gateTruth)).map((row) => [row.id, row]),
  );
  const given = await onetGate(folder);
  const search = new Bm25(given.map(({ posting }) => `${posting.title}\n${posting.description}`));
  const pairs = given.flatMap((pair, at) => {
    const label = labels.get(pair.id);
    if (label === undefined) return [];
    const match = scoreReading(
      readPosting(postingOfOnet(pair.posting), taxonomy),
      candidateOf(pair.profile, taxonomy),
      taxonomy,
    );
    const plain = search.scores(wordsOf(pair.profile)).get(at) ?? 0;
    return [
      {
        label,
        plain,
        ours: openScore(match),
        truth: label.score,
        codes: match.blockers.map(({ code }) => code),
      },
    ];
  });
  const cut = bestCut(
    pairs.map(({ plain, label }) => ({ score: plain, isRight: label.apply })),
    'accuracy',
  );
  const percent = (test: (pair: (typeof pairs)[number]) => boolean) =>
    100 * mean(pairs.map((pair) => (test(pair) ? 1 : 0)));
  const average = mean(pairs.map(({ truth }) => truth));
  const right = pairs.reduce(
    (sum, { codes, label }) => sum + codes.filter((code) => label.blockers.includes(code)).length,
    0,
  );
  const against = 'BM25 at its best cut';
  return [
    {
      name: `Worth applying, told right (${pairs.length})`,
      unit: '%',
      ours: percent(({ ours, label }) => ours >= 50 === label.apply),
      baseline: percent(({ plain, label }) => plain >= cut === label.apply),
      against,
    },
    {
      name: 'Taken despite a deal-breaker',
      unit: '%',
      ours: percent(({ ours, label }) => ours >= 50 && label.blockers.length > 0),
      baseline: percent(({ plain, label }) => plain >= cut && label.blockers.length > 0),
      against,
    },
    {
      name: 'Deal-breakers found, F1',
      unit: '%',
      ours:
        100 *
        f1(
          right,
          pairs.reduce((sum, { codes }) => sum + codes.length, 0),
          pairs.reduce((sum, { label }) => sum + label.blockers.length, 0),
        ),
      baseline: 0,
      against: 'BM25 finds none',
    },
    {
      name: 'Score off by',
      unit: 'points',
      ours: mean(pairs.map(({ ours, truth }) => Math.abs(ours - truth))),
      baseline: mean(pairs.map(({ truth }) => Math.abs(average - truth))),
      against: 'the average for everybody',
    },
    ...bandRows(pairs),
  ];
}

async function rankRows(folder: string, taxonomy: Taxonomy): Promise<Row[]> {
  const grades = new Map<string, Map<string, number>>();
  for (const line of (await readFile(join(folder, 'qrels.tsv'), 'utf8')).trim().split('\n').slice(1)) {
    const [person = '', posting = '', grade = '0'] = line.split('\t');
    grades.set(person, (grades.get(person) ?? new Map<string, number>()).set(posting, Number(grade)));
  }
  const postings = await onetPostings(folder);
  const readings = postings.map((posting) => readPosting(postingOfOnet(posting), taxonomy));
  const search = new Bm25(postings.map(({ title, description }) => `${title}\n${description}`));
  const figures: { ours: number; plain: number }[] = [];
  for (const person of await onetProfiles(folder)) {
    const own = grades.get(person.id);
    const all = [...(own?.values() ?? [])];
    if (own === undefined || !all.some((grade) => grade >= 2)) continue;
    const candidate = candidateOf(person, taxonomy);
    const plain = search.scores(wordsOf(person));
    const quality = (score: (at: number) => number) =>
      ndcg(
        postings
          .map(({ id }, at) => ({ id, score: score(at) }))
          .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
          .map(({ id }) => own.get(id) ?? 0),
        all,
      );
    figures.push({
      ours: quality((at) => {
        const reading = readings[at];
        return reading === undefined ? 0 : openScore(scoreReading(reading, candidate, taxonomy));
      }),
      plain: quality((at) => plain.get(at) ?? 0),
    });
  }
  return [
    {
      name: `Best ten postings of ${postings.length}, nDCG`,
      unit: '%',
      ours: 100 * mean(figures.map(({ ours }) => ours)),
      baseline: 100 * mean(figures.map(({ plain }) => plain)),
      against: 'BM25 of the profile over the same texts',
    },
  ];
}

/** The rows of a set made of O*NET: titles, the gate with its calibration and, where the folder has it, the ranking. */
export async function measureOnet(
  folder: string,
  taxonomy: Taxonomy,
  titles: [string, string][],
): Promise<Row[]> {
  return [
    ...(await titleRows(folder, taxonomy, titles)),
    ...(await gateRows(folder, taxonomy)),
    ...(existsSync(join(folder, 'qrels.tsv')) ? await rankRows(folder, taxonomy) : []),
  ];
}
