/** A text on one line, with where its parts stood in the text as given. */
export interface Tidied {
  text: string;
  /** The place in the given text where the character at a place begins. */
  startOf(index: number): number;
  /** The place in the given text where the character before a place ends. */
  endOf(index: number): number;
}

const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
/** A text that is tidy already. */
const TIDY = /^[!-~À-ÿ‘’“”–—]+(?: [!-~À-ÿ‘’“”–—]+)*$/u;

/** A text on one line, in composed letters, without unseen characters: places in it can be counted on. */
export function tidied(given: string): Tidied {
  if (TIDY.test(given)) return { text: given, startOf: (index) => index, endOf: (index) => index };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of given.matchAll(CLUSTER)) {
    const seen = cluster
      .normalize('NFKC')
      .replace(/œ/g, 'oe')
      .replace(/Œ/g, 'Oe')
      .replace(/\s+/g, ' ')
      .replace(/\p{C}/gu, '');
    const added = text === '' || text.endsWith(' ') ? seen.trimStart() : seen;
    for (let at = 0; at < added.length; at += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += added;
  }
  return {
    text: text.trimEnd(),
    startOf: (index) => starts[index] ?? given.length,
    endOf: (index) => (index === 0 ? 0 : (ends[index - 1] ?? given.length)),
  };
}

/** The tidied text alone. */
export const tidy = (given: string): string => tidied(given).text;
