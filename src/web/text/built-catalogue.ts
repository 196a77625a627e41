import type { CompiledMessage } from 'icu-minify/format';
import { countryIn } from '#localization/format.ts';
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
/** The name of a country by its code. */
export const country = (code: string): BuiltMessage => quoted(countryIn(pageLocale(), code));
export const asMessage = (said: BuiltMessage | string): BuiltMessage =>
  typeof said === 'string' ? quoted(said) : said;
