import type { Reader } from '#localization/format.ts';

/** Whoever reads the pseudo-language, in which every word of a catalogue has accents. */
export const pseudoReader: Reader = { locale: 'xx', timeZone: 'America/Toronto' };

/** Letters that the pseudo-language never leaves as they are. */
const PLAIN = /[acdeilnorstuyz]/iu;

/** What calendars and clocks are written with, the same in every language of ours. */
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|at)$/u;

/**
 * The words of a text that come from no catalogue, though a reader of the pseudo-language got it: all but what is named as data,
 * addresses, and what Intl writes. A value that stands within a message is looked at as well.
 */
export function bareWords(text: string, data: readonly string[]): string[] {
  const named = [...data].toSorted((one, other) => other.length - one.length);
  const rest = named.reduce((left, one) => left.replaceAll(one, ' '), text);
  const words = rest.replaceAll(/https?:\/\/\S+/gu, ' ').match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => PLAIN.test(word.normalize('NFC')) && !CALENDAR.test(word));
}

/** The text of HTML as it is read. */
export const readHtml = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
