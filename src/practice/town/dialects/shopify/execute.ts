import type { Field, Given } from './language.ts';

/** What a field is given, with variables put in. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A thing of which fields can be asked; a function is asked with what its field is given. */
export type Thing = { readonly [name: string]: unknown };

function valueOf(given: Given, variables: Arguments): unknown {
  if (typeof given !== 'object' || given === null) return given;
  if ('variable' in given) return variables[given.variable];
  if ('list' in given) return given.list.map((each) => valueOf(each, variables));
  return argumentsOf(given.members, variables);
}

/** What a field is given as plain values; a variable that was not sent is left out. */
export const argumentsOf = (given: Readonly<Record<string, Given>>, variables: Arguments): Arguments =>
  Object.fromEntries(Object.entries(given).map(([name, each]) => [name, valueOf(each, variables)]));

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

async function resolved(value: unknown, field: Field, variables: Arguments): Promise<unknown> {
  if (Array.isArray(value))
    return Promise.all(value.map((each: unknown) => resolved(each, field, variables)));
  if (!isThing(value)) return value;
  if (field.fields.length === 0)
    throw new Error(`Field must have selections (field '${field.name}' has no selections).`);
  return select(value, field.fields, variables);
}

/** Answers what is asked of a thing. Throws an Error as the vendor words it where a field does not exist. */
export async function select(thing: Thing, fields: readonly Field[], variables: Arguments): Promise<object> {
  const answer: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.name === '__typename') {
      answer[field.alias] = thing['__typename'] ?? 'Object';
      continue;
    }
    if (!(field.name in thing))
      throw new Error(`Field '${field.name}' doesn't exist on type '${String(thing['__typename'])}'`);
    const member = thing[field.name];
    const value: unknown =
      typeof member === 'function' ? await member(argumentsOf(field.given, variables)) : member;
    answer[field.alias] = await resolved(value, field, variables);
  }
  return answer;
}
