import { indexTexts } from './sparse.ts';
import { alikeness, directionOf, middleOf } from '#engines/linking/vectors.ts';
import type { WordVectors } from '#engines/linking/vectors.ts';
import { letterGroups, rootOf, rootsOf, weighed, wordsOf } from '#engines/linking/words.ts';
import { heaviest, weighedWords } from '#engines/linking/title-wording.ts';

/** Occupations by their labels, the one each goes by first, and what is known of them besides. */
export interface OccupationList {
  labels: readonly (readonly string[])[];
  /** How common each is beside the others, as a logarithm; 0 where nothing is known. */
  commonness: readonly number[];
  /** Those that a title is known to stand for, each 0 to 1, by their place. */
  namedBy: (title: string) => ReadonlyMap<number, number>;
}

/** An occupation that a title may mean. */
export interface OccupationGuess {
  /** Its place in the list. */
  occupation: number;
  /** How well it fits: above 2 in nearly the same words, below 1 hardly at all. */
  fit: number;
  /** The same of each of its labels alone, 0 to 2. */
  labels: readonly number[];
}

export type TitleLinker = (title: string, most: number) => OccupationGuess[];

/** How much each view counts. Chosen on advertised titles of occupations that the figures in bench/README.md leave out. */
const VIEWS = {
  wording: 0.6,
  occupation: 1,
  meaning: 0.6,
  nearestMeaning: 0.6,
  commonness: 0.06,
  named: 0.4,
  labels: 0.05,
};

const spelling = (word: string): string[] => [word, ...letterGroups(word)];
const root = (word: string): string[] => [rootOf(word)];

/** The labels of all occupations one after the other, and where each occupation's begin. */
function inARow(lists: readonly (readonly string[])[]): { labels: string[]; starts: number[] } {
  const labels: string[] = [];
  const starts = lists.map((own) => labels.push(...own) - own.length);
  return { labels, starts };
}

/**
 * Ranks the occupations of a list for a title, best first, by several views: the wording of their nearest label (TF-IDF over
 * words and groups of letters), the words of all their labels, the meaning of all and of the nearest by word vectors, what
 * the title is known to stand for, and how common they are. Words that say where, when or at which rank count little.
 */
export function prepareTitleLinker(list: OccupationList, vectors: WordVectors): TitleLinker {
  const { labels, starts } = inARow(list.labels);
  const byWording = indexTexts(labels.map((label) => weighed(wordsOf(label).flatMap(spelling))));
  const byOccupation = indexTexts(
    list.labels.map((own) => weighed([...own.slice(0, 1), ...own].flatMap(rootsOf))),
  );
  const directions = labels.map((label) => directionOf(weighed(rootsOf(label)), vectors));
  const middles = list.labels.map((own, at) => {
    const start = starts[at] ?? 0;
    return middleOf(directions.slice(start, start + own.length), vectors.dimensions);
  });
  return (title, most) => {
    const words = weighedWords(title);
    const roots = heaviest(words, root);
    const direction = directionOf(roots, vectors);
    const wordings = byWording.cosines(heaviest(words, spelling));
    const meanings = directions.map((label) => alikeness(direction, label));
    const shared = byOccupation.cosines(roots);
    const named = list.namedBy(title);
    const guesses = list.labels.map((own, occupation) => {
      const start = starts[occupation] ?? 0;
      let [wording, meaning] = [0, 0];
      for (let at = start; at < start + own.length; at += 1) {
        wording = Math.max(wording, wordings[at] ?? 0);
        meaning = Math.max(meaning, meanings[at] ?? 0);
      }
      const fit =
        VIEWS.wording * wording +
        VIEWS.occupation * (shared[occupation] ?? 0) +
        VIEWS.meaning * alikeness(direction, middles[occupation] ?? direction) +
        VIEWS.nearestMeaning * meaning +
        VIEWS.commonness * (list.commonness[occupation] ?? 0) +
        VIEWS.named * (named.get(occupation) ?? 0) +
        VIEWS.labels * Math.log(Math.max(1, own.length));
      return { occupation, fit };
    });
    return guesses
      .toSorted((one, other) => other.fit - one.fit)
      .slice(0, most)
      .map(({ occupation, fit }) => {
        const start = starts[occupation] ?? 0;
        const own = list.labels[occupation] ?? [];
        return {
          occupation,
          fit,
          labels: own.map((_, at) => (wordings[start + at] ?? 0) + (meanings[start + at] ?? 0)),
        };
      });
  };
}
