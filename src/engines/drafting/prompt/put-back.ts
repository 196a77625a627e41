import { kindNamed } from '#engines/drafting/person/entry-kinds.ts';
import { fold } from '#engines/text/index.ts';
import { bare } from './corrections.ts';
import { AWAY, KEEP, plainly, THE } from './orders.data.ts';
import { isDoing } from './told/tellings.ts';
import { SUBJECT } from './told/words.data.ts';

const PUT_BACK = [
  new RegExp(
    String.raw`^(?:put|bring|add|take|get)\s+back\s+(?:in\s+)?${THE}(.{2,80}?)(?:\s+(?:again|in|please))*[.!]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:put|bring|add|show|include|mention|list|mets|remets|ajoute[rz]?|montre[rz]?|affiche[rz]?)\s+${THE}(.{2,80}?)\s+(?:back(?:\s+(?:in|on(?: it)?|again))?|again|after all|de nouveau|à nouveau|quand même|finalement)[.!]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:restore|remets|remettez|remettre|rajoute[rz]?|réaffiche[rz]?)\s+${THE}(.{2,80}?)[.!]*$`,
    'iu',
  ),
];

/** What a follow-up wants on the resume again that was left out: its words; undefined for anything else. */
export function putBackIn(sentence: string): string | undefined {
  const said = plainly(sentence);
  for (const pattern of PUT_BACK) {
    const words = pattern.exec(said)?.[1];
    if (words !== undefined) return bare(words);
  }
  return undefined;
}

const THE_ONE = [
  /^(?:the\s+one|that one|celui|celle)\s+(?:from|at|in|about|of|with|de|du|d['’]|à|au|en|chez)\s*(.{2,60}?)$/iu,
  /^(?:the\s+)?(.{2,60}?)\s+one$/iu,
];
const ALL = /^(?:both|all|both of them|all of them|every one|les deux|tous|toutes|tous les deux)$/iu;

/** The answer to "Which one should go?": the words for what is left out; `asked` is what was to go. Null for no answer. */
export function answeredWith(prompt: string, asked: string): string | null {
  const said = plainly(prompt);
  if (ALL.test(said)) return `all ${asked}`;
  for (const pattern of THE_ONE) {
    const words = pattern.exec(said)?.[1];
    if (words !== undefined) return bare(words);
  }
  return null;
}

const APART =
  /^(leave|take|keep|cut|drop)\s+((?:the|my|that|any|all)\s+.{2,80}?)\s+(out|off|away)(?:\s+of it|\s+of (?:the|my) (?:resume|cv))?$/iu;

/** An order as it is usually put: without what is only polite, and with its verb in one piece ("leave the diploma out"). */
export function asOrder(sentence: string): string {
  const plain = plainly(sentence);
  const [, , what] = APART.exec(plain) ?? [];
  if (what !== undefined) return `leave out ${what}`;
  const [, spoken] =
    /^ne\s+parle[rz]?\s+(?:pas|plus)\s+(?:de la|de l['’]|du|des|de|d['’])\s*(.+)$/iu.exec(plain) ?? [];
  if (spoken !== undefined) return `enlève ${spoken}`;
  const [, none = ''] = /^no\s+(?:more\s+)?(.{3,40})$/iu.exec(plain) ?? [];
  if (kindNamed(none) !== null) return `leave out ${none}`;
  return plain;
}

const TAKES_AWAY = new RegExp(String.raw`^${AWAY}(?!\p{L})`, 'iu');

/** Whether a sentence only takes something away, so that it tells nothing of its writer. */
export const takesAway = (sentence: string): boolean => TAKES_AWAY.test(asOrder(sentence));

const KEPT = new RegExp(
  String.raw`^${KEEP}\s+${THE}(.{2,80}?)(?:,?\s+(?:in|on(?: it)?|there|where it is|as (?:it|they) (?:is|are)|after all|quand même|finalement|là))*$`,
  'iu',
);
const KEEPING = new RegExp(String.raw`^${KEEP}\s+`, 'iu');
const POINTED_AT = /^(?:the|my|that|this|le|la|les|l['’]|mon|ma|mes|ce|cet|cette)(?!\p{L})/iu;

/** What a sentence wants to stay as it is, in its words; undefined for anything else. With `pointed` only what an article points at. */
export function keptIn(sentence: string, pointed = false): string | undefined {
  const order = asOrder(sentence);
  const words = TAKES_AWAY.test(order) ? undefined : KEPT.exec(order)?.[1];
  const isPointed = POINTED_AT.test(order.replace(KEEPING, ''));
  return words === undefined || (pointed && !isPointed) ? undefined : bare(words);
}

/** Whether a sentence that is no statement points at something a resume holds: "nix the diploma in logistics". */
export function pointsAt(sentence: string): boolean {
  const order = asOrder(sentence);
  const [, verb = ''] =
    /^(\p{L}+(?:['’]\p{L}+)?)\s+(?:\p{L}+\s+){0,2}?(?:the|my|that|this|le|la|l['’]|mon|ma|cette?)(?!\p{L})/iu.exec(
      order,
    ) ?? [];
  const isStated = SUBJECT.test(fold(verb)) || isDoing(verb) || /(?:é|i)e?s?$/iu.test(verb);
  return (
    verb !== '' &&
    !isStated &&
    !/^(?:i|je|j|my|mon|ma|mes)(?!\p{L})/iu.test(order) &&
    kindNamed(order) !== null
  );
}

const NEXT_ORDER = new RegExp(
  String.raw`,?\s+(?:and|but|et|mais|then|puis)\s+(?:then\s+|instead\s+|puis\s+)?(?=(?:${AWAY}|${KEEP}|put|move|place|make|mets|fais|rends)(?!\p{L}))`,
  'iu',
);

const TAKEN = new RegExp(String.raw`^(${AWAY})\s+(.+)$`, 'iu');

/** "Leave out the diploma and the certificate, but keep the licence": each of the orders on its own. */
export function eachOrder(sentence: string): string[] {
  return sentence.split(NEXT_ORDER).flatMap((one) => {
    const order = takesAway(one) ? asOrder(one) : one;
    const [, verb = '', things = ''] = TAKEN.exec(order) ?? [];
    const parts = things.split(
      /,?\s+(?:and|et|&)\s+(?=(?:the|my|le|la|les|mon|ma|mes|l['’])(?!\p{L}))|,\s+(?=(?:the|my|le|la|les|mon|ma)\s)/iu,
    );
    return verb === '' || parts.length < 2 ? [order] : parts.map((part) => `${verb} ${part}`);
  });
}
