import { FRAME, LINKS } from './skill-wording.data.ts';
import { indexTexts } from './sparse.ts';
import { letterGroups, rootOf, weighed, wordsOf } from '#engines/linking/words.ts';

const links: ReadonlySet<string> = new Set(wordsOf(LINKS));
const frame: ReadonlySet<string> = new Set(wordsOf(FRAME).map(rootOf));
const FRAME_WEIGHT = 0.15;
/** Words in a row that say one thing. */
const REACH = 5;
const UNKNOWN_WORD = 6;
const KNOWN = 0.2;

/** How much each view counts. Chosen on sentences that the figures in bench/README.md leave out. */
const VIEWS = { spelling: 1, words: 1, together: 0.5, otherNames: 0.5 };

/** Skills by their labels, and what is known of them besides. */
export interface SkillList {
  labels: readonly string[];
  /** Other names of each that are known, its own among them; none for one that is not known. */
  otherNames: readonly (readonly string[])[];
}

/** A skill that a sentence may speak of. */
export interface SkillGuess {
  /** Its place in the list. */
  skill: number;
  /** How well it fits; 0 when they share nothing. Only the order has a meaning. */
  fit: number;
}

export type SkillLinker = (sentence: string, most: number) => SkillGuess[];

const telling = (words: readonly string[]): string[] => words.filter((word) => !links.has(word));
const bare = (label: string): string => label.replace(/\([^)]*\)/g, ' ');
const weightOf = (root: string): number => (frame.has(root) ? FRAME_WEIGHT : 1);
const distinctRoots = (text: string): string[] => [...new Set(telling(wordsOf(bare(text))).map(rootOf))];

function lessened(features: Map<string, number>, word: (feature: string) => string): Map<string, number> {
  for (const [feature, weight] of features) features.set(feature, weight * weightOf(word(feature)));
  return features;
}

/** The greatest share of a label's weight that stands within a few words of a sentence. */
function together(
  label: readonly string[],
  sentence: readonly string[],
  weigh: (root: string) => number,
): number {
  const whole = label.reduce((sum, root) => sum + weigh(root), 0);
  if (whole === 0) return 0;
  let best = 0;
  for (let from = 0; from < sentence.length; from += 1) {
    const near = sentence.slice(from, from + REACH);
    const held = label.reduce(
      (sum, root) => sum + (near.includes(root) ? weigh(root) * weightOf(root) : 0),
      0,
    );
    best = Math.max(best, held);
  }
  return best / whole;
}

/**
 * Ranks the skills of a list for a sentence of a posting or a resume, best first, by the letters and words it shares with each
 * label, how close together those stand, and the other names of skills that are known. Empty for a sentence that shares
 * nothing with any.
 */
export function prepareSkillLinker({ labels, otherNames }: SkillList): SkillLinker {
  const bySpelling = indexTexts(
    labels.map((label) => weighed(wordsOf(label).flatMap((word) => [word, ...letterGroups(word)]))),
  );
  const byWords = indexTexts(labels.map((label) => weighed(wordsOf(label).map(rootOf))));
  const roots = labels.map(distinctRoots);
  const others = otherNames.map((names) => names.map(distinctRoots));
  const weigh = (root: string) => byWords.telling(root) || UNKNOWN_WORD;
  return (sentence, most) => {
    const words = telling(wordsOf(sentence));
    const said = words.map(rootOf);
    const saidOnce = new Set(said);
    const spelling = bySpelling.cosines(
      weighed(
        words.filter((word) => !frame.has(rootOf(word))).flatMap((word) => [word, ...letterGroups(word)]),
      ),
    );
    const shared = byWords.cosines(lessened(weighed(said), (root) => root));
    const named = (names: readonly (readonly string[])[]) =>
      Math.max(0, ...names.map((name) => covered(name, saidOnce, weigh) ** 3));
    const guesses: SkillGuess[] = [];
    labels.forEach((_, skill) => {
      const known = others[skill] ?? [];
      const near = (shared[skill] ?? 0) > 0 ? together(roots[skill] ?? [], said, weigh) : 0;
      const fit =
        VIEWS.spelling * (spelling[skill] ?? 0) +
        VIEWS.words * (shared[skill] ?? 0) +
        VIEWS.together * near +
        VIEWS.otherNames * named(known);
      if (fit > 0) guesses.push({ skill, fit: fit * (known.length > 0 ? 1 + KNOWN : 1) });
    });
    return guesses.toSorted((one, other) => other.fit - one.fit).slice(0, most);
  };
}

/** The share of a name's weight that a sentence has. */
function covered(
  name: readonly string[],
  said: ReadonlySet<string>,
  weigh: (root: string) => number,
): number {
  let [held, whole] = [0, 0];
  for (const root of name) {
    whole += weigh(root);
    if (said.has(root)) held += weigh(root) * weightOf(root);
  }
  return whole === 0 ? 0 : held / whole;
}
