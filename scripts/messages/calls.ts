import { parseSync, Visitor } from 'oxc-parser';
import type { ObjectExpression } from 'oxc-parser';

/** A call that says a message of a catalogue. */
export interface MessageCall {
  /** The catalogue's module, as it is imported. */
  source: string;
  /** The key; null where it is no literal, which the build can't replace. */
  key: string | null;
  /** Where the first argument begins and ends. */
  start: number;
  end: number;
  /** Whether a call stands outside every function, and is made before the page's language is known. */
  isEarly: boolean;
}

const CATALOGUE = /(?:^|[/-])messages\.ts$/u;

/** Whether a module is a catalogue of messages. */
export const isCatalogue = (path: string): boolean => CATALOGUE.test(path);

/** The calls of what a module imports from catalogues. */
export function messageCalls(path: string, code: string): MessageCall[] {
  const { program } = parseSync(path, code);
  const sources = new Map<string, string>();
  const calls: MessageCall[] = [];
  let depth = 0;
  const enter = () => (depth += 1);
  const leave = () => (depth -= 1);
  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      if (!isCatalogue(source.value) || importKind === 'type') return;
      for (const { local } of specifiers) sources.set(local.name, source.value);
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: ({ callee, arguments: [first] }) => {
      const said = callee.type === 'MemberExpression' ? callee.object : callee;
      const source = said.type === 'Identifier' ? sources.get(said.name) : undefined;
      if (source === undefined || first === undefined) return;
      const key = first.type === 'Literal' && typeof first.value === 'string' ? first.value : null;
      calls.push({ source, key, start: first.start, end: first.end, isEarly: depth === 0 });
    },
  }).visit(program);
  return calls;
}

/** What an object holds whose values are literals. */
function literalsOf(path: string, { properties }: ObjectExpression): [key: string, text: string][] {
  return properties.map((property) => {
    const { key, value } = property.type === 'Property' ? property : { key: null, value: null };
    const name = key?.type === 'Identifier' ? key.name : key?.type === 'Literal' ? key.value : null;
    const text =
      value?.type === 'TemplateLiteral' && value.expressions.length === 0
        ? value.quasis[0]?.value.cooked
        : value?.type === 'Literal'
          ? value.value
          : null;
    if (typeof name !== 'string' || typeof text !== 'string')
      throw new Error(`${path} holds a message that is not written out.`);
    return [name, text];
  });
}

/** The messages of a catalogue's module, read and not run: a catalogue can be laid down only once. */
export function messagesIn(path: string, code: string): Record<string, string> {
  const found: [key: string, text: string][] = [];
  new Visitor({
    CallExpression: ({ arguments: given }) => {
      for (const part of given) if (part.type === 'ObjectExpression') found.push(...literalsOf(path, part));
    },
  }).visit(parseSync(path, code).program);
  return Object.fromEntries(found);
}
