import { ABILITIES, KINDS_OF_ABILITY, QUALITIES } from './classes.data.ts';
import { endsSentence, isOurs } from './tokens.ts';
import type { Span, Token } from './tokens.ts';

const qualities: ReadonlySet<string> = new Set(QUALITIES.split(' '));
const heads: ReadonlySet<string> = new Set(ABILITIES.split(' '));
const kinds: ReadonlySet<string> = new Set(KINDS_OF_ABILITY.split(' '));
const ALONE = /^(?:teamwork|leadership|collaboration)$/;
/** "Creative environment" is not said of a person, "responsible for" no quality. */
const NOT_OF_A_PERSON =
  /^(?:for|to|with|environment|atmosphere|workplace|team|colleague|employee|company|culture|organi[sz]ation|hour|approach|role|way|work|working|solution|product|development)s?$/;

/** Where "communication and presentation skills" begins, given its last word. */
function beginOf(tokens: readonly Token[], head: number): number {
  let from = head;
  for (;;) {
    const before = tokens[from - 1];
    if (before === undefined || before.closes || tokens[from]?.opens === true) return from;
    const isKind = kinds.has(before.word) || qualities.has(before.word);
    const joins = before.kind === 'conjunction' && kinds.has(tokens[from - 2]?.word ?? '') && from < head;
    if (!isKind && !joins) return from;
    from -= 1;
  }
}

function spanAt(tokens: readonly Token[], place: number): Span | null {
  const word = tokens[place]?.word ?? '';
  if (heads.has(word)) {
    const from = beginOf(tokens, place);
    return from < place || ALONE.test(word) ? [from, place + 1] : null;
  }
  if (!qualities.has(word) || NOT_OF_A_PERSON.test(tokens[place + 1]?.word ?? '')) return null;
  return [place, place + 1];
}

const holds = (one: Span, other: Span): boolean =>
  one[0] <= other[0] && one[1] >= other[1] && one[1] - one[0] > other[1] - other[0];

/** Qualities of a person ("motivated") and abilities by their kind ("communication skills"). */
export function findQualities(tokens: readonly Token[]): Span[] {
  const found: Span[] = [];
  let ours = false;
  tokens.forEach((token, place) => {
    if (isOurs(token)) ours = true;
    const span = ours ? null : spanAt(tokens, place);
    if (token.word.startsWith('you') || endsSentence(token)) ours = false;
    if (span !== null) found.push(span);
  });
  return found.filter((one) => !found.some((other) => holds(other, one)));
}
