import { degreeIn, isKnownCity, placeOf, titleScore } from '#engines/resume/index.ts';
import type { Piece } from '#engines/drafting/prompt/told/employers.ts';
import { PROPER } from '#engines/drafting/prompt/told/naming/names.data.ts';
import { DATE_MARK } from '#engines/drafting/prompt/told/times.ts';

const NOTED = new RegExp(String.raw`^([\p{L}][\p{L}'’/ -]{2,50}),\s+(${PROPER})\s*(?:[,(]|‡)`, 'u');
/** "Receptionist (Lumen Optometry, 2019-2023)": what stands in brackets before a date is where it was. */
const NAME_BRACKETED =
  /^(?:employers?\s*:\s*)?([\p{Lu}\d][^(),‡:]{1,60}?)\s*\(\s*(\p{L}[\p{L}'’/ -]{2,50}?)\s*,?\s*‡/u;
const BRACKETED = /^(\p{L}[\p{L}'’/ -]{2,50}?)\s*\(\s*([\p{Lu}\d][^(),‡]{1,60}?)\s*,?\s*‡/u;

/** "Housekeeper, Holiday Inn, 2016-2018": a title and an employer before their dates. */
export function notedIn(text: string): { position: Piece; employer: Piece } | null {
  const [enclosed = '', held = '', at = ''] = BRACKETED.exec(text) ?? [];
  if (titleScore(held) >= 3 && degreeIn(held) === null && !isKnownCity(at) && placeOf(at) === null)
    return {
      position: { value: held.trim(), from: 0, to: held.length },
      employer: { value: at.trim(), from: held.length, to: enclosed.length },
    };
  const [, where = '', what = ''] = NAME_BRACKETED.exec(text) ?? [];
  if (titleScore(what) >= 3 && titleScore(where) < 3 && degreeIn(where) === null) {
    const from = text.indexOf(what, text.indexOf(where) + where.length);
    return {
      position: { value: what.trim(), from, to: from + what.length },
      employer: { value: where.trim(), from: text.indexOf(where), to: text.indexOf(where) + where.length },
    };
  }
  const [whole = '', title = '', name = ''] = text.includes(DATE_MARK) ? (NOTED.exec(text) ?? []) : [];
  if (titleScore(title) < 3 || titleScore(name) >= 3 || isKnownCity(name) || placeOf(name) !== null)
    return null;
  const from = text.indexOf(name, title.length);
  return whole === '' || degreeIn(name) !== null
    ? null
    : {
        position: { value: title, from: 0, to: title.length },
        employer: { value: name, from, to: from + name.length },
      };
}
