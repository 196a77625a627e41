import type { Changed, Told } from './told.ts';

const NUMBER = /(?<![\d.,])(?:\d{1,3}(?:[,\u0020\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)/gu;
const WORDS: Readonly<Record<'en' | 'fr', readonly string[]>> = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
};
const HOW: readonly (readonly [string, (value: number) => number])[] = [
  ['× 2', (value) => value * 2],
  ['× 10', (value) => value * 10],
  ['+ 3', (value) => value + 3],
];

function written(value: number, like: string, language: 'en' | 'fr'): string {
  const places = /[.,](\d{1,2})$/.exec(like)?.[1]?.length ?? 0;
  const [whole = '', part] = value.toFixed(places).split('.');
  const isGrouped = whole.length > 4 || /\d[,\s]\d{3}/u.test(like);
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : ' ') : whole;
  return part === undefined ? grouped : `${grouped}${language === 'en' ? '.' : ','}${part}`;
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** Every number of a value twice and ten times as large and three more, years one more and one less. */
export function changedNumbers({ person, target, text, language }: Told): Changed[] {
  const put = (kind: string, start: number, old: string, value: string): Changed => ({
    kind,
    person,
    target,
    text: text.slice(0, start) + value + text.slice(start + old.length),
    from: text,
    put: value,
  });
  const inDigits = Array.from(text.matchAll(NUMBER)).flatMap(({ 0: old, index }) => {
    if (isYear(old))
      return [-1, 1].map((step) => put('year moved by one', index, old, String(Number(old) + step)));
    const value = Number(old.replace(/[,\s](?=\d{3}(?!\d))/gu, '').replace(',', '.'));
    // "2025-03" is a day's or a month's: it is changed as a date.
    if (value === 0 || /\d-$/.test(text.slice(0, index)) || /^-\d/.test(text.slice(index + old.length)))
      return [];
    return HOW.map(([how, of]) => put(`number ${how}`, index, old, written(of(value), old, language)));
  });
  const inWords = Array.from(text.matchAll(/(?<!\p{L})\p{L}+(?!\p{L})/gu)).flatMap(({ 0: old, index }) => {
    const value = WORDS[language].indexOf(old.toLowerCase()) + 1;
    // "One" and "neuf" are more than numbers.
    if (value < 2 || old === 'neuf') return [];
    return HOW.map(([how, of]) =>
      put(`number in words ${how}`, index, old, WORDS[language][of(value) - 1] ?? String(of(value))),
    );
  });
  return [...inDigits, ...inWords];
}
