import { requirementWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Taxonomy } from './taxonomy.ts';
import { titleVariants } from './titles.ts';

/** 1 junior, 2 mid or not said, 3 senior, 4 lead, 5 director, 6 executive. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** What a title says of a level: `unclear` where its rank word is part of the trade's own name ("Sales Director"). */
export type LevelSaid = Level | 'unclear' | null;

const DECORATED = String.raw`^\W*(?:(?:urgent|now hiring|we are hiring)\W*)?`;
// "Housing director" is a trade, "Director, Housing" a rank: a rank stands first.
const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [
    /\b(intern|internship|stagiaire|junior|jr|entry[- ]level|trainee|apprentice|apprenti|graduate|debutante?)\b/,
    1,
  ],
  [/\b(chief [a-z]+ officer|c[eftio]o|vice[- ]president|vp)\b/, 6],
  [
    new RegExp(
      String.raw`${DECORATED}(?:director|directeur|directrice|head of)\b|\b(?:executive|managing) director\b`,
    ),
    5,
  ],
  [
    new RegExp(
      String.raw`${DECORATED}(?:principal|staff|lead|team lead|tech lead)\b|\b(?:team|tech|technical) lead\b|\bchef d'equipe\b`,
    ),
    4,
  ],
  [/\b(senior|sr|principale?|iii|iv|expert)\b/, 3],
  [/\b(intermediate|mid-level|intermediaire)\b/, 2],
];
const NOT_A_LEVEL =
  /\b(staff (?!(?:software|engineer|developer|designer|scientist|data|product|site|machine|platform|security))|lead (?:hand|generation)|principal's? |school principal)/;
/** Words of a rank that mean it only in front. */
const RANK = requirementWord('levels: rank');

/** The level a title names; null when it names none. */
export function levelIn(title: string, taxonomy: Taxonomy): LevelSaid {
  const folded = fold(title);
  const found = LEVELS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
  if (found === 4 && NOT_A_LEVEL.test(folded)) return null;
  const ranked = found === null ? RANK.test(folded) : found >= 4;
  // "Head of Membership Director" heads others: only a trade's name that holds the rank swallows it.
  const pattern = LEVELS.find(([, level]) => level === found)?.[0] ?? RANKED;
  const isTrade = (text: string): boolean =>
    RANKED.test(text) && pattern.test(text) && taxonomy.exact.has(text);
  return ranked && titleVariants(title).whole.some(isTrade) ? 'unclear' : found;
}

/** A known title that holds a rank ("chief administrative officer") is a trade. */
const RANKED =
  /\b(?:director|directeur|directrice|president|chief|superintendent|principal|head|lead|vp|c[eftio]o)\b/;
