import { PASTED_MARK } from '#contract/career/resume.ts';
import { text as messages } from '#engines/drafting/messages.ts';
import { isOrderInResume } from '#engines/orders/index.ts';
import { sentences } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { asksTitle, correctionIn, neverAt, ordersAway } from './corrections.ts';
import { eachOrder, keptIn, pointsAt, putBackIn, takesAway } from './put-back.ts';
import type { CorrectionAsked } from './corrections.ts';
import { instructionsIn } from './instructions.ts';
import type { Instruction } from './instructions.ts';
import { statesFacts, unusedIn } from './statements.ts';
import { onlyAims, startsAnew } from './targets.ts';
import { clausesOf } from './told/clauses.ts';
import { behindRequest } from './told/where/behind-request.ts';
import { describedIn, isOfDescribed } from './told/where/described.ts';
import { nameAlone } from './told/where/name-alone.ts';

export { takesBack } from './corrections.ts';
export { answeredWith } from './put-back.ts';
export { startsAnew } from './targets.ts';
export { instructionsIn, sectionOf } from './instructions.ts';
export type { Instruction } from './instructions.ts';
export { factsSaid } from './statements.ts';
export { behindRequest } from './told/where/behind-request.ts';
export { unclearSkills } from './told/lists.ts';
export type { SaidFact } from './told/said-fact.ts';

/** A prompt, read: what it asks for, what it states of the person, the resume it brings, and what I could make nothing of. */
export interface PromptReading {
  instructions: Instruction[];
  said: { text: string; as?: 'described' | 'name' }[];
  /** What the person says is wrong on the resume there is. */
  corrections: CorrectionAsked[];
  /** What of all that was left out is to stand on it again. */
  putBack: string[];
  /** What is to stay; where it was left out, it comes back. */
  kept: string[];
  /** What is not done, and why. */
  refused: Message[];
  pasted: string;
  unread: string[];
}

const FEWEST_PASTED_LINES = 6;
/** As many as a draft keeps; what follows is said to be unread. */
const MOST_SENTENCES = 60;

/** Longer than sentences are: what was typed without a full stop is read piece by piece, so that its length costs no more than its square would. */
const LONGEST_SENTENCE = 300;

/** A sentence in pieces of at most 300 characters, cut after a comma or else between words. */
function pieces(sentence: string): string[] {
  const found: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const head = rest.slice(0, LONGEST_SENTENCE);
    const cut = Math.max(head.lastIndexOf(', ') + 1, 0) || head.lastIndexOf(' ') || LONGEST_SENTENCE;
    found.push(rest.slice(0, cut < 1 ? LONGEST_SENTENCE : cut).trim());
    rest = rest.slice(cut < 1 ? LONGEST_SENTENCE : cut).trim();
  }
  return [...found, rest];
}

/** Where a resume begins in a prompt of many lines: after the mark, or after the first blank line; -1 when there is none. */
function pastedFrom(prompt: string, looksLikeResume: (text: string) => boolean): number {
  const mark = prompt.indexOf(PASTED_MARK);
  if (mark !== -1) return mark;
  const lines = prompt.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < FEWEST_PASTED_LINES) return -1;
  const blank = /\n\s*\n/.exec(prompt);
  const lead = blank === null ? '' : prompt.slice(0, blank.index);
  if (blank !== null && instructionsIn(lead).length > 0 && looksLikeResume(prompt.slice(blank.index)))
    return blank.index;
  return looksLikeResume(prompt) ? 0 : -1;
}

/** Said to be polite. */
const GREETING =
  /^(?:hi|hello|hey|hey there|hi there|good (?:morning|afternoon|evening)|dear \p{L}+|bonjour|bonsoir|salut|allô|allo|thanks|thank you|thanks a lot|thx|merci|merci beaucoup|cheers|regards|best regards|sincerely|cordialement)[\s,.!]*$/iu;

/** What a sentence changes or corrects on the resume there is; false when it does neither. */
function readChange(sentence: string, reading: PromptReading): boolean {
  const back = putBackIn(sentence);
  const never = neverAt(sentence);
  const kept = keptIn(sentence);
  const isSection =
    back !== undefined && instructionsIn(sentence).some(({ kind }) => kind === 'with' || kind === 'show');
  if (back !== undefined && !isSection) reading.putBack.push(back);
  else if (kept !== undefined && instructionsIn(sentence).length === 0) reading.kept.push(kept);
  else if (never !== undefined) reading.instructions.push({ kind: 'omit', words: never });
  else if (asksTitle(sentence)) reading.refused.push(messages.message('titleHeldOnly'));
  else {
    const instructions = instructionsIn(sentence);
    const correction = instructions.length > 0 ? null : correctionIn(sentence);
    if (correction === null) return false;
    reading.corrections.push(correction);
  }
  return true;
}

