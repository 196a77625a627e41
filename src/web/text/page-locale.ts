import type { CompiledMessage } from 'icu-minify/format';
import type { Locale } from '#localization/types.ts';

/** How messages of the page's language are made from those of the catalogue; English is said as it stands. */
type Disguise = (message: CompiledMessage) => CompiledMessage;

let locale: Locale = 'en';
let disguise: Disguise | null = null;

/** The language of the page. It stays what it is until the page is loaded again. */
export const pageLocale = (): Locale => locale;

/** A message as the page's language says it. */
export const inPageLocale = (message: CompiledMessage): CompiledMessage =>
  disguise ? disguise(message) : message;

/** Sets the page's language, before anything is drawn: what was said before stays in the language before. */
export async function setPageLocale(wanted: Locale): Promise<void> {
  // Loaded by those alone who look for words outside the catalogue.
  disguise = wanted === 'xx' ? (await import('#localization/pseudo.ts')).pseudo : null;
  locale = wanted;
}
