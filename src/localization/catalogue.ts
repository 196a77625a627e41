import type { CompiledMessage } from 'icu-minify/format';
import { compiled } from './compile.ts';
import { format, listOf } from './format.ts';
import type { Reader } from './format.ts';
import { sayNamed } from './named.ts';
import { pseudo } from './pseudo.ts';
import type { Given, Message, Messages, MessageValue } from './types.ts';

export { allOf, anyOf, country, inTurn, money } from './named.ts';

const QUOTED = 'quoted.text';

/** Says messages of one catalogue to one reader, as text. */
export type Translator<All extends Messages> = <Key extends keyof All & string>(
  key: Key,
  ...values: Given<All[Key]>
) => string;

/** The messages of a feature that are said by the server: mails, refusals, notes, events, notices, documents. */
export interface Catalogue<All extends Messages = Messages> {
  readonly name: string;
  readonly messages: All;
  /** What nothing says any more, for what was written with it. */
  readonly retired: Messages;
  /** A message as it is kept and sent; `say` says it. */
  message: <Key extends keyof All & string>(key: Key, ...values: Given<All[Key]>) => Message;
  /** For texts that are said at once, such as those of a mail. */
  for: (reader: Reader) => Translator<All>;
}

/** A sentence that was kept before messages had codes, or that somebody else wrote: it is said as it stands. */
export const quoted = (text: string): Message => ({ code: QUOTED, values: { text } });

export const isQuoted = (message: Message): message is Message & { values: { text: string } } =>
  message.code === QUOTED;

/** A sentence as it stands, or a message. */
export type Said = Message | string;
export const asMessage = (said: Said): Message => (typeof said === 'string' ? quoted(said) : said);

const catalogues = new Map<string, Messages>();
const forms = new Map<string, CompiledMessage>();

/** Said of a code that this program does not know, which only another version of it can have written. */
const UNKNOWN = 'This was written by another version of Legwork.';

/** A message in the form it is said from, made when it is first said. */
function formOf(name: string, key: string, locale: Reader['locale']): CompiledMessage {
  const place = `${locale} ${name}.${key}`;
  const found = forms.get(place);
  if (found !== undefined) return found;
  const form = compiled(catalogues.get(name)?.[key] ?? UNKNOWN);
  const made = locale === 'xx' ? pseudo(form) : form;
  forms.set(place, made);
  return made;
}

/** A value as it stands in the sentence: a list as one, other messages in the reader's language. */
function valueOf(value: MessageValue | Date, reader: Reader): string | number | boolean | Date {
  if (value instanceof Date || typeof value !== 'object') return value;
  if ('code' in value) return say(value, reader);
  const items = value.map((item) => say(asMessage(item), reader));
  return listOf(reader.locale, items, 'conjunction');
}

/** Says a message to a reader. Throws when a value is missing; a code of another version is said to be one. */
export function say(message: Message, reader: Reader): string {
  if (isQuoted(message)) return message.values.text;
  const named = sayNamed(message, reader, (item) => say(asMessage(item), reader));
  if (named !== null) return named;
  const { code, values } = message;
  const dot = code.lastIndexOf('.');
  const form = formOf(code.slice(0, dot), code.slice(dot + 1), reader.locale);
  const said = Object.entries(values).map(([name, value]) => [name, valueOf(value, reader)]);
  return String(format(form, Object.fromEntries(said), reader));
}

/**
 * Lays down a catalogue under a name of its own. Throws when the name is taken: codes are kept in the database, so a
 * name and its keys stay what they are once something was written with them. `retired`: messages that nothing says any more,
 * which rows may hold. A message that takes other values than before gets another key, and its old one moves there.
 */
export function catalogue<const All extends Messages>(
  name: string,
  messages: All,
  retired: Messages = {},
): Catalogue<All> {
  if (catalogues.has(name)) throw new Error(`There are two catalogues called ${name}.`);
  catalogues.set(name, { ...retired, ...messages });
  const message: Catalogue<All>['message'] = (key, ...[values]) => ({
    code: `${name}.${key}`,
    values: (values ?? {}) as Message['values'],
  });
  return {
    name,
    messages,
    retired,
    message,
    for:
      (reader) =>
      (key, ...values) =>
        say(message(key, ...values), reader),
  };
}
