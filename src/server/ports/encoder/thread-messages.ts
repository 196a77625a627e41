/** What the encoder's thread is asked: the vectors of some texts. */
export interface Asked {
  texts: readonly string[];
}

/** The vectors in the order of the texts, or why there are none: the files are not as they have to be, or our own program failed. */
export type Answer = { vectors: Float32Array<ArrayBuffer>[] } | { problem: string; isUnavailable: boolean };
