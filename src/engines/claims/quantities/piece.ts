/** A word, number or sign of a text with its place. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** The code of a currency, as capitals show. */
  isCode?: boolean;
}

/** A number and how many pieces it takes. */
export interface Numeral {
  value: number;
  taken: number;
}

const ORDINAL = /^(?:st|nd|rd|th|e|er|re|eme|ere)\b/;
/** Capitals that lead to the number of a form or a model: "N-400", "AG-7". */
const CAPITALS = /(?<![\p{L}\d-])\p{Lu}{1,3}-$/u;

/** Whether a number in figures numbers something: "3rd", "#4", "B12", "N-400". */
export const isNumbering = ({ text: piece, start, end }: Piece, text: string, written: string): boolean =>
  /\d/.test(piece) &&
  (ORDINAL.test(text.slice(end)) ||
    /[\p{L}#]$/u.test(text.slice(0, start)) ||
    CAPITALS.test(written.slice(0, start)));
