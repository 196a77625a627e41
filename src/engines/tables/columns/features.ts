import { vectorFeatures } from '#engines/classifier/index.ts';
import { stem } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';
import { shapesOf } from './shapes.ts';
import type { Cell } from '#engines/tables/table.ts';

const GRAM = 4;
/** How much the values say beside the name, and the sentence encoder beside both. */
const VALUES_WEIGHT = 0.9;
const VECTOR_WEIGHT = 2;

/** The words of a column's name, folded: of `reviewReply.comment`, `Lineitem_name` and `TPS+TVQ`, too. */
export function nameWords(name: string): string[] {
  const apart = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/#/g, ' number ')
    .replace(/%/g, ' percent ');
  return fold(apart).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Pieces of four letters of a word, its ends marked. */
const gramsOf = (word: string): string[] => {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(1, marked.length - GRAM + 1) }, (_, at) =>
    marked.slice(at, at + GRAM),
  );
};

function nameFeatures(name: string): string[] {
  const words = nameWords(name);
  const stems = words.map(stem);
  return [
    `name ${words.join(' ')}`,
    ...stems.map((word) => `word ${word}`),
    ...stems.slice(1).map((word, at) => `pair ${stems[at]} ${word}`),
    ...(stems.length > 1 ? [`first ${stems[0]}`, `last ${stems.at(-1)}`] : []),
    ...words.flatMap((word) => gramsOf(word).map((gram) => `gram ${gram}`)),
  ];
}

/** Features of one group, that count as much together however many they are. */
const group = (features: readonly string[], weight: number): [string, number][] => {
  const each = weight / Math.sqrt(Math.max(1, features.length));
  return [...new Set(features)].map((feature) => [feature, each]);
};

/** A vector of a name as the model counts it. */
export const weighed = (vector: readonly number[]): number[] => vector.map((value) => value * VECTOR_WEIGHT);

/** What the column model is asked about a column by its name. */
export const featuresOfName = (name: string): [string, number][] => group(nameFeatures(name), 1);

/** What it is asked about it by its values. */
export const featuresOfValues = (cells: readonly (Cell | undefined)[]): [string, number][] =>
  group(
    shapesOf(cells).map((shape) => `value ${shape}`),
    VALUES_WEIGHT,
  );

/** What it is asked by both, and by the vector of the name from the sentence encoder, where there is one (unit length). */
export const featuresOf = (
  name: string,
  cells: readonly (Cell | undefined)[],
  vector: readonly number[] | null,
): [string, number][] => [
  ...featuresOfName(name),
  ...featuresOfValues(cells),
  ...vectorFeatures(weighed(vector ?? [])),
];

/** The text of a name that the sentence encoder is asked for: its words, in lower case. */
export const textOfName = (name: string): string => nameWords(name).join(' ');
