import { monthAtStart, namesOfCountries, regions } from '#engines/lexicon/index.ts';
import type { FieldMeaning } from './meanings.data.ts';
import { words } from './text.ts';

/** Names of countries as lists have them, in the words of this engine. */
const COUNTRIES: ReadonlySet<string> = new Set(
  [...namesOfCountries.values()].flat().map((name) => words(name)),
);
/** Provinces and states by name, and the codes that come first in their lists. */
const REGIONS: ReadonlySet<string> = new Set([
  ...regions.flatMap(({ names }) => names).map((name) => words(name)),
  ...'al ak az ab bc mb on nsw qld victoria'.split(' '),
]);
/** A month by name or short form, alone or after its number. */
const isMonth = (option: string): boolean => monthAtStart(option.replace(/^\d\d? /, '')) > 0;

const share = (options: readonly string[], isOne: (option: string) => boolean) =>
  options.filter((option) => isOne(option)).length / Math.max(1, options.length);

/** What a list's options say it is for, beside what its words say. Shops list the years ahead, people were born in many. */
export function meaningOfOptions(texts: readonly string[], said: FieldMeaning | null): FieldMeaning | null {
  const options = texts.map((text) => words(text)).filter((text) => text !== '');
  const among = (known: ReadonlySet<string>) => options.filter((option) => known.has(option)).length;
  if (share(texts, (text) => /\+ ?\d[\d -]{0,6}[)\s\p{Cf}]*$|^\s*\(?\+\d/u.test(text)) > 0.5)
    return 'unknown';
  if (options.length > 0 && options.length < 600) {
    if (share(options, isMonth) > 0.8 && options.length <= 14)
      return said?.startsWith('exp') === true ? 'expirationMonth' : 'birthdayMonth';
    const years = options.filter((option) => /^(19|20)\d\d$/.test(option)).length;
    if (years > 0.8 * options.length && said?.startsWith('exp') === true) return 'expirationYear';
    if (years > 50) return 'birthdayYear';
    if (options.filter((option) => /^0?\d{1,2}$/.test(option)).length === 31) return 'birthdayDay';
    if (
      said?.startsWith('exp') === true &&
      share(options, (option) => /^(0?[1-9]|1[0-2])$/.test(option)) > 0.8
    )
      return 'expirationMonth';
    if (said?.startsWith('exp') === true && share(options, (option) => /^[2-9]\d$/.test(option)) > 0.8)
      return 'expirationYear';
    if (among(COUNTRIES) >= 3)
      return said === 'unknown' || said === 'phone' ? 'unknown' : 'addressCountryCode';
    if (among(REGIONS) >= 3) return 'addressProvince';
  }
  return said === 'fullName' || said === 'username' || said === 'emailAddress' ? 'unknown' : said;
}
