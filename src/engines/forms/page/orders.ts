import type { Posting } from '#contract/career/posting.ts';
import { remarksOn, wordsWarnedOf } from './warnings.ts';
import { fold, sentences } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** What a page says where people read, and in words it hides from them. */
export interface PageWords {
  text: string;
  hidden: string;
}

/**
 * Words that speak to the reader as to a machine and tell it what to do. Broader signs would take a notice that software helps to
 * choose, which the law of some places demands, for an order.
 */
const SPOKEN =
  /\b(ignore|disregard|forget|override) (all|any|every|your|the|these|previous|prior|above)\b.{0,40}\b(instructions?|rules|prompts?|told|directions|guidelines|questions|answers)\b|\b(if|when) you (are|re) (an? )?((ai|artificial intelligence|language model|llm|bot|robot|automated|agent)\b)|\b(ai|llm|bots?|(ai|automated) (agents?|assistants?)|language models?|robots?) ?[:,]? (must|should|are to|please|shall)\b|\bignore[rz] (tou(t|s|tes?)|les|vos|ces)\b.{0,40}\b(instructions?|consignes?|regles?|questions?|reponses?)\b|\bsi vous etes (une? )?(ia|intelligence artificielle|robot|automate|programme|assistant)\b|\b(les )?(ia|robots|assistants automatiques) doivent\b|<\/?\w*>? ?system\b|function_call/;

const SHOWN = 200;
const MOST = 6;

/**
 * Sentences for the person about orders that the page of a form gives to software: they change nothing, and are told. What its posting
 * says already is not told twice.
 */
export function pageOrders({ text, hidden }: PageWords, posting: Posting): Message[] {
  const known = new Set(wordsWarnedOf(posting));
  const seen = text
    .split('\n')
    .flatMap((line) => sentences(line))
    .filter((sentence) => SPOKEN.test(fold(sentence).replaceAll(/['’]/g, ' ')))
    .map((sentence) => `“${sentence.trim().slice(0, SHOWN)}”`);
  // Broader signs are enough where nobody was meant to read; a rule for a password is in many a closed hint.
  const unseen = remarksOn(hidden)
    .filter(({ words }) => !/password|mot de passe/i.test(words))
    .map(({ words }) => words);
  const told = [
    ...seen.map((words) => ({ words, warning: messages.message('pageOrders', { words }) })),
    ...unseen.map((words) => ({ words, warning: messages.message('pageHides', { words }) })),
  ];
  return told
    .filter(({ words }, at) => !known.has(words) && told.findIndex((one) => one.words === words) === at)
    .slice(0, MOST)
    .map(({ warning }) => warning);
}
