import type { GetICUArgs } from '@schummar/icu-type-parser';

/** The languages of screens, mails and documents. `xx` is the pseudo-language that shows what is not in a catalogue yet. */
export const LOCALES = ['en', 'xx'] as const;
export type Locale = (typeof LOCALES)[number];

/** A month (`2026-11`), a day (`2026-11-27`) or an instant (ISO 8601) as text, or a Date. An instant is said in the reader's time zone, any other text as it stands. */
export type DateValue = string | Date;

// No interface of the library's own options: it would make every argument optional.
type Arguments = {
  /** A list is said as one: "A, B and C". */
  ICUArgument: string | number | readonly (string | Message)[] | Message;
  ICUNumberArgument: number;
  ICUDateArgument: DateValue;
};

/** The tags of a message (`<link>…</link>`), each to be given as a function of what stands between. */
type Tags<
  Text extends string,
  Tag,
> = Text extends `${infer Before}<${infer Name}>${infer Inner}</${string}>${infer After}`
  ? Record<Name, Tag> & Tags<`${Before}${Inner}${After}`, Tag>
  : unknown;

/** What a message must be given: nothing more and nothing less than the arguments and tags that stand in it. */
export type ValuesOf<Text extends string, Tag = never> = GetICUArgs<Text, Arguments> &
  ([Tag] extends [never] ? unknown : Tags<Text, Tag>);

/** The values of a call: none may be left out, and a message without arguments takes none. */
export type Given<Text extends string, Tag = never> = keyof ValuesOf<Text, Tag> extends never
  ? []
  : [values: ValuesOf<Text, Tag>];

/** A value as it is kept and sent. A message as a value is said as a whole sentence within another. */
export type MessageValue = string | number | boolean | readonly (string | Message)[] | Message;

/** A message by its code and values, as it stands in the database and on the wire: it is said when it is read. */
export interface Message {
  /** `CATALOGUE.KEY`, e.g. `applications.skipped`. */
  readonly code: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}

/** Messages in English, by key, in ICU MessageFormat. */
export type Messages = Readonly<Record<string, string>>;
