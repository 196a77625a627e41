/** One piece of an RTF file: a group's edge, a control word with its number, or a stretch of text. */
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; value: number | null }
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string };

const WORD = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy;
const PLAIN = /[^\\{}\r\n]+/y;

/** The pieces of an RTF file in order (Rich Text Format 1.9.1, "Conventions of an RTF Reader"). */
export function* tokensOf(source: string): Generator<Token> {
  let at = 0;
  while (at < source.length) {
    const letter = source.charAt(at);
    if (letter === '{' || letter === '}') {
      yield { kind: letter === '{' ? 'open' : 'close' };
      at += 1;
    } else if (letter === '\\') {
      const next = source.charAt(at + 1);
      WORD.lastIndex = at;
      const word = WORD.exec(source);
      if (next === "'") {
        yield { kind: 'byte', value: Number.parseInt(source.slice(at + 2, at + 4), 16) };
        at += 4;
      } else if (word) {
        const value = word[2] === undefined ? null : Number(word[2]);
        yield { kind: 'word', name: word[1] ?? '', value };
        at += word[0].length;
        // Bytes of a picture or an object are not text, whatever they look like.
        if (word[1] === 'bin') at += Math.max(0, value ?? 0);
      } else {
        yield { kind: 'word', name: next, value: null };
        at += 2;
      }
    } else {
      PLAIN.lastIndex = at;
      const [text] = PLAIN.exec(source) ?? [''];
      if (text !== '') yield { kind: 'text', text };
      at += Math.max(1, text.length);
    }
  }
}
