import type { CompiledMessage } from 'icu-minify/format';
import * as named from '#localization/named.ts';
import type { Message } from '#localization/types.ts';
import { pageLocale } from './page-locale.ts';
import { say as sayCompiled } from './said.ts';

// What `#localization/catalogue.ts` is in a build.

/** A message whose place of the code holds what it is said from: each brings its own, so that no screen loads a whole catalogue. */
interface BuiltMessage {
  code: CompiledMessage;
  values: object;
}

const isMessage = (value: unknown): value is BuiltMessage =>
  typeof value === 'object' && value !== null && 'code' in value;

/** The built form of catalogues outside the web. */
export const builtCatalogue = {
  message: (code: CompiledMessage, values: object = {}): BuiltMessage => ({ code, values }),
};

/** A value with its messages said. */
function textOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textOf);
  return isMessage(value) ? say(value) : value;
}

/** Says a message to the reader of the page. */
export function say({ code, values }: BuiltMessage): string {
  const said = Object.entries(values).map(([name, value]) => [name, textOf(value)]);
  return sayCompiled(code, Object.fromEntries(said));
}

export const quoted = (text: string): BuiltMessage => ({ code: [['text']], values: { text } });

/** What one is said as, where messages stand for those of a build. */
const sayOne = (one: Message | string): string =>
  // A build has no codes: what a message is said from stands in their place.
  typeof one === 'string' ? one : say(one);

/** A message that Intl says, in words at once: the page's language stays what it is. */
const inWords = (message: Message): BuiltMessage =>
  quoted(named.sayNamed(message, { locale: pageLocale() }, sayOne) ?? '');

type Makes<Make extends (...given: never) => Message> = (...given: Parameters<Make>) => BuiltMessage;
export const country: Makes<typeof named.country> = (code) => inWords(named.country(code));
export const money: Makes<typeof named.money> = (...sum) => inWords(named.money(...sum));
export const allOf: Makes<typeof named.allOf> = (of) => inWords(named.allOf(of));
export const anyOf: Makes<typeof named.anyOf> = (of) => inWords(named.anyOf(of));
export const inTurn: Makes<typeof named.inTurn> = (of) => inWords(named.inTurn(of));
export const asMessage = (said: BuiltMessage | string): BuiltMessage =>
  typeof said === 'string' ? quoted(said) : said;
