import type { CompiledMessage } from 'icu-minify/format';
import { format, listOf } from '#localization/format.ts';
import { inPageLocale, pageLocale } from './page-locale.ts';

/** A value as it stands in the sentence: a list as one. */
const valueOf = (value: unknown): unknown =>
  Array.isArray(value) ? listOf(pageLocale(), value as string[], 'conjunction') : value;

/** A compiled message in the language of the page, in parts where a value is more than text. */
export function said<Element>(message: CompiledMessage, values: object = {}) {
  const given = Object.entries(values).map(([name, value]) => [name, valueOf(value)]);
  return format<Element>(inPageLocale(message), Object.fromEntries(given) as never, {
    locale: pageLocale(),
  });
}

/** Says a compiled message in the language of the page. */
export const say = (message: CompiledMessage, values?: object): string =>
  [said<string>(message, values)].flat().join('');
