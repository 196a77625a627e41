import { endsSentence, isOurs } from './tokens.ts';
import type { Span, Token } from './tokens.ts';

/** A doing of more words than this is cut before its last preposition, and no doing at all when it has none. */
const LONG = 8;
const TOO_LONG = 10;
const LONGEST = 14;
const BEFORE_GERUND =
  /^(?:by|in|of|for|with|from|while|whilst|when|on|about|at|enjoy|love|like|comfortable|experience|experienced|after|through|include|includes|including|involve|involves|start|responsible|and|or)$/;
const BEFORE_VERB = /^(?:you|should|must|you'll|who|and|or|able|then|also)$/;
/** What one is asked to do to apply, or promised. */
const TO_APPLY =
  /^(?:join|apply|submit|send|visit|contact|see|click|upload|enjoy|look|check|read|find)(?:ing)?$/;

function isFirst(tokens: readonly Token[], place: number): boolean {
  const before = tokens[place - 1];
  return before === undefined || before.kind === 'mark' || before.closes || tokens[place]?.opens === true;
}

/** The verb that a doing begins with at a place, after adverbs; null when none does. */
function verbAt(tokens: readonly Token[], place: number, last: Span | undefined): number | null {
  let verb = place;
  while (tokens[verb]?.kind === 'adverb') verb += 1;
  const { kind, word } = tokens[verb] ?? { kind: 'mark', word: '' };
  if ((kind !== 'gerund' && kind !== 'verb') || TO_APPLY.test(word)) return null;
  const before = tokens[place - 1];
  const goesOn = last !== undefined && last[1] >= place - 1;
  if (isFirst(tokens, place) || goesOn) return verb;
  if (kind === 'gerund') return BEFORE_GERUND.test(before?.word ?? '') ? verb : null;
  if (before?.kind === 'conjunction') return null;
  return before?.kind === 'to' || BEFORE_VERB.test(before?.word ?? '') ? verb : null;
}

const ENDS: ReadonlySet<Token['kind']> = new Set(['mark', 'break', 'auxiliary', 'pronoun']);
const LOOSE: ReadonlySet<Token['kind']> = new Set([
  'preposition',
  'determiner',
  'conjunction',
  'to',
  'praise',
]);

/** Whether a doing begun with a verb ends before a place. */
function endsBefore(tokens: readonly Token[], verb: number, place: number): boolean {
  const token = tokens[place];
  if (token === undefined || ENDS.has(token.kind) || token.opens) return true;
  const form = tokens[verb]?.kind;
  let next = place + 1;
  while (tokens[next]?.kind === 'adverb') next += 1;
  const following = tokens[next]?.kind;
  // "to" begins a purpose, "and" another doing; "design and develop" is one.
  if (token.kind === 'to') return following === 'verb';
  if (token.kind === 'conjunction') return following === form && place - verb > 1;
  if (token.kind !== 'gerund' || form !== 'gerund') return false;
  const before = tokens[place - 1];
  return before?.kind === 'word' && before.word.endsWith('s') && tokens[place + 1]?.kind !== 'conjunction';
}

function cutLong(tokens: readonly Token[], verb: number, end: number): number {
  if (end - verb <= LONG) return end;
  for (let cut = verb + LONG; cut > verb + 2; cut -= 1) {
    const token = tokens[cut];
    if (token?.kind === 'preposition' && token.word !== 'of') return cut;
  }
  return end;
}

function endOf(tokens: readonly Token[], verb: number): number {
  let end = verb + 1;
  while (tokens[end - 1]?.closes !== true && end - verb < LONGEST && !endsBefore(tokens, verb, end)) end += 1;
  // "testing software is": what was taken for a doing is what another sentence speaks of.
  if (tokens[end]?.kind === 'auxiliary' && tokens[end - 1]?.closes !== true) return verb;
  end = cutLong(tokens, verb, end);
  while (end > verb + 1 && LOOSE.has(tokens[end - 1]?.kind ?? 'word')) end -= 1;
  return end;
}

/** Phrases that say what one does: "develop data processes", "working in a team"; not what an employer says of itself. */
export function findDoings(tokens: readonly Token[]): Span[] {
  const found: Span[] = [];
  let place = 0;
  let ours = false;
  while (place < tokens.length) {
    const token = tokens[place];
    if (token === undefined) break;
    if (isOurs(token)) ours = true;
    else if (token.word.startsWith('you') || token.opens || endsSentence(token)) ours = false;
    const verb = ours ? null : verbAt(tokens, place, found.at(-1));
    const end = verb === null ? place : endOf(tokens, verb);
    if (verb !== null && end - verb > 1 && end - verb < TOO_LONG) {
      found.push([place, end]);
      place = end;
    } else place += 1;
  }
  return found;
}
