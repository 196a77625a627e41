import type { CompiledMessage } from 'icu-minify/format';
import { LOCALES } from '#localization/types.ts';
import type { Locale } from '#localization/types.ts';

/** How messages of the page's language are made from those of the catalogue; English is said as it stands. */
type Disguise = (message: CompiledMessage) => CompiledMessage;

const KEPT = 'legwork.locale';

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

const known = (name: string | null): Locale | null => LOCALES.find((one) => one === name) ?? null;

/** The language that the address asks for: `?locale=xx`. */
export const askedLocale = (): Locale | null =>
  known(new URLSearchParams(window.location.search).get('locale'));

/** Remembers the language for the next page. */
export function keepLocale(wanted: Locale): void {
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    return;
  }
}

function keptLocale(): Locale | null {
  try {
    return known(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

/** Begins a page in the language that its address asks for, or the one of the page before. */
export async function beginPageLocale(): Promise<void> {
  const asked = askedLocale();
  if (asked !== null) keepLocale(asked);
  const wanted = asked ?? keptLocale();
  if (wanted !== null && wanted !== locale) await setPageLocale(wanted);
}

/** Asks the server for answers in the page's language; without an account it knows no other sign of it. */
export const languageHeaders = (): Record<string, string> =>
  locale === 'en' ? {} : { 'accept-language': locale };
