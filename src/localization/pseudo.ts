import type { CompiledMessage } from 'icu-minify/format';

const ACCENTED: Record<string, string> = Object.fromEntries(
  [...'aáAÁcçCÇdďDĎeéEÉiíIÍlłLŁnñNÑoóOÓrřRŘsšSŠtťTŤuúUÚyýYÝzžZŽ'.matchAll(/(.)(.)/gu)].map(
    ([, plain, accented]) => [plain ?? '', accented ?? ''],
  ),
);
/** How much longer a text gets: some letters are said twice, so that it can still be read. */
const EXTRA = 0.4;

/** What `icu-minify` makes of a message: text, a plural's `#` (0), or `[name, kind, …]` of an argument or a tag. */
type Node = string | number | readonly unknown[];

/** Kinds of arguments with a text for each case: select, plural, ordinal. */
const WITH_CASES = new Set([1, 2, 3]);

function stretched(text: string): string {
  let owed = 0;
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const said = ACCENTED[letter] ?? letter;
    owed += EXTRA;
    if (owed < 1) return said;
    owed -= 1;
    return said + said;
  });
}

/** The text of one case: a single node, or a list of them. */
const caseOf = (text: Node): Node =>
  Array.isArray(text) ? text.map((node) => nodeOf(node as Node)) : nodeOf(text);

function nodeOf(node: Node): Node {
  if (typeof node === 'string') return stretched(node);
  if (typeof node === 'number') return node;
  const [name, kind, ...rest] = node;
  if (WITH_CASES.has(kind as number)) {
    const cases = Object.entries(rest[0] as Record<string, Node>);
    return [name, kind, Object.fromEntries(cases.map(([label, text]) => [label, caseOf(text)]))];
  }
  // A plain argument, a number, a date; everything else is a tag with what stands in it.
  if (kind === undefined || (typeof kind === 'number' && kind !== 0)) return node;
  return [name, ...[kind, ...rest].map((inner) => nodeOf(inner as Node))];
}

/** A message in the pseudo-language: accented, about 40 % longer, in brackets, its arguments as they are. */
export function pseudo(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return `⟦${stretched(message)}⟧`;
  return ['⟦', ...message.map((node) => nodeOf(node as Node)), '⟧'] as CompiledMessage;
}
