import { PASTED_MARK } from '#contract/career/resume.ts';
import { sentences } from '#engines/text/index.ts';
import { instructionsIn } from './instructions.ts';
import { readSentence } from './reading.ts';
import type { PromptReading } from './reading.ts';
import { describedIn } from './told/where/described.ts';
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
  // What many lines order in passing may have been pasted with them, and is data then.
  const isPaste = !follows && lines.filter((line) => line.trim() !== '').length >= FEWEST_PASTED_LINES;
  const about = { who: describedIn(asked, all), name: nameAlone(lines), follows, isPaste };
  for (const sentence of all.slice(0, MOST_SENTENCES)) readSentence(sentence, about, reading);
  if (all.length > MOST_SENTENCES) reading.unread.push(`${all[MOST_SENTENCES] ?? ''} …`);
  return reading;
}
