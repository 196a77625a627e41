import type { KnownName, KnownNames } from './known-names.ts';
import type { Span, Token } from './tokens.ts';
import { endsSentence, isOurs } from './tokens.ts';

function knownAt(tokens: readonly Token[], place: number, names: KnownNames): KnownName | undefined {
  return names.get(tokens[place]?.word ?? '')?.find(({ words, isOrdinary }) =>
    words.every((word, index) => {
      const token = tokens[place + index];
      const isCut = index > 0 && (tokens[place + index - 1]?.closes === true || token?.opens === true);
      return token?.word === word && !isCut && (!isOrdinary || (place > 0 && /^\p{Lu}/u.test(token.raw)));
    }),
  );
}

/** "Java/Python": names joined by a stroke. */
function isJoined(token: Token, names: KnownNames): boolean {
  const parts = token.word.split('/');
  const isName = (part: string) => names.get(part)?.some(({ words }) => words.length === 1) === true;
  return parts.length > 1 && parts.every(isName);
}

const PRODUCTS: readonly RegExp[] = [
  /^[A-Z]{3,5}s?$/,
  /^\p{L}+\p{Ll}\p{Lu}\p{L}*$/u,
  /^\p{L}{2,}\d+$/u,
  /^\p{L}+\.(?:js|net|io)$/iu,
  /^[A-Z]{2,5}\/[A-Z]{2,5}$/,
];

/** Whether a word is written as products and methods are: "HTML5", "OpenCV", "CI/CD". */
function isProduct({ raw }: Token): boolean {
  const bare = raw.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '');
  return PRODUCTS.some((pattern) => pattern.test(bare));
}

const NAMING: ReadonlySet<Token['kind']> = new Set(['word', 'gerund', 'verb']);
const LONGEST = 3;

/** The end of what is named from a place on; the place itself when that is one word, or too long for a name. */
function endOfName(tokens: readonly Token[], place: number): number {
  let end = place;
  for (;;) {
    const token = tokens[end];
    if (token === undefined || !NAMING.has(token.kind) || (token.opens && end > place)) break;
    if (token.kind !== 'word' && end > place && tokens[end + 1]?.kind === 'determiner') break;
    end += 1;
    if (token.closes) break;
  }
  return end - place > 1 && end - place <= LONGEST ? end : place;
}

/** "Java developer" is a job. */
const OF_A_JOB =
  /^(?:developer|engineer|manager|specialist|consultant|architect|analyst|lead|designer|administrator|expert|team|intern|assistant|director|officer|scientist|department|professional|professor|owner|master)s?$/;
const OPENING = /^(?:of|in|with|for|on|within|about|using)$/;
const CLOSING: ReadonlySet<Token['kind']> = new Set([
  'auxiliary',
  'break',
  'pronoun',
  'to',
  'gerund',
  'mark',
]);

/** What was read so far of a sentence. */
interface State {
  /** "Knowledge" or the like was said; then whether its "of" was, and things to know follow. */
  asked: boolean;
  opening: 'none' | 'word' | 'open';
  /** The employer speaks of itself. */
  ours: boolean;
}

const FRESH: State = { asked: false, opening: 'none', ours: false };

function after(token: Token, state: State): State {
  const asked = state.asked || token.kind === 'knowing';
  const ours = state.ours || isOurs(token);
  let { opening } = state;
  if (token.kind === 'knowing') opening = 'word';
  else if (opening === 'word' && OPENING.test(token.word)) opening = 'open';
  else if (opening === 'open' && CLOSING.has(token.kind)) opening = 'none';
  else if (opening === 'word' && token.kind !== 'word') opening = 'none';
  return endsSentence(token) ? FRESH : { asked, ours, opening: token.closes ? 'none' : opening };
}

function endAt(
  tokens: readonly Token[],
  place: number,
  names: KnownNames,
  state: State,
  listed: boolean,
): number {
  const token = tokens[place];
  if (token === undefined) return place;
  const known = knownAt(tokens, place, names);
  let end = place + (known?.words.length ?? Number(isJoined(token, names)));
  if (end === place && isProduct(token) && (state.asked || listed)) end += 1;
  const isShortLine = tokens.length <= LONGEST && known?.isOrdinary !== true;
  const isUncertain = state.ours || (known?.needsContext === true && !listed && !isShortLine);
  if (known !== undefined && !state.asked && isUncertain) end = place;
  if (OF_A_JOB.test(tokens[end]?.word ?? '')) end = place;
  return state.opening === 'open' && token.kind !== 'gerund' ? Math.max(end, endOfName(tokens, place)) : end;
}

/** Things to know: names that are known or written as products are, and what follows "knowledge of". */
export function findKnowledge(tokens: readonly Token[], names: KnownNames): Span[] {
  const found: Span[] = [];
  let state = FRESH;
  let place = 0;
  while (place < tokens.length) {
    const token = tokens[place];
    if (token === undefined) break;
    if (token.opens && token.kind !== 'knowing') state = { ...state, opening: 'none' };
    const last = found.at(-1)?.[1];
    const isListed = last === place || (last === place - 1 && tokens[place - 1]?.kind === 'conjunction');
    const end = endAt(tokens, place, names, state, isListed);
    if (end > place) found.push([place, end]);
    const next = Math.max(end, place + 1);
    for (const passed of tokens.slice(place, next)) state = after(passed, state);
    place = next;
  }
  return found;
}
