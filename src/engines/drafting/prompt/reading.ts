import { text as messages } from '#engines/drafting/messages.ts';
import { isOrderInResume } from '#engines/orders/index.ts';
import type { Message } from '#localization/types.ts';
import { asksTitle, correctionIn, neverAt, ordersAway } from './corrections.ts';
import type { CorrectionAsked } from './corrections.ts';
import { instructionsIn } from './instructions.ts';
import type { Instruction } from './instructions.ts';
import { eachOrder, keptIn, pointsAt, putBackIn, takesAway } from './put-back.ts';
import { statesFacts, unusedIn } from './statements.ts';
import { onlyAims, startsAnew } from './targets.ts';
import { clausesOf } from './told/clauses.ts';
import { behindRequest } from './told/where/behind-request.ts';
import { isOfDescribed } from './told/where/described.ts';

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

/** What is known of a prompt when its sentences are read. */
interface About {
  /** The name of whom it describes; null when nobody. */
  who: string | null;
  /** A line that is a name alone; "" without one. */
  name: string;
  /** Whether it speaks of a resume there is. */
  follows: boolean;
  /** Whether it is of so many lines that they may have been pasted. */
  isPaste: boolean;
}

/** What a sentence is beside a statement of the person who writes: their name, or of whom they describe. */
function roleOf(sentence: string, { who, name }: About): 'name' | 'described' | undefined {
  if (sentence === name) return 'name';
  return who !== null && isOfDescribed(sentence, who) ? 'described' : undefined;
}

/** Adds what one sentence of a prompt asks for and states. */
export function readSentence(sentence: string, about: About, reading: PromptReading): void {
  const { follows, isPaste } = about;
  if (GREETING.test(sentence)) return;
  if (isPaste && isOrderInResume(sentence) && instructionsIn(sentence).length === 0) {
    reading.unread.push(sentence);
    return;
  }
  const orders = eachOrder(sentence);
  const isOrder = orders.every((one) => ordersAway(one) || keptIn(one, true) !== undefined);
  if ((follows || isOrder) && readOrders(orders, reading)) return;
  const as = roleOf(sentence, about);
  // "A resume for Ingrid Solberg" names no work.
  const instructions = orders
    .flatMap(instructionsIn)
    .filter(({ kind }) => as !== 'described' || (kind !== 'target' && kind !== 'target_place'));
  const aims = as !== 'described' && onlyAims(sentence);
  if (aims) readBeside(sentence, reading);
  const tells =
    as === 'described' || !(aims || orders.some((one) => takesAway(one) || keptIn(one, true) !== undefined));
  const states = tells && !(follows && pointsAt(sentence)) && statesFacts(sentence, as);
  if (states) reading.said.push({ text: sentence, ...(as === undefined ? {} : { as }) });
  if (states && as === undefined && instructions.length === 0) reading.unread.push(...unusedIn(sentence));
  reading.instructions.push(...instructions);
  if (!states && instructions.length === 0) reading.unread.push(...unheardIn(sentence));
}
