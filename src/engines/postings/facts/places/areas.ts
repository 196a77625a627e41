import { countryByName, countryOfCity, countryOfRegion } from './known-places.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';

/** Whether flat words name more than a city. */
export const isWider = (flat: string): boolean =>
  countryByName.has(flat) ||
  (countryOfRegion.has(flat) && !countryOfCity.has(flat)) ||
  /^(?:europe|emea|worldwide|global|north america|eu|apac)$/.test(flat);

/** The province, state or country that stands right after a city: ", QC", " (Québec)", " - Ontario". */
export function areaAfter(
  text: string,
  at: number,
  known: string | undefined,
): { country: string; to: number } | null {
  // French postings write the department's number: "Beaune (21)".
  const department = /^ \((?:\d{2}|2[AB]|97\d)\)/.exec(text.slice(at, at + 8));
  if (department !== null) return { country: 'FR', to: at + department[0].length };
  const match =
    /^(?:\s*[,/(]\s*|\s+[-–—]\s+|\s+)(\p{Lu}[\p{L}.]*(?:[ -](?:and |of |du |et |the )?[\p{Lu}][\p{L}.]*){0,3})/u.exec(
      text.slice(at, at + 60),
    );
  if (match?.[1] === undefined) return null;
  const words = match[1].split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/(?<=\p{L}{2})\.$/u, '');
    // "N.S." and "B.C." are written with their dots, too.
    const flat = /^(?:\p{Lu}\.){2,4}$/u.test(`${name.replace(/\.$/, '')}.`)
      ? flatten(name.replaceAll('.', ''))
      : flatten(name);
    const short = flat.length <= 3;
    // "Ont.", "Sask.".
    const shortened =
      words.length >= count && (words[count - 1] ?? '').endsWith('.')
        ? countryOfRegion.get(`${flat}.`)
        : undefined;
    // "ON" and "IN" are regions in capitals only.
    if (/^canadi(?:an|ens?|ennes?)$/.test(flat)) continue;
    const country =
      shortened !== undefined
        ? shortened
        : short && name !== name.toUpperCase() && flat !== 'qc'
          ? undefined
          : // "Berlin, DE" is Germany, not Delaware.
            flat.toUpperCase() === known
            ? known
            : (countryOfRegion.get(flat) ??
              countryByName.get(flat) ??
              countryByName.get(flat.replace(/\.$/, '')));
    if (country === undefined) continue;
    const to = at + match[0].length - match[1].length + name.length;
    return { country, to: text[to] === ')' && text.slice(at, to).includes('(') ? to + 1 : to };
  }
  return null;
}

// "ontario" and "qc" stand for a country too; short codes are words of English and French.
const regions = [...countryOfRegion.keys()].filter((name) => name.length > 4 && name !== 'georgia');
const AREA = new RegExp(
  `(?<![\\p{L}.])(?:${[...countryByName.keys(), ...regions]
    .toSorted((a, b) => b.length - a.length)
    .filter((name) => name !== 'us' && name !== 'america')
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')}|(?<=\\b(?:the|in|within|\\(|-|,) ?)us(?= only|\\)|,|\\.|;| |$))(?![\\p{L}])`,
  'u',
);

/** The country a flat text names; null for none. */
export function areaIn(flat: string): string | null {
  const found = AREA.exec(flat)?.[0];
  return found === undefined ? null : (countryByName.get(found) ?? countryOfRegion.get(found) ?? null);
}
