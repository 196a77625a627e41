import { fold } from '#engines/text/index.ts';
import { TITLE_LINKS } from './patterns.data.ts';
import type { Taxonomy } from './taxonomy.ts';
import { normalised } from './tokens.ts';

/** An occupation a title may mean; the likeliest has weight 1. */
export interface RoleGuess {
  occupation: number;
  weight: number;
}

export interface TitleReading {
  guesses: RoleGuess[];
  /** 0 to 1: how well the best title of the taxonomy fits the words. */
  certainty: number;
}

/** Ranks that may also be the trade itself ("School principal"): a title is tried with and without them. */
const RANK =
  /^\s*(?:(?:team|tech) lead|lead|principal|head of|director|directeur|directrice|chief|staff|expert|freelance)\b[\s,]*/;

const DECORATION =
  /\b(senior|sr|junior|jr|intermediate|entry level|intermediaire|debutante?|urgent|now hiring|we are hiring|remote|hybrid|hybride|teletravail|full time|part time|temps plein|temps partiel|permanent|temporary|temporaire|contract|contractuel|casual|seasonal|occasionnel|bilingual|bilingue|ii|iii|iv|i|\d+ month(s)?|nights?|days|evenings?|weekends?)\b\.?/g;

/**
 * The texts that may stand for a title alone, normalised: `whole` with and without decorations (level, contract, gender
 * marks), `parts` around "or", "/", "," and dashes.
 */
export function titleVariants(title: string): { whole: string[]; parts: string[] } {
  const open = fold(title)
    .replace(/\((?:[hfmwdx]\s*[/|,-]\s*){1,2}[hfmwdx]\)/g, ' ')
    .replace(
      /\((?:e|s|es|ere|iere|trice|euse|ne|le|ice)\)|[·.](?:e|ere|iere|trice|euse|ne|le)(?:[·.]?s)?(?=\s|$|,)/g,
      '',
    )
    .replace(/#\s*\d+|\breq\b\.?\s*\d+/g, ' ');
  const bare = open.replace(/\([^)]*\)/g, ' ');
  const plain = bare.replace(/[-–]/g, ' ').replace(DECORATION, ' ');
  const parts = bare
    .split(/\s+(?:ou|or|and|et)\s+|[,/|:]|\s[-–]\s/)
    .map((part) => part.replace(/-/g, ' ').replace(DECORATION, ' '));
  const whole = unique([open, plain, plain.replace(/,/g, ' ').trim().replace(RANK, '')]);
  return { whole, parts: unique(parts).filter((part) => !whole.includes(part)) };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map(normalised).filter((text) => text !== ''))];
}

const COMMON = 1500;
const CANDIDATES = 30;
const KEPT = 5;
const UNKNOWN_WORD = 3;
const PART = 0.9;
const CLEAR = 0.6;
const SHARED_TITLE = 0.15;
const ALIKE = 0.9;
/** Among occupations that share a title, the one with more such titles comes first. */
const TIE = 0.1;
const CANDIDATE_SHARE = 0.45;
/** "Front End Cashier" is no front-end developer. */
const OTHER_HEAD = 0.9;
const OTHER_FRENCH_HEAD = 0.7;
const LEAST = 0.3;
const SECOND = 0.3;
const THIRD = 0.15;
const CONTEXT = 0.5;
const ENOUGH_SHARED = 12;
const SKILL_SHARE = 2.5;

/** What stands around a title: normalised words of the duties and skills named. */
export interface TitleContext {
  words: ReadonlySet<string>;
  skills: ReadonlySet<number>;
}

/** A title on its own. */
export const NO_CONTEXT: TitleContext = { words: new Set(), skills: new Set() };

/**
 * The occupations a title may mean, best first, at most five: equal titles and titles sharing telling words, weighed by
 * how many of the occupation's duty words and skills stand in the context.
 */
export function resolveTitle(title: string, context: TitleContext, taxonomy: Taxonomy): TitleReading {
  const { whole, parts } = titleVariants(title);
  const exact = new Map<number, number>();
  for (const text of whole) keepExact(text, 1, exact, taxonomy);
  // Fragments: "Coordinator" alone says less than the whole.
  for (const text of parts) keepExact(text, PART, exact, taxonomy);
  const french = FRENCH.test(title);
  const alikes = new Map<number, number>();
  for (const text of whole.slice(-2)) keepBest(alikes, alike(text, french, taxonomy), 1);
  if (exact.size === 0 && Math.max(0, ...alikes.values()) < CLEAR) {
    for (const text of parts) keepBest(alikes, alike(text, french, taxonomy), PART);
  }
  const scores = new Map(exact);
  for (const [occupation, score] of alikes) {
    const named = exact.get(occupation);
    scores.set(
      occupation,
      named === undefined ? score * ALIKE : Math.max(score * ALIKE, named) + score * TIE,
    );
  }
  const best = Math.max(0, ...scores.values());
  const candidates = [...scores]
    .filter(([, score]) => score >= best * CANDIDATE_SHARE)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return { guesses: weigh(candidates.slice(0, CANDIDATES), context, taxonomy), certainty: Math.min(1, best) };
}

