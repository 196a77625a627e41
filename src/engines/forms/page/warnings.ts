import type { Posting } from '#contract/career/posting.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { addresseeOf, type Addressee } from '#engines/orders/index.ts';
import { fold, sentences } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';

/** What a posting is warned of for words of it. */
type Warning = (words: string) => Message;

const orders: Warning = (words) => messages.message('postingOrders', { words });

/** What the reading of postings knows of a sentence. */
const ADDRESSEES: Partial<Record<Addressee, Warning>> = {
  program: orders,
  program_opening: orders,
  money: (words) => messages.message('postingMoney', { words }),
};

const REMARKS: readonly (readonly [RegExp, Warning])[] = [
  [
    /\b(include|mention|use|write|put|add|type|start|begin|quote|inscri\w+|mentionne\w*|ecrive\w*|ajoute\w*|indique\w*)\b.{0,60}\b(word|phrase|codeword|keyword|password|subject line|mot|objet|emoji|poem|haiku|recipe)\b/,
    (words) => messages.message('postingSpecial', { words }),
  ],
  [
    /social insurance number|numero d assurance sociale|payroll details|bank(ing)? (details|information)|coordonnees bancaires/,
    (words) => messages.message('postingNumbers', { words }),
  ],
  [
    /\bno interview\b|\b(earn|gagnez)\b.{0,30}\b(a|per|par) (week|day|semaine|jour)\b/,
    (words) => messages.message('postingPromises', { words }),
  ],
  // Answering guests there is work.
  [
    /^(?!.*\b(?:guests?|clients?|customers?|patients?|members?|voyageurs?|channels?)\b).*\b(telegram|whats ?app)\b/,
    (words) => messages.message('postingMessenger', { words }),
  ],
];

function warningOf(sentence: string): Warning | null {
  const addressee = addresseeOf(sentence);
  const told = addressee === null ? undefined : ADDRESSEES[addressee];
  if (told !== undefined) return told;
  const plain = fold(sentence).replaceAll("'", ' ');
  return REMARKS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

const MOST_WARNINGS = 6;

/** A sentence as it is shown. */
const shown = (sentence: string): string => `“${sentence.slice(0, 200)}”`;

/** The sentences of a text that the person should read first, as they are shown, each with what is the matter; at most six. */
export function remarksOn(text: string): { words: string; warning: Message }[] {
  const found: { words: string; warning: Message }[] = [];
  for (const sentence of sentences(text)) {
    const warning = warningOf(sentence);
    const words = shown(sentence);
    if (warning !== null) found.push({ words, warning: warning(words) });
    if (found.length === MOST_WARNINGS) break;
  }
  return found;
}

const hiddenIn = ({ hidden_orders }: Posting): string[] =>
  (hidden_orders ?? []).flatMap((sentence) => remarksOn(sentence).map(({ words }) => words));

/**
 * Sentences about a posting that the person should read first: orders to software, code words, money, odd channels; before them
 * those of such that it hides from its readers.
 */
export const warningsAbout = (posting: Posting): Message[] => [
  ...hiddenIn(posting).map((words) => messages.message('hiddenOrders', { words })),
  ...remarksOn(posting.description).map(({ warning }) => warning),
];

/** The words of a posting that the person is warned of, as they are shown. */
export const wordsWarnedOf = (posting: Posting): string[] => [
  ...hiddenIn(posting),
  ...remarksOn(posting.description).map(({ words }) => words),
];
