import { Visitor } from 'oxc-parser';
import type { Expression, Node } from 'oxc-parser';
import type { Source } from './sources.ts';

/** What stands in the patterns and the lists of some files. */
export interface Vocabulary {
  /** How many regular expressions, and their characters. */
  patterns: number;
  patternCharacters: number;
  /** Words in regular expressions, each time it stands there. */
  patternWords: number;
  /** Different words in regular expressions, lists and tables. */
  words: ReadonlySet<string>;
}

/** A table is written as one text from so many words on. */
const TABLE_WORDS = 20;
/** A list from so many texts on. */
const LIST_TEXTS = 3;

/** The words of a text in small letters, those of three letters and more. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** The words of a pattern, without what only looks like one: classes and escapes. */
const wordsInPattern = (pattern: string): string[] =>
  wordsIn(pattern.replace(/\\p\{[^}]*\}|\\k<\w+>|\(\?<\w+>|\\./giu, ' '));

const textOf = (node: Node | null): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null;
};

/** The pattern that `new RegExp(…)` is given, with what is put into it left out. */
function patternIn(given: Expression): string {
  if (given.type === 'TemplateLiteral') return given.quasis.map(({ value }) => value.raw).join('');
  return textOf(given) ?? '';
}

/** Counts the patterns, and collects the words, of some files. */
export function vocabularyOf(sources: readonly Source[]): Vocabulary {
  let [patterns, patternCharacters, patternWords] = [0, 0, 0];
  const words = new Set<string>();
  const keep = (found: readonly string[]) => {
    for (const word of found) words.add(word);
  };
  const addPattern = (pattern: string) => {
    patterns += 1;
    patternCharacters += pattern.length;
    const found = wordsInPattern(pattern);
    patternWords += found.length;
    keep(found);
  };
  const addList = (nodes: readonly (Node | null)[]) => {
    const texts = nodes.map(textOf).filter((text) => text !== null);
    if (texts.length >= LIST_TEXTS) keep(texts.flatMap(wordsIn));
  };
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) addPattern(node.regex.pattern);
    },
    NewExpression: ({ callee, arguments: [given] }) => {
      const isPattern = callee.type === 'Identifier' && callee.name === 'RegExp';
      if (isPattern && given !== undefined && given.type !== 'SpreadElement') addPattern(patternIn(given));
    },
    ArrayExpression: ({ elements }) => addList(elements),
    ObjectExpression: ({ properties }) =>
      addList(
        properties.flatMap((property) =>
          property.type === 'Property' ? [property.key, property.value] : [],
        ),
      ),
    TemplateLiteral: (node) => {
      const found = wordsIn(textOf(node) ?? '');
      if (found.length >= TABLE_WORDS) keep(found);
    },
  });
  for (const { program } of sources) visitor.visit(program);
  return { patterns, patternCharacters, patternWords, words };
}
