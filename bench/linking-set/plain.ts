import { indexTexts } from '#bench/linking/sparse.ts';
import { letterGroups, weighed, wordsOf } from '#engines/linking/words.ts';

interface Text {
  id: string;
  text: string;
}

type Places = Record<string, { skill: [number, number][]; knowledge: [number, number][] }>;

const features = (text: string) => weighed(wordsOf(text).flatMap((word) => [word, ...letterGroups(word)]));

/** Of each text the ids of the labels with the nearest words and letters, each id once. */
export function plainLinks(
  texts: readonly Text[],
  labels: readonly Text[],
  most: number,
): Record<string, string[]> {
  const index = indexTexts(labels.map(({ text }) => features(text)));
  const links = texts.map(({ id, text }): [string, string[]] => {
    const cosines = index.cosines(features(text));
    const near = [...cosines.keys()].filter((at) => (cosines[at] ?? 0) > 0);
    near.sort((one, other) => (cosines[other] ?? 0) - (cosines[one] ?? 0));
    return [id, [...new Set(near.slice(0, most * 4).map((at) => labels[at]?.id ?? ''))].slice(0, most)];
  });
  return Object.fromEntries(links);
}

interface Phrases {
  id: string;
  tokens: string[];
  skill: [number, number][];
  knowledge: [number, number][];
}

const LONGEST = 8;

function foundAgain(tokens: readonly string[], known: ReadonlySet<string>): [number, number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let count = Math.min(LONGEST, tokens.length - from); count > 0; count -= 1) {
      if (
        !known.has(
          tokens
            .slice(from, from + count)
            .join(' ')
            .toLowerCase(),
        )
      )
        continue;
      found.push([from, from + count]);
      from += count - 1;
      break;
    }
  return found;
}

/** The phrases that others marked, found again word for word, the longest first. */
export function plainPhrases(rows: readonly Phrases[], learned: readonly Phrases[]): Places {
  const known = (kind: 'skill' | 'knowledge') =>
    new Set(
      learned.flatMap((row) =>
        row[kind].map(([from, to]) => row.tokens.slice(from, to).join(' ').toLowerCase()),
      ),
    );
  const [skill, knowledge] = [known('skill'), known('knowledge')];
  return Object.fromEntries(
    rows.map(({ id, tokens }) => [
      id,
      { skill: foundAgain(tokens, skill), knowledge: foundAgain(tokens, knowledge) },
    ]),
  );
}
