import { parseSync, Visitor } from 'oxc-parser';
import type { Argument, Expression } from 'oxc-parser';

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

/** What may stand in the place of an argument, as far as it is written there; null in the list for what is not. */
function writtenIn(node: Argument | Expression): (string | null)[] {
  if (node.type === 'ConditionalExpression')
    return [...writtenIn(node.consequent), ...writtenIn(node.alternate)];
  if (node.type === 'LogicalExpression') return [...writtenIn(node.left), ...writtenIn(node.right)];
  return [node.type === 'Literal' && typeof node.value === 'string' ? node.value : null];
}

/** The catalogues that a module imports, and the keys it may say of them. */
interface KeysSaid {
  sources: string[];
  keys: Set<string>;
  /** Those of the messages that are made to be kept or sent, and not said at once. */
  kept: Set<string>;
  /** Of these, the ones that stand in the call itself. */
  keptAsWritten: Set<string>;
}

/**
 * What a module outside the web says. A key stands in its call, whatever the call is made on; where a message's key comes from elsewhere, any
 * text of the module may be it.
 */
export function keysSaid(path: string, code: string): KeysSaid {
  const { program } = parseSync(path, code);
  const sources: string[] = [];
  const written = new Set<string>();
  const keptAsWritten = new Set<string>();
  const texts = new Set<string>();
  let isElsewhere = false;
  new Visitor({
    ImportDeclaration: ({ source }) => {
      if (isCatalogue(source.value)) sources.push(source.value);
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.add(value);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first === undefined) return;
      const keys = writtenIn(first);
      for (const key of keys) if (key !== null) written.add(key);
      const isMessage =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'message';
      if (!isMessage) return;
      for (const key of keys) if (key !== null) keptAsWritten.add(key);
      if (keys.includes(null)) isElsewhere = true;
    },
  }).visit(program);
  return {
    sources,
    keys: isElsewhere ? texts : written,
    kept: isElsewhere ? texts : keptAsWritten,
    keptAsWritten,
  };
}
