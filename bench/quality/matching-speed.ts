import { readPosting, scoreReading } from '#engines/matching/index.ts';
import type { Taxonomy } from '#engines/matching/index.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { onetGate, postingOfOnet, candidateOf } from '#bench/predict/tasks/matching-onet.ts';
import { Bm25 } from '#bench/matching/bm25.ts';
import { wordsOf } from './matching-onet.ts';

const TIMES = 5;
const MOST = 150;

/** Pairs scored a second on one core, every person of a set with every posting, both read before. */
export async function measureSpeed(folder: string, taxonomy: Taxonomy): Promise<Row[]> {
  const given = (await onetGate(folder)).slice(0, MOST);
  const candidates = given.map(({ profile }) => candidateOf(profile, taxonomy));
  const readings = given.map(({ posting }) => readPosting(postingOfOnet(posting), taxonomy));
  const search = new Bm25(given.map(({ posting }) => `${posting.title}\n${posting.description}`));
  const queries = given.map(({ profile }) => wordsOf(profile));
  const [ours, plain]: [number[], number[]] = [[], []];
  const pairs = given.length ** 2;
  for (let at = 0; at <= TIMES; at += 1) {
    const full = await time(() =>
      candidates.forEach((candidate) =>
        readings.forEach((reading) => scoreReading(reading, candidate, taxonomy)),
      ),
    );
    const overlap = await time(() => queries.forEach((query) => search.scores(query)));
    if (at === 0) continue;
    ours.push((pairs / full) * 1000);
    plain.push((pairs / overlap) * 1000);
  }
  return [
    {
      name: `Pairs scored, both sides read (${pairs})`,
      unit: 'a second',
      ours: median(ours),
      baseline: median(plain),
      against: 'BM25 over the same texts',
    },
  ];
}