function keepExact(text: string, trust: number, scores: Map<number, number>, taxonomy: Taxonomy): void {
  const named = taxonomy.exact.get(text) ?? [];
  const score = trust / named.length ** SHARED_TITLE;
  for (const occupation of named) scores.set(occupation, Math.max(score, scores.get(occupation) ?? 0));
}

function keepBest(scores: Map<number, number>, found: ReadonlyMap<number, number>, trust: number): void {
  for (const [occupation, score] of found)
    scores.set(occupation, Math.max(score * trust, scores.get(occupation) ?? 0));
}

function weigh(
  candidates: readonly [number, number][],
  context: TitleContext,
  taxonomy: Taxonomy,
): RoleGuess[] {
  const shared = candidates.map(([occupation]) => sharedWith(occupation, context, taxonomy));
  const most = Math.max(ENOUGH_SHARED, ...shared);
  const weighed = candidates.map(([occupation, score], index) => ({
    occupation,
    weight: score * (1 - CONTEXT + (CONTEXT * (shared[index] ?? 0)) / most),
  }));
  weighed.sort((a, b) => b.weight - a.weight || a.occupation - b.occupation);
  const top = weighed[0]?.weight ?? 1;
  return weighed.slice(0, KEPT).map(({ occupation, weight }) => ({ occupation, weight: weight / top }));
}

function sharedWith(occupation: number, context: TitleContext, taxonomy: Taxonomy): number {
  const entry = taxonomy.occupations[occupation];
  let sum = 0;
  for (const [word, weight] of entry?.words ?? []) if (context.words.has(word)) sum += weight;
  for (const skill of entry?.skills ?? []) if (context.skills.has(skill)) sum += SKILL_SHARE;
  return sum;
}

const FRENCH = /(?:^|\s)(?:de|des|du|en|la|le|les|aux?|et|ou)\s|['’]|[éèêç]/i;

/** Occupations by their best titles' shared words: shared weight over the mean weight of both titles, 0 to 1. */
function alike(title: string, french: boolean, taxonomy: Taxonomy): Map<number, number> {
  const telling = [...new Set(title.split(' '))].filter((word) => !TITLE_LINKS.has(word));
  // What a title is about stands last in English, first in French.
  const head = (french ? telling[0] : telling.at(-1)) ?? '';
  const otherHead = french ? OTHER_FRENCH_HEAD : OTHER_HEAD;
  const words = telling.map((word) => ({ word, weight: taxonomy.wordWeight.get(word) ?? UNKNOWN_WORD }));
  words.sort((a, b) => b.weight - a.weight);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const shared = new Map<number, number>();
  for (const { word, weight } of words) {
    const titles = taxonomy.byWord.get(word) ?? [];
    const common = titles.length > COMMON && shared.size > 0;
    for (const id of titles) {
      const known = shared.get(id);
      // A word like "manager" only strengthens titles that a rarer word found.
      if (known !== undefined || !common) shared.set(id, (known ?? 0) + weight);
    }
  }
  const best = new Map<number, number[]>();
  for (const [id, weight] of shared) {
    const entry = taxonomy.titles[id];
    if (entry === undefined) continue;
    const score = ((2 * weight) / (total + entry.weight)) * (entry.words.has(head) ? 1 : otherHead);
    if (score <= LEAST) continue;
    const scores = best.get(entry.occupation);
    if (scores === undefined) best.set(entry.occupation, [score]);
    else scores.push(score);
  }
  return new Map([...best].map(([occupation, scores]) => [occupation, pooled(scores)]));
}

/** The best title with a little of the next two: an occupation that says it thrice means it more. */
function pooled(scores: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = scores.toSorted((a, b) => b - a);
  return (first + SECOND * second + THIRD * third) / (1 + SECOND + THIRD);
}

const SHARPNESS = 1;
const RELATION = [0, 0.3, 0.5, 0.75] as const;

/** How close two occupations are: 1 the same, 0.75, 0.5 or 0.3 by tier of relation, 0 when none is known. */
export function relation(a: number, b: number, taxonomy: Taxonomy): number {
  if (a === b) return 1;
  const tier = Math.max(
    taxonomy.occupations[a]?.related.get(b) ?? 0,
    taxonomy.occupations[b]?.related.get(a) ?? 0,
  );
  return RELATION[tier] ?? 0;
}

/** The closest pair of two readings: relation times the square root of both weights, 0 to 1. */
export function closest(
  person: readonly RoleGuess[],
  posting: readonly RoleGuess[],
  taxonomy: Taxonomy,
): { value: number; person: number; posting: number } {
  let best = { value: 0, person: person[0]?.occupation ?? -1, posting: posting[0]?.occupation ?? -1 };
  for (const own of person) {
    for (const other of posting) {
      const value =
        (own.weight * other.weight) ** SHARPNESS * relation(own.occupation, other.occupation, taxonomy);
      if (value > best.value) best = { value, person: own.occupation, posting: other.occupation };
    }
  }
  return best;
}
