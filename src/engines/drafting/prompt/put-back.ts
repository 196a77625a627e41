import { kindNamed } from '#engines/drafting/person/entry-kinds.ts';
import { bare, THE } from './corrections.ts';

const BACK = String.raw`(?:please\s+|svp\s+|can you\s+|peux-tu\s+|actually,?\s+|ok,?\s+|finalement,?\s+)*`;
const PUT_BACK = [
  new RegExp(
    String.raw`^${BACK}(?:put|bring|add|take|get)\s+back\s+(?:in\s+)?${THE}(.{2,80}?)(?:\s+(?:again|in|please))*[.!]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${BACK}(?:put|bring|add|show|include|mention|list|mets|remets|ajoute[rz]?|montre[rz]?|affiche[rz]?)\s+${THE}(.{2,80}?)\s+(?:back(?:\s+(?:in|on(?: it)?|again))?|again|after all|de nouveau|à nouveau|quand même|finalement)[.!]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${BACK}(?:restore|remets|remettez|remettre|rajoute[rz]?|réaffiche[rz]?)\s+${THE}(.{2,80}?)[.!]*$`,
    'iu',
  ),
];

/** What a follow-up wants on the resume again that was left out: its words; undefined for anything else. */
export function putBackIn(sentence: string): string | undefined {
  const said = sentence.trim().replace(POLITE, '').replace(POLITE_END, '');
  for (const pattern of PUT_BACK) {
    const words = pattern.exec(said)?.[1];
    if (words !== undefined) return bare(words);
  }
  return undefined;
}

const THE_ONE = [
  /^(?:the\s+one|that one|celui|celle)\s+(?:from|at|in|about|of|with|de|du|d['’]|à|au|en|chez)\s*(.{2,60}?)(?:\s+please|\s+svp)?[.!]*$/iu,
  /^(?:the\s+)?(.{2,60}?)\s+one(?:\s+please)?[.!]*$/iu,
];
const ALL =
  /^(?:both|all|both of them|all of them|every one|les deux|tous|toutes|tous les deux)(?:\s+please|\s+svp)?[.!]*$/iu;

/** The answer to "Which one should go?": the words for what is left out; `asked` is what was to go. Null for no answer. */
export function answeredWith(prompt: string, asked: string): string | null {
  const said = prompt.trim();
  if (ALL.test(said)) return `all ${asked}`;
  for (const pattern of THE_ONE) {
    const words = pattern.exec(said)?.[1];
    if (words !== undefined) return bare(words);
  }
  return null;
}

const POLITE =
  /^(?:(?:please|pls|can you|could you|would you|will you|you can|i want you to|i(?:['’]d| would) like you to|just|also|now|actually|ok|okay|and|then|peux-tu|peut-tu|pouvez-vous|pourrais-tu|pourriez-vous|s['’]il (?:te|vous) pla[iî]t|svp|stp)[,\s]+)+/iu;
const POLITE_END = /(?:[,\s]+(?:please|pls|svp|stp|thanks|merci|s['’]il (?:te|vous) pla[iî]t))*[\s?.!]*$/iu;
const APART =
  /^(leave|take|keep|cut|drop)\s+((?:the|my|that|any|all)\s+.{2,80}?)\s+(out|off|away)(?:\s+of it|\s+of (?:the|my) (?:resume|cv))?$/iu;

/** An order as it is usually put: without what is only polite, and with its verb in one piece ("leave the diploma out"). */
export function asOrder(sentence: string): string {
  const plain = sentence.trim().replace(POLITE, '').replace(POLITE_END, '');
  const [, , what] = APART.exec(plain) ?? [];
  if (what !== undefined) return `leave out ${what}`;
  const [, spoken] =
    /^ne\s+parle[rz]?\s+(?:pas|plus)\s+(?:de la|de l['’]|du|des|de|d['’])\s*(.+)$/iu.exec(plain) ?? [];
  if (spoken !== undefined) return `enlève ${spoken}`;
  const [, none = ''] = /^no\s+(?:more\s+)?(.{3,40})$/iu.exec(plain) ?? [];
  if (kindNamed(none) !== null) return `leave out ${none}`;
  return plain;
}

const AWAY =
  /^(?:leave out|remove|delete|drop|omit|skip|hide|take (?:out|off)|get rid of|(?:do not|don['’]?t)\s+(?:mention|include|show|list|put|print)|without|sans|enl[eè]ve\w*|retire\w*|supprime\w*|cache\w*|[oô]te\w*|ne\s+(?:mentionne|mets|mettez|montre|indique)\w*\s+pas)(?!\p{L})/iu;

/** Whether a sentence only takes something away, so that it tells nothing of its writer. */
export const takesAway = (sentence: string): boolean => AWAY.test(asOrder(sentence));

/** "Leave out the diploma and the certificate": each of the things on its own. */
export function eachTaken(order: string): string[] {
  const [, verb = '', things = ''] = new RegExp(`(${AWAY.source})\\s+(.+)$`, 'iu').exec(order) ?? [];
  const parts = things.split(
    /,?\s+(?:and|et|&)\s+(?=(?:the|my|le|la|les|mon|ma|mes|l['’])(?!\p{L}))|,\s+(?=(?:the|my|le|la|les|mon|ma)\s)/iu,
  );
  return verb === '' || parts.length < 2 ? [order] : parts.map((part) => `${verb} ${part}`);
}
