import type { FieldMeaning } from './meanings.data.ts';
import { words } from './text.ts';

const COUNTRIES = [
  'albania',
  'australia',
  'belgium',
  'canada',
  'france',
  'germany',
  'japan',
  'united states',
  'deutschland',
  'belgien',
  'frankreich',
  'allemagne',
  'belgique',
  'alemania',
  'francia',
  'kanada',
];
const REGIONS = [
  'alabama',
  'alaska',
  'arizona',
  'alberta',
  'british columbia',
  'manitoba',
  'ontario',
  'al',
  'ak',
  'az',
  'ab',
  'bc',
  'mb',
  'on',
  'new south wales',
  'queensland',
  'victoria',
  'nsw',
  'qld',
];
const MONTHS =
  /^(\d\d? )?(jan|feb|fev|mar|apr|avr|abr|mai|may|jun|juin|jul|aug|aou|ago|sep|oct|okt|nov|dec|dez)/;

const share = (options: readonly string[], isOne: (option: string) => boolean) =>
  options.filter((option) => isOne(option)).length / Math.max(1, options.length);

/** What a list's options say it is for, beside what its words say. Shops list the years ahead, people were born in many. */
export function meaningOfOptions(texts: readonly string[], said: FieldMeaning | null): FieldMeaning | null {
  const options = texts.map((text) => words(text)).filter((text) => text !== '');
  const among = (known: readonly string[]) => options.filter((option) => known.includes(option)).length;
  if (share(texts, (text) => /\+ ?\d[\d -]{0,6}[)\s\p{Cf}]*$|^\s*\(?\+\d/u.test(text)) > 0.5)
    return 'unknown';
  if (options.length > 0 && options.length < 600) {
    if (share(options, (option) => MONTHS.test(option)) > 0.8 && options.length <= 14)
      return said?.startsWith('exp') === true ? 'expirationMonth' : 'birthdayMonth';
    const years = options.filter((option) => /^(19|20)\d\d$/.test(option)).length;
    if (years > 0.8 * options.length && said?.startsWith('exp') === true) return 'expirationYear';
    if (years > 50) return 'birthdayYear';
    if (options.filter((option) => /^0?\d{1,2}$|^[12]\d$|^3[01]$/.test(option)).length === 31)
      return 'birthdayDay';
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
