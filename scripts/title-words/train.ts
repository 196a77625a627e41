import {
  directionOf,
  middleOf,
  packVectors,
  prepareVectors,
  rootsOf,
  weighed,
} from '#engines/linking/index.ts';
import type { KeptMeanings } from '#engines/linking/index.ts';
import { drawTogether } from './contrast.ts';
import { leadingFactors } from './factors.ts';

const DIMENSIONS = 96;
const PASSES = 6;

/**
 * Learns vectors of the roots in job titles from the titles that share an occupation: first the leading factors of which
 * root stands in which occupation, then drawn together by pairs of titles. An occupation lies in the middle of its titles.
 * The same at every run.
 */
export function trainTitleWords(
  occupations: readonly { code: string; titles: readonly string[] }[],
): KeptMeanings {
  const lists = occupations.map(({ titles }) => titles);
  const texts = lists.map((titles) => weighed([...titles.slice(0, 1), ...titles].flatMap(rootsOf)));
  const counts = new Map<string, number>();
  for (const text of texts) for (const root of text.keys()) counts.set(root, (counts.get(root) ?? 0) + 1);
  const roots = [...counts.keys()];
  const place = new Map(roots.map((root, at) => [root, at]));
  const telling = Float64Array.from(roots, (root) => Math.log(1 + texts.length / (counts.get(root) ?? 1)));
  const rows = texts.map((text) => {
    const columns = Int32Array.from(text.keys(), (root) => place.get(root) ?? 0);
    const values = Float64Array.from(text.values(), (count, at) => count * (telling[columns[at] ?? 0] ?? 0));
    const length = Math.hypot(...values) || 1;
    return { columns, values: values.map((value) => value / length) };
  });
  const factors = leadingFactors(rows, roots.length, DIMENSIONS);
  const vectors = Float32Array.from(
    factors,
    (value, at) => value * (telling[Math.floor(at / DIMENSIONS)] ?? 0),
  );
  const groups = lists.map((titles) => {
    const distinct = new Set(titles.map((title) => [...new Set(rootsOf(title))].join(' ')).filter(Boolean));
    return [...distinct].map((title) => Int32Array.from(title.split(' '), (root) => place.get(root) ?? 0));
  });
  drawTogether(groups, vectors, DIMENSIONS, PASSES);
  const words = packVectors(roots, vectors, DIMENSIONS);
  const prepared = prepareVectors(words);
  const middles = lists.map((titles) =>
    middleOf(
      titles.map((title) => directionOf(weighed(rootsOf(title)), prepared)),
      DIMENSIONS,
    ),
  );
  const codes = occupations.map(({ code }) => code);
  const all = Float32Array.from(middles.flatMap((middle) => [...middle]));
  return { words, occupations: packVectors(codes, all, DIMENSIONS) };
}
