import { parseSync, Visitor } from 'oxc-parser';
import type { ObjectExpression } from 'oxc-parser';

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

/** A catalogue as it is written. */
export interface WrittenCatalogue {
  /** null for the texts of screens, which no code is made of. */
  name: string | null;
  messages: Record<string, string>;
  retired: Record<string, string>;
}

/** The catalogues that a module lays down. */
export function cataloguesIn(path: string, code: string): WrittenCatalogue[] {
  const found: WrittenCatalogue[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || !/^(?:catalogue|screenText)$/u.test(callee.name)) return;
      const [first] = given;
      const name = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : null;
      const [messages = {}, retired = {}] = given
        .filter((part) => part.type === 'ObjectExpression')
        .map((part) => Object.fromEntries(literalsOf(path, part)));
      found.push({ name, messages, retired });
    },
  }).visit(parseSync(path, code).program);
  return found;
}
