import { parseSync } from 'oxc-parser';

/** A text that stands in code, with the line it begins on. */
export interface FoundText {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes whose text a person sees or hears. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|description|hint)$/u;
/** Attributes whose text is for the browser or for another component. */
const UNSPOKEN =
  /^(?:class(?:Name)?|id|to|href|src|srcSet|sizes|d|viewBox|style|type|kind|size|role|rel|autoComplete|transform|points|htmlFor|target|key|form|media|content|property|charSet|lang|name|aria-keyshortcuts)$/u;

/** A word or more that only people read: two words, or one that begins with a capital as a label does. */
const isProse = (text: string): boolean =>
  /\p{L}{2,}[^\p{L}]* [^\p{L}]*\p{L}+/u.test(text) || /^\p{Lu}\p{Ll}+(?:[.!?:…]|$)/u.test(text.trim());

const hasWord = (text: string): boolean => /\p{L}/u.test(text);

/** Text of another language than people's: markup, rules of a style sheet, media queries, types of media, the beginning of an address. */
const OF_MACHINES =
  /^\s*[<@]|[{}[\]]:|^\(m(?:ax|in)-|^[a-z]+\/[a-z]+(?:;|$)|, ?(?:sans-)?serif$|^[a-z]+(?:, [a-z]+)+$|^https?:\/\/$/u;

/** A whole sentence: it begins with a capital and ends as sentences do. */
const SENTENCE = /^[\s“"«(]*\p{Lu}.*[.?!…][\s”"»)]*$/su;
const FEWEST_WORDS = 3;

const isSentence = (text: string): boolean =>
  SENTENCE.test(text) && (text.match(/\p{L}+/gu)?.length ?? 0) >= FEWEST_WORDS;

/** What a module must hold to hold a sentence, which is quicker to find out than to read it. */
const MAY_HOLD_SENTENCE = /['"`][\s“"«(]*\p{Lu}[^\s'"`]* /u;

/** Values of the contract, of schema.org and of documents, which are the same in every language, and names of products. */
const VALUES = new Set(
  'All Applied Interviewing Offer Rejected Withdrawn Organization Web Question Answer Legwork Google Resume'.split(
    ' ',
  ),
);

/** What is called or made here, as written: `new Error`, `console.info`, `classNames`. */
function calleeOf(node: Node): string {
  const { callee } = node;
  if (!isNode(callee)) return '';
  if (callee.type === 'Super') return 'super';
  if (callee.type === 'Identifier') return String(callee['name']);
  const { property, object } = callee;
  const owner = isNode(object) && object.type === 'Identifier' ? `${String(object['name'])}.` : '.';
  return isNode(property) ? `${owner}${String(property['name'])}` : '';
}

/** Calls whose text is for developers or for machines. */
const UNSPOKEN_CALL =
  /^(?:\w*Error|super|console\.\w+|log\.\w+|\w*[lL]og\.\w+|matchMedia|window\.matchMedia|RegExp|.*querySelector\w*|classNames|sql|text|text\.rich|URL|.*\.(?:closest|matches|startsWith|endsWith|includes|split|join|replaceAll|replace|getAttribute|setAttribute|addEventListener|dispatchEvent))$/u;

/** Whether what stands below this place is never read by a person. `field` is the place's name in its parent. */
function isUnspoken(node: Node, field: string, parent: Node): boolean {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/u.test(node.type)) return true;
  if (/^(?:Import|ExportAll)/u.test(node.type)) return true;
  if (parent.type === 'ExportNamedDeclaration' && field === 'source') return true;
  if (field === 'key' && parent['computed'] !== true) return true;
  if (parent.type === 'MemberExpression' && field === 'property') return true;
  if (parent.type === 'BinaryExpression' && /^[!=]==?$|^in$/u.test(String(parent['operator']))) return true;
  if (parent.type === 'SwitchCase' && field === 'test') return true;
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'JSXAttribute') {
    const { name } = node;
    return isNode(name) && UNSPOKEN.test(String(name['name']));
  }
  return /^(?:Call|New)Expression$/u.test(node.type) && UNSPOKEN_CALL.test(calleeOf(node));
}

/** The text of a literal or of the fixed parts of a template; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']).trim();
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { value: { cooked: string | null } }[];
  return quasis.map(({ value }) => value.cooked ?? '').join('{}');
}

/**
 * The texts in a module that a person would read: what stands between tags, in attributes that are seen or heard, and every other literal that
 * reads like prose. What is said to developers (errors of the program, the log, types) is none.
 */
export function findTexts(path: string, source: string): FoundText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} could not be read: ${errors[0]?.message ?? ''}`);
  const found: FoundText[] = [];
  const visit = (node: Node, isSpoken: boolean): void => {
    const text = textOf(node);
    if (
      text !== null &&
      !OF_MACHINES.test(text) &&
      !VALUES.has(text) &&
      (isSpoken || node.type === 'JSXText' ? hasWord(text.replaceAll('{}', '')) : isProse(text))
    )
      found.push({ line: source.slice(0, node.start).split('\n').length, text });
    for (const [field, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child) || isUnspoken(child, field, node)) continue;
        const attribute =
          node.type === 'JSXAttribute' && isNode(node['name']) ? String(node['name']['name']) : null;
        const spoken =
          attribute === null ? isSpoken && !node.type.endsWith('Expression') : SPOKEN.test(attribute);
        visit(child, spoken || (node.type === 'JSXExpressionContainer' && isSpoken));
      }
    }
  };
  visit(program as unknown as Node, false);
  return found;
}

/**
 * The sentences in a module that a person would read, where most text is for machines: none shorter than three words is looked for. What is said to
 * developers is none.
 */
export const findSentences = (path: string, source: string): FoundText[] =>
  MAY_HOLD_SENTENCE.test(source) ? findTexts(path, source).filter(({ text }) => isSentence(text)) : [];
