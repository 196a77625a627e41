import { fold } from '#engines/text/index.ts';
import { readPlace } from './places.ts';
import { writtenOut } from './short-forms.ts';
import { normalised } from './tokens.ts';

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
  const open = withoutPlace(fold(title))
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
  for (const inside of open.matchAll(/(\S+)\s*\(([^)]+)\)/g))
    parts.push(`${inside[2] ?? ''} ${inside[1] ?? ''}`);
  const whole = unique([open, plain, plain.replace(/,/g, ' ').trim().replace(RANK, '')]);
  return { whole, parts: unique(parts).filter((part) => !whole.includes(part)) };
}

/** What a title may be called alone: the whole, and parts of two words or more. */
export function titleNames(title: string): string[] {
  const { whole, parts } = titleVariants(title);
  return [...whole, ...parts.filter((part) => part.includes(' '))];
}

/** "Abatement worker, Toronto": where the work is stands last. */
function withoutPlace(title: string): string {
  const found = /^(.*\S)\s*(?:,|\s[-–/])\s*([^,–/-]+)$/.exec(title);
  const [, rest, tail] = found ?? [];
  if (rest === undefined || tail === undefined) return title;
  const { region, countries } = readPlace(tail);
  return region === null && countries.length === 0 ? title : rest;
}

function unique(texts: readonly string[]): string[] {
  const plain = texts.map(normalised).filter((text) => text !== '');
  // Written out first: the last of them is what is read word by word.
  return [...new Set([...plain.map(writtenOut).filter((text) => !plain.includes(text)), ...plain])];
}
