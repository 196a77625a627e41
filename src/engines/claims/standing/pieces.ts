/** What parts who did what within a value. */
const SEPARATOR =
  /,\s(?=(?:the|our|le|la|notre)\s(?:[\p{L}-]+\s){0,2}(?:[\p{L}-]+(?:ait|aient|ed)|led|ran|did|made|kept|wrote|a|ont)(?![\p{L}'’]))|;\s*|(?<!\b(?:mr?|mme|mrs|ms|dre?|prof|ste?))\.\s+|:\s+|\s[–—-]\s|\(|\)|,?\s(?=(?:while|whereas|tandis que|alors que|but|mais)\s)|,\s(?=(?:which|whom|que|qu')\s?)/gu;

/** A part of a folded value, and where it begins. */
export interface Piece {
  text: string;
  start: number;
}

/** The parts of a folded value, in their order. */
export function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: sign, index } of folded.matchAll(SEPARATOR)) {
    pieces.push({ text: folded.slice(from, index), start: from });
    from = index + sign.length;
  }
  pieces.push({ text: folded.slice(from), start: from });
  return pieces.filter(({ text }) => text.trim() !== '');
}
