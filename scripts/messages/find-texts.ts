import { parseSync } from 'oxc-parser';
import { isNode, readingOf } from './spoken.ts';
import type { Node, Reading } from './spoken.ts';

/** A text that stands in code, with the line it begins on. */
export interface FoundText {
  line: number;
  text: string;
}

interface ReadText extends FoundText {
  reading: Reading;
}

/** What stands in a template in the place of a value. */
const VALUE = '\uFFFC';

/** Two words with a blank between them, which a key or a value has not. */
const TWO_WORDS = /\p{L}{2,}[^\p{L}]* [^\p{L}]*\p{L}+/u;

/** A word or more that only people read: two words, or one that begins with a capital as a label does. */
const isProse = (text: string): boolean =>
  TWO_WORDS.test(text) || /^\p{Lu}\p{Ll}+(?:[.!?:…]|$)/u.test(text.trim());

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Text of another language than people's: rules of a style sheet, media queries, types of media, fonts, an attribute, a program. */
const OF_MACHINES =
  /^\s*@|[{}[\]]:|^\(m(?:ax|in)-|^[a-z]+\/[a-z]+(?:;|$)|, ?(?:sans-)?serif$|^\s*[\w-]+="|^(?:const|function) \w/u;
/** The beginning of an address, the name or the ending of a file. */
const OF_ADDRESSES = /^https?:\/\/\S*$|^[\w-]*\.[a-z]{2,4}$/u;

/** A whole sentence: it begins with a capital and ends as sentences do. */
const SENTENCE = /^[\s“"«(]*\p{Lu}.*[.?!…][\s”"»)]*$/su;
const FEWEST_WORDS = 3;

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;
const isSentence = (text: string): boolean => SENTENCE.test(text) && wordsIn(text) >= FEWEST_WORDS;

/** Names of products and companies, which are the same in every language. */
const NAMES = new Set(['Legwork', 'Google', 'LinkedIn', 'GitHub']);

/** Values of the contract, of schema.org and of documents, as long as they stand where nobody need read them. */
const VALUES = new Set(
  'All Applied Interviewing Offer Rejected Withdrawn Organization Web Question Answer'.split(' '),
);

/** The text of a literal or of the fixed parts of a template, without the tags in it; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']).trim();
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? withoutTags(node['value']) : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { value: { cooked: string | null } }[];
  return withoutTags(quasis.map(({ value }) => value.cooked ?? '').join(VALUE));
}

const withoutTags = (text: string): string =>
  text.replaceAll(/<(style|script)\b.*?<\/\1>/gsu, '').replaceAll(/<[/!?]?[a-z][^>]*(?:>|$)/giu, ' ');

function isRead(text: string, reading: Reading): boolean {
  if (reading === 'never' || NAMES.has(text) || OF_MACHINES.test(text) || OF_ADDRESSES.test(text))
    return false;
  return reading === 'likely' ? isProse(text) && !VALUES.has(text) : hasWord(text);
}

function textsIn(path: string, source: string): ReadText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} could not be read: ${errors[0]?.message ?? ''}`);
  const found: ReadText[] = [];
  const visit = (node: Node, reading: Reading): void => {
    const text = textOf(node);
    if (text !== null && isRead(text, reading)) {
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ line, text: text.replaceAll(VALUE, '{}').trim(), reading });
    }
    for (const [field, value] of Object.entries(node)) {
      for (const [place, child] of (Array.isArray(value) ? value : [value]).entries()) {
        if (!isNode(child)) continue;
        const below = readingOf(child, { parent: node, field, place, reading });
        if (below !== 'never') visit(child, below);
      }
    }
  };
  visit(program as unknown as Node, 'likely');
  return found;
}

/**
 * The texts in a module that a person would read: what stands between tags, in attributes that are seen or heard, and every other literal that
 * reads like prose. What is said to developers (errors of the program, the log, types) is none.
 */
export const findTexts = (path: string, source: string): FoundText[] =>
  textsIn(path, source).map(({ line, text }) => ({ line, text }));

/**
 * The texts in a module that a person would read, where most text is for machines: whole sentences, two words and more where a text is certainly
 * read, and whatever is kept as a message without being one.
 */
export const findSentences = (path: string, source: string): FoundText[] =>
  textsIn(path, source)
    .filter(
      ({ text, reading }) =>
        isSentence(text) || reading === 'quoted' || (reading === 'spoken' && TWO_WORDS.test(text)),
    )
    .map(({ line, text }) => ({ line, text }));
