import { inFull } from './shorthand.ts';
import type { Tidied } from './shorthand.ts';

const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
/** A text that is tidy already. */
const TIDY = /^[!-~À-ÿ‘’“”–—]+(?: [!-~À-ÿ‘’“”–—]+)*$/u;

/** A text on one line, in composed letters, without unseen characters: places in it can be counted on. */
export const tidied = (given: string): Tidied => inFull(onOneLine(given));

/** "4½" and "½": the part of a whole in digits. */
const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

function onOneLine(given: string): Tidied {
  if (TIDY.test(given)) return { text: given, startOf: (index) => index, endOf: (index) => index };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of given.matchAll(CLUSTER)) {
    const fraction = FRACTIONS[cluster];
    const seen = (fraction === undefined ? cluster : /\d$/.test(text) ? fraction : `0${fraction}`)
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
