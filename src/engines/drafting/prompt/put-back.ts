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
  const said = sentence.trim();
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
