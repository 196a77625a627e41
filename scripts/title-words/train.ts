import { packVectors, rootsOf, weighed } from '#engines/linking/index.ts';
import type { KeptVectors } from '#engines/linking/index.ts';
import { drawTogether } from './contrast.ts';
import { leadingFactors } from './factors.ts';

const DIMENSIONS = 96;
const PASSES = 6;

/**
 * Learns vectors of the roots in job titles from the titles that share an occupation: first the leading factors of which
 * root stands in which occupation, then drawn together by pairs of titles. The same at every run.
 */
export function trainTitleWords(occupations: readonly (readonly string[])[]): KeptVectors {
  const texts = occupations.map((titles) => weighed([...titles.slice(0, 1), ...titles].flatMap(rootsOf)));
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
  const groups = occupations.map((titles) => {
    const distinct = new Set(titles.map((title) => [...new Set(rootsOf(title))].join(' ')).filter(Boolean));
    return [...distinct].map((title) => Int32Array.from(title.split(' '), (root) => place.get(root) ?? 0));
  });
  drawTogether(groups, vectors, DIMENSIONS, PASSES);
  return packVectors(roots, vectors, DIMENSIONS);
}
