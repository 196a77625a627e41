/** How many numbers a vector has. */
export const VECTOR_LENGTH = 512;

/**
 * How much of a text is looked at: its first characters (UTF-16, runs of white space counted as one), and of these the first pieces;
 * an ordinary sentence has some fifteen of these. The time that a text takes grows with its pieces: 256 of them take a sixteenth of a second.
 */
export const LONGEST_TEXT = { characters: 4000, pieces: 256 };

/** No vectors could be had: the files of the encoder are missing or damaged, or its thread ended twice. The message says what to do. */
export class EncoderUnavailable extends Error {
  override readonly name = 'EncoderUnavailable';
}

/** Turns texts in English and French into vectors in which texts that say the same, in either language, lie near each other. */
export interface SentenceEncoder {
  /**
   * A vector of 512 numbers and length 1 for each text, in their order, so that the cosine of two texts is the sum of products. Any string
   * is a text, the empty one too; of one longer than `LONGEST_TEXT` only the beginning counts. A text has the same vector bit for bit
   * alone and in a batch. Many texts belong into one call: calls take turns by some texts each. Nothing is folded: lower-case a text
   * all in capitals first, it would lie far from itself. Nearness tells topics; it hardly tells a denial, an amount, or good from bad.
   * Rejects with EncoderUnavailable.
   */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
  /** Ends what works in the background; a later call starts it again. */
  close(): Promise<void>;
}
