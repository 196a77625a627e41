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
