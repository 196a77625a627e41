import { fold } from '#engines/text/index.ts';
import type { Taxonomy } from './taxonomy.ts';
import { tokensOf } from './tokens.ts';

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

/** 1 junior, 2 mid or not said, 3 senior, 4 lead, 5 director, 6 executive. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [/\b(chief [a-z]+ officer|c[eftio]o|vice[- ]president|vp)\b/, 6],
  [/\b(director|directeur|directrice|head of)\b/, 5],
  [/\b(principal|staff|lead|chef d'equipe)\b/, 4],
  [/\b(senior|sr|principale?|iii|iv|expert)\b/, 3],
  [
    /\b(intern|internship|stagiaire|junior|jr|entry[- ]level|trainee|apprentice|apprenti|graduate|debutante?)\b/,
    1,
  ],
];
const NOT_A_LEVEL = /\b(staff (nurse|rn|accountant|pharmacist)|lead (hand|generation)|graduate nurse)\b/;

/** The level a title names; null when it names none. */
export function levelIn(title: string): Level | null {
  const folded = fold(title);
  const found = LEVELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  return found === 4 && NOT_A_LEVEL.test(folded) ? null : found;
}

const DECORATION =
  /\b(senior|sr|junior|jr|intermediate|entry level|intermediaire|debutante?|urgent|now hiring|we are hiring|remote|hybrid|hybride|teletravail|full time|part time|temps plein|temps partiel|permanent|temporary|temporaire|contract|contractuel|casual|seasonal|occasionnel|bilingual|bilingue|ii|iii|iv|i|\d+ month(s)?|nights?|days|evenings?|weekends?)\b\.?/g;

/** The parts of a title that may stand for it alone: the whole, without decorations, and around "or", "/", "," and dashes. */
function variants(title: string): string[] {
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
  const texts = [open, plain, ...parts].map((part) =>
    tokensOf(part)
      .map(({ word }) => word)
      .join(' '),
  );
  return [...new Set(texts.filter((text) => text !== ''))];
}

const COMMON = 1500;
const CANDIDATES = 30;
const KEPT = 5;
const UNKNOWN_WORD = 3;

/**
 * The occupations a title may mean, best first, at most five: equal titles and titles sharing telling words, weighed by
 * how many of the occupation's duty words stand in `context`.
 */
export function resolveTitle(title: string, context: ReadonlySet<string>, taxonomy: Taxonomy): TitleReading {
  const scores = new Map<number, number>();
  const keep = (occupation: number, score: number): void => {
    if (score > (scores.get(occupation) ?? 0)) scores.set(occupation, score);
  };
  const [whole, ...parts] = variants(title);
  if (whole === undefined) return { guesses: [], certainty: 0 };
  [whole, ...parts].forEach((part, index) => {
    const named = taxonomy.exact.get(part) ?? [];
    // The later parts are fragments: "Coordinator" alone says less than the whole.
    const trust = index < 2 ? 1 : 0.9;
    for (const occupation of named) keep(occupation, trust / Math.max(1, named.length) ** 0.15);
  });
  const rest = parts[0] ?? whole;
  for (const [occupation, score] of alike(rest, taxonomy)) keep(occupation, score * 0.9);
  const best = Math.max(0, ...scores.values());
  const candidates = [...scores]
    .filter(([, score]) => score >= best * 0.45)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return { guesses: weigh(candidates.slice(0, CANDIDATES), context, taxonomy), certainty: Math.min(1, best) };
}

function weigh(
  candidates: readonly [number, number][],
  context: ReadonlySet<string>,
  taxonomy: Taxonomy,
): RoleGuess[] {
  const shared = candidates.map(([occupation]) => {
    let count = 0;
    for (const word of taxonomy.occupations[occupation]?.words ?? []) if (context.has(word)) count += 1;
    return count;
  });
  const most = Math.max(3, ...shared);
  const weighed = candidates.map(([occupation, score], index) => ({
    occupation,
    weight: score * (0.65 + (0.35 * (shared[index] ?? 0)) / most),
  }));
  weighed.sort((a, b) => b.weight - a.weight || a.occupation - b.occupation);
  const top = weighed[0]?.weight ?? 1;
  return weighed.slice(0, KEPT).map(({ occupation, weight }) => ({ occupation, weight: weight / top }));
}

/** Occupations by their best title's shared words: shared weight over the mean weight of both titles, 0 to 1. */
function alike(title: string, taxonomy: Taxonomy): Map<number, number> {
  const words = [...new Set(title.split(' '))].map((word) => ({
    word,
    weight: taxonomy.wordWeight.get(word) ?? UNKNOWN_WORD,
  }));
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
  const best = new Map<number, number>();
  for (const [id, weight] of shared) {
    const entry = taxonomy.titles[id];
    if (entry === undefined) continue;
    const score = (2 * weight) / (total + entry.weight);
    if (score > (best.get(entry.occupation) ?? 0.3)) best.set(entry.occupation, score);
  }
  return best;
}

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
        Math.sqrt(own.weight * other.weight) * relation(own.occupation, other.occupation, taxonomy);
      if (value > best.value) best = { value, person: own.occupation, posting: other.occupation };
    }
  }
  return best;
}
