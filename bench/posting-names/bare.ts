import { remembered } from '#engines/text/index.ts';
import { countryOfCity } from '#engines/postings/facts/places/known-places.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { FIRM } from '#engines/postings/facts/naming/naming.data.ts';
import { isPlace, partsOf } from '#engines/postings/facts/naming/parts.ts';

/** "Grade 6 Teacher, Temporary Contract". */
const KIND_LAST =
  /,\s*(?:(?:limited|fixed)[- ]term(?: appointment)?(?: \([^()]*\))?|(?:full|part)[- ]time|permanent|temporary|contract(?:[- ]to[- ]hire)?|casual|seasonal|freelance|fixed[- ]term|remote|hybrid|temps (?:plein|partiel|complet)|temporaire|contractuel|occasionnel|saisonnier|pigiste)(?: (?:contract|position|role|poste))?$/iu;

/** "(mat leave)", "(28 hours/week)", "(100% commission)", "for summer 2027", ", spring to fall": terms rather than the job. */
const TERMS_LAST =
  /\s*\((?:[^()]*\b(?:leave|congé|hours?|hrs|heures|h\/sem|commission|home office|bonus|shifts?)\b[^()]*)\)$|,? (?:for |pour )?(?:the )?(?:spring|summer|fall|winter|l'été|l'hiver)(?: (?:to|through) (?:spring|summer|fall|winter)| (?:season|20\d\d)){1,2}$/iu;
/** "… Lead in Owen Sound", "…, full-time, in Québec". */
const PLACE_LAST = /,?\s(?:in|near|à)\s(\p{Lu}[\p{L}'’. -]+(?:, [\p{L}. ]+)?)$/u;
/** "centre du Québec": about a place, in small letters. */
const isAround = (rest: string): boolean =>
  /^\s[-–—|]\s\p{Ll}/u.test(rest) && isPlace(/\p{Lu}[\p{L}'’ .-]*$/u.exec(rest)?.[0] ?? '');

const SHIFT = String.raw`(?:overnights?|nights?|days?|evenings?|weekends?|afternoons?|quart de \p{L}+|jour|soir|nuit)(?: shifts?)?`;
/** "Cook (evenings)", "Guard - Overnight". */
const SHIFT_LAST = new RegExp(String.raw`\s(?:[-–—]\s${SHIFT}|\(${SHIFT}\))$`, 'iu');

/** A title without place, kind of work and gender marks around it. */
export const bare = remembered((title: string): string => {
  return title
    .replace(/^(?:an?|our|une?|notre|the|un\(e\)|une?\.?e?|nos)\s+(?=\p{L})/u, '')
    .replace(
      /\s*\((?:[^()]{0,40}\b(?:remote|from home|hybrid|on-?site|f\/m|m\/f|h\/f|f\/h|m\/w|w\/m|full|part|permanent|contract|temporary|ongoing|casual|seasonal|relief|on[- ]call|télétravail|hybride|temporaire|occasionnel|saisonnier)[^()]{0,40})\)/giu,
      '',
    )
    .replace(
      /^(?:contract|casual|temporary|permanent|full[- ]time|part[- ]time|remote|seasonal|temp|urgent:?)\s+(?=\p{L})/iu,
      '',
    )
    .replace(/\s+(?:[hfmwd]\/){1,2}[hfmwdx]$/iu, '')
    .replace(
      /\s*\((?:\d+|two|three|several|multiple|plusieurs|deux|trois) (?:positions?|postes?|openings?|vacanc(?:y|ies))\)/iu,
      '',
    )
    .replace(TERMS_LAST, '')
    .replace(PLACE_LAST, (rest, place: string) => (isPlace(place) ? '' : rest))
    .replace(KIND_LAST, '')
    .replace(SHIFT_LAST, '')
    .replace(/\s[-–—|]\s.*$/u, (rest) => (partsOf(rest).length === 0 || isAround(rest) ? '' : rest))
    .replace(/[\s,.:;!-]+$/u, '')
    .trim();
});

/** An employer without its parts, its street, its town and what tells of it. */
export const bareCompany = remembered((company: string): string => {
  return (
    company
      .replace(/['’]s$/u, '')
      // "Kestner Digital (recruiter) for an insurer in Waterloo".
      .replace(/\s\((?:recruiter|recruiters|agency|recruteur|agence)\).*$/iu, '')
      .replace(/\s(?:for|pour|on behalf of) (?:an?|our|une?|notre|its)\s.*$/iu, '')
      // Which part of it: "University of the Coast, Department of Botany".
      .replace(
        /,\s(?:Department|Faculty|School|Division|Département|Faculté|Direction|Service) (?:of|de|des|du)\s.*$/u,
        '',
      )
      .replace(/,\s([^,]+(?:,\s[^,]{2,30})?)$/u, (rest, tail: string) => (isPlace(tail) ? '' : rest))
      // A street and what tells of the employer go on in small letters.
      .replace(/, \d+,? \p{L}.*$/u, '')
      .replace(/,\s(?!(?:inc|ltd|ltée|llc|llp|corp|et|and|de|du|des)\b)\p{Ll}.*$/u, '')
      .replace(/((?:^|\s)(?:LLP|LLC|Inc\.?|Ltd\.?|Limited|Corp\.?|ltée|S\.E\.N\.C\.R\.L\.)),\s.*$/u, '$1')
      .replace(/\s(?:de|d['’]|of|in|à)\s?(\p{Lu}[\p{L}-]+)$/u, (rest, city: string) =>
        countryOfCity.has(flatten(city)) &&
        !/^(?:Ville|City|Town|Bank|Banque|University|Université)/.test(company)
          ? ''
          : rest,
      )
      .replace(/^(.+? .+?)\s(\p{Lu}[\p{L}-]+)\.?$/u, (whole, name: string, city: string) =>
        countryOfCity.has(flatten(city)) &&
        !/(?:\b(?:of|de|du|des|the|and|et)|[&'’])$/iu.test(name) &&
        !FIRM.test(flatten(name.split(' ')[0] ?? ''))
          ? name
          : whole,
      )
      .replace(/\s*\([^()]*$/u, '')
      // "La Clinique Rivard" is called by what it is, "Le Poêlon d'Or" by its whole name.
      .replace(/^(?:Le|La) (?=(\p{Lu}[\p{L}-]*))/u, (article, word: string) =>
        FIRM.test(flatten(word)) ? '' : article,
      )
      .replace(/(?<!\b(?:inc|ltd|co|corp|\p{L}))[\s.,:;!-]+$/iu, '')
      .replace(/\s+(?:is|are|and|et|the|of|de)$/u, '')
      .trim()
  );
});