/** Reads orders of one sentence; false where none of them changes or corrects anything. What no order can do is unread. */
function readOrders(orders: readonly string[], reading: PromptReading): boolean {
  const left = orders.filter((one) => !readChange(one, reading));
  if (left.length === orders.length) return false;
  for (const one of left) {
    const instructions = instructionsIn(one);
    reading.instructions.push(...instructions);
    if (instructions.length === 0) reading.unread.push(one);
  }
  return true;
}

/** What is unread of a sentence by which nothing is stated and nothing asked but a resume. */
function unheardIn(sentence: string): string[] {
  if (!startsAnew(sentence)) return [sentence];
  const behind = behindRequest(sentence);
  return behind.split(/\s+/).length > 2 ? [behind] : [];
}

/** What a sentence states beside what the resume is for: "make it for a cook role, I have my Red Seal". */
function readBeside(sentence: string, reading: PromptReading): void {
  for (const { text } of clausesOf(sentence).slice(1))
    if (statesFacts(text)) reading.said.push({ text });
    else if (instructionsIn(text).length === 0) reading.unread.push(text);
}

/**
 * Reads a prompt in English or French. `looksLikeResume` tells a pasted CV from other text of several lines; `follows`: it
 * speaks of a resume there is, which it may correct.
 */
export function readPrompt(
  prompt: string,
  looksLikeResume: (text: string) => boolean,
  follows = false,
): PromptReading {
  const from = pastedFrom(prompt, looksLikeResume);
  const asked = from === -1 ? prompt : prompt.slice(0, from);
  const pasted = from === -1 ? '' : prompt.slice(from).replace(PASTED_MARK, '').trim();
  const reading: PromptReading = {
    instructions: [],
    said: [],
    corrections: [],
    putBack: [],
    kept: [],
    refused: [],
    pasted,
    unread: [],
  };
  // Advice that the analysis gave comes back as a list; what of it can be done is mending.
  const advice = asked.split('\n').filter((line) => /^\s*-\s/.test(line));
  const spoken = asked.split('\n').filter((line) => !/^\s*-\s/.test(line) || from === -1);
  const lines = spoken.map((line) => line.replace(/^\s*(?:[-•*–·]|\d{1,2}[.)])\s+/u, ''));
  if (from !== -1 && advice.length > 0) reading.instructions.push({ kind: 'mend' });
  const all = sentences(lines.join('\n')).flatMap(pieces);
  const who = describedIn(asked, all);
  const name = nameAlone(lines);
  // What many lines order in passing may have been pasted with them, and is data then.
  const isPaste = !follows && lines.filter((line) => line.trim() !== '').length >= FEWEST_PASTED_LINES;
  for (const sentence of all.slice(0, MOST_SENTENCES)) {
    if (GREETING.test(sentence)) continue;
    if (isPaste && isOrderInResume(sentence) && instructionsIn(sentence).length === 0) {
      reading.unread.push(sentence);
      continue;
    }
    const orders = eachOrder(sentence);
    const isOrder = orders.every((one) => ordersAway(one) || keptIn(one, true) !== undefined);
    if ((follows || isOrder) && readOrders(orders, reading)) continue;
    const as =
      sentence === name
        ? ('name' as const)
        : who !== null && isOfDescribed(sentence, who)
          ? ('described' as const)
          : undefined;
    // "A resume for Ingrid Solberg" names no work.
    const instructions = orders
      .flatMap(instructionsIn)
      .filter(({ kind }) => as !== 'described' || (kind !== 'target' && kind !== 'target_place'));
    const aims = as !== 'described' && onlyAims(sentence);
    if (aims) readBeside(sentence, reading);
    const tells =
      as === 'described' ||
      !(aims || orders.some((one) => takesAway(one) || keptIn(one, true) !== undefined));
    const states = tells && !(follows && pointsAt(sentence)) && statesFacts(sentence, as);
    if (states) reading.said.push({ text: sentence, ...(as === undefined ? {} : { as }) });
    if (states && as === undefined && instructions.length === 0) reading.unread.push(...unusedIn(sentence));
    reading.instructions.push(...instructions);
    if (!states && instructions.length === 0) reading.unread.push(...unheardIn(sentence));
  }
  if (all.length > MOST_SENTENCES) reading.unread.push(`${all[MOST_SENTENCES] ?? ''} …`);
  return reading;
}
