import type { Posting } from '#contract/career/posting.ts';
import { cityOf, countryNamed, countryOf } from './places.ts';
import { spokenLanguages, wordFor } from '#engines/lexicon/index.ts';
import { LANGUAGES } from './known/languages.ts';
import type { Parameter } from './topics.data.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from './wording.ts';

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\bcanadian dollars?\b|\bdollars? canadiens?\b|\bCAD\b|\bCDN\b|CA\$|C\$|\$ ?CA\b/i, 'CAD'],
  [/\b(US|U\.S\.|american) dollars?\b|\bdollars? (US|am[ée]ricains?)\b|\bUSD\b|US\$|\$ ?US\b/i, 'USD'],
  [/\bEUR\b|€|\beuros?\b/i, 'EUR'],
  [/\b(pounds? sterling|british pounds?)\b|\bGBP\b|£/i, 'GBP'],
  [/\bAUD\b|A\$/, 'AUD'],
  [/\bNZD\b|NZ\$/, 'NZD'],
  [/\bINR\b|₹|\blakhs?\b|\bLPA\b/i, 'INR'],
  [/\bCHF\b/, 'CHF'],
  [/\bSGD\b|S\$/, 'SGD'],
  [/\bMXN\b/, 'MXN'],
  [/\bJPY\b|¥/, 'JPY'],
  [/\bPLN\b|zł/, 'PLN'],
  [/\bSEK\b/, 'SEK'],
  [/\bNOK\b/, 'NOK'],
  [/\bDKK\b/, 'DKK'],
];
const OF_COUNTRY: Readonly<Record<string, string>> = {
  CA: 'CAD',
  US: 'USD',
  GB: 'GBP',
  FR: 'EUR',
  DE: 'EUR',
  IE: 'EUR',
};
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [wordFor('parameters: fortnight'), 'fortnight'],
  [wordFor('parameters: other'), 'other'],
  [/\bmiles?\b|\bcpm\b/, 'mile'],
  [/hour|\bhr\b|horaire|l heure/, 'hour'],
  [/month|mois|mensuel/, 'month'],
  [/week|hebdo|semaine/, 'week'],
  [wordFor('parameters: day'), 'day'],
  [wordFor('parameters: year'), 'year'],
];

/** How long a week is, which is no period of pay: "based on a 30-hour week", "une semaine de 40 heures". */
const HOURS_OF_A_WEEK =
  /\b\d+( \d+)? ?(hours?|hrs?|h|heures?)( (per|a|1|par|of a|each|every))? ?(weeks?|wks?|semaines?)\b|\bsemaine (\w+ ){0,4}de \d+( \d+)? ?(heures|h)\b/g;

/** A period for which pay is said to be, against others that the same text only mentions: "per year (38 hours a week)". */
const FOR_WHICH =
  /\b(?:per|par|each|every) (?:hour|heure|day|jour|week|semaine|month|mois|year|annum|an|annee)\b/g;

/** The currency that a text names; undefined where it names none. */
export const currencyNamed = (text: string): string | undefined =>
  CURRENCIES.find(([sign]) => sign.test(text))?.[1];

const periodIn = (plain: string): string | undefined => PERIODS.find(([word]) => word.test(plain))?.[1];

/** The period of a folded text about pay: the one it is said to be for, else one that it names. */
function periodOf(plain: string): string | undefined {
  const said = new Set((plain.match(FOR_WHICH) ?? []).map(periodIn));
  return said.size === 1 ? [...said][0] : periodIn(plain);
}

/** The currency and period a text about pay names; the currency else the posting's, the period undefined where none is named. */
export function moneyOf(
  label: string,
  { posting, currency }: { posting: Posting; currency?: string },
): { currency: string | undefined; period: string | undefined } {
  const plain = plainLabel(withDigits(label.replaceAll(/\/ ?h\b/g, ' per hour '))).replaceAll(
    HOURS_OF_A_WEEK,
    ' ',
  );
  return {
    currency: currencyNamed(label) ?? posting.pay?.currency ?? currency ?? OF_COUNTRY[countryOf(posting)],
    period: periodOf(plain),
  };
}

function money(label: string, posting: Posting): string {
  const { currency, period: named } = moneyOf(label, { posting });
  const period = named ?? posting.pay?.period ?? 'year';
  return currency === undefined ? period : `${currency}/${period}`;
}

