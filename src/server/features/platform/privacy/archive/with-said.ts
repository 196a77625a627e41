import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';

const CODE = /^[\w-]+\.\w+$/;

/** Whether a value of a row is a message: an object with a code, values and nothing else. */
const isMessage = (value: object): value is Message =>
  Object.keys(value).length === 2 &&
  'code' in value &&
  typeof value.code === 'string' &&
  CODE.test(value.code) &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

function andSaid(message: Message, reader: Reader): Message & { said?: string } {
  try {
    return { ...message, said: say(message, reader) };
  } catch {
    // Another version gave it other values: a person gets their archive all the same.
    return message;
  }
}

/** A value of a row in which every message, `{code, values}`, also tells what it says: `{code, values, said}`. */
export function withSaid(value: unknown, reader: Reader): unknown {
  if (Array.isArray(value)) return value.map((item) => withSaid(item, reader));
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value)) return andSaid(value, reader);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withSaid(part, reader)]));
}