const SKILLS: readonly RegExp[] = [
  /(?:do you know(?: how to (?:use|work with|operate))?|savez-vous (?:utiliser|vous servir d[eu']))\s+(.+)/i,
  /exp[ée]rience[^:]{0,40}:\s*(.+)/i,
  /(?:worked|working|experienced?|used|using|knowledge|familiar|proficient|comfortable|proficiency|level)\s+(?:with|in|using|of|as an?|as)\s+(.+)/i,
  /(?:have you (?:used|worked|been using|been)|do you use)\s+(?:with |in |as an? )?(.+)/i,
  /years? of (.+?) experience/i,
  /experience\s+(?:do you have\s+)?(?:with|in|using|of|as an?|working (?:with|in|as an?))\s+(.+)/i,
  /exp[ée]rience\s+(?:avez-vous |poss[ée]dez-vous )?(?:avec|en|dans|comme|[àa] titre d[e'’]|de la|de l['’]|du|des|de)\s*(.+)/i,
  /(?:travaillez|utilisez|[êe]tes|exercez)-vous\s+(?:avec |en |dans |comme |le |la |les )?(.+)/i,
  /(?:familier|familiarit[ée]|connaissances?|ma[iî]trise|niveau|l['’]aise)\s+(?:avec|en|de|du|des|sur)\s+(.+)/i,
];

function skill(label: string): string {
  for (const pattern of SKILLS) {
    const found = pattern.exec(label.slice(0, 300))?.[1];
    if (found === undefined) continue;
    return plainLabel(found.replace(/[?:.(].*$/s, ''))
      .replace(/^(the|a|an|le|la|les|l|un|une|your|our|any of the following) /, '')
      .replace(
        / (do you have|have you had|avez vous|possedez vous|experience|in years|at work|professionally|before|in the past|auparavant)$/,
        '',
      );
  }
  return '';
}

function credential(label: string): string {
  return plainLabel(label)
    .replace(
      /^(do|are|have|is|avez|etes|possedez|detenez) (you|vous) (currently |already |actuellement |deja )?/,
      '',
    )
    .replace(/^(have|hold|possess|completed?|obtained|titulaire|in possession of) /, '')
    .replace(/^(the following|ce qui suit|one of the following) /, '')
    .replace(/^(a|an|the|un|une|le|la|les|d un|d une|your|of a) /, '')
    .replace(/^(valid|current|active|valide|en vigueur) /, '');
}

function city(label: string, posting: Posting): string {
  const cities = posting.places.map((place) => plainLabel(cityOf(place))).filter((name) => name !== '');
  const here = cities.find((name) => plainLabel(label).includes(name));
  if (here !== undefined) return here;
  const named =
    /\b(?:in|at|to|near|from|à|our)\s+(?:our\s+|the\s+|downtown\s+)?(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*)/u.exec(
      label,
    )?.[1];
  return named === undefined ? (cities[0] ?? '') : plainLabel(named);
}

/** Two codes of languages in capitals beside each other: "FR/NL", "EN-FR". */
const CODES = /(?<![\p{L}/-])(\p{Lu}{2}) ?[/+&–-] ?(\p{Lu}{2})(?: ?[/+&–-] ?(\p{Lu}{2}))?(?![\p{L}/-])/u;

/** The label with its codes of languages in full. */
const spelledCodes = (label: string): string =>
  label.replace(CODES, (whole, ...codes: readonly unknown[]) => {
    const names = codes.slice(0, 3).flatMap((code) => (typeof code === 'string' ? [code.toLowerCase()] : []));
    const known = names.map((code) => spokenLanguages.find((one) => one.code === code)?.name);
    return known.every((name) => name !== undefined) ? known.join(' and ') : whole;
  });

const languages = (label: string): string =>
  LANGUAGES.filter(([name]) => name.test(plainLabel(spelledCodes(label))))
    .map(([, name]) => name)
    .join('+');

function age(label: string): string {
  const years = /\b(1[4-9]|21)\b/.exec(plainLabel(label))?.[1] ?? '18';
  return years === '18' ? '' : years;
}

const READERS: Readonly<Record<Parameter, (label: string, posting: Posting) => string>> = {
  country: (label, posting) => countryNamed(label) || countryOf(posting),
  company: (_, posting) => plainLabel(posting.company),
  role: (_, posting) => plainLabel(`${posting.company} ${posting.title}`),
  city,
  money,
  skill,
  language: languages,
  percent: (label) => /(\d{1,3}) ?%/.exec(label)?.[1] ?? '',
  credential,
  age,
};

/** The parameter of a question from its label, else from the posting; "" when neither says. */
export const parameterOf = (parameter: Parameter, label: string, posting: Posting): string =>
  READERS[parameter](label, posting);

/** Whether a parameter can be read from a question. */
export const isRead = (parameter: string): parameter is Parameter => Object.hasOwn(READERS, parameter);
