import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { plainly } from './orders.data.ts';
import { capital } from './told/said-fact.ts';
import { A_ROLE } from './told/words.data.ts';

const A_JOB = String.raw`(?:an? |the |my |(?:un|le) (?:poste|emploi) (?:de |d['’])|des postes de |une? )?`;
const JOB = '(?:role|position|job|posting|opening|poste|emploi)';
/** What is written or changed for some work, and by which verbs. */
const IT = String.raw`(?:it|(?:this|that)(?: one)?|one|the same|(?:my|the) (?:resume|cv)|mon cv|le|la|ça)`;
const MAKE = '(?:make|redo|(?:re)?write|rework|do|prepare|fix|adjust|change|(?:re)?fais|prépare)';
const AIM = '(?:tailor|adapt|gear|aim|target|steer|point|orient|(?:adapt|orient|vis|cibl)e[rz]?)';
const IT_IS = String.raw`(?:(?:it['’]?s|th(?:is|at) is|that['’]s|i (?:need|want) it|c['’]est|il est) )?(?:for|pour)`;
const TARGETS: readonly RegExp[] = [
  String.raw`\b(?:${MAKE}[- ]${IT}\s+(?:right |fit )?(?:for|to (?:fit|suit)|pour)|${AIM}(?:[- ]${IT})?\s+(?:for|to|towards?|at|pour|vers))\s+${A_JOB}(.+)$`,
  String.raw`^${IT_IS}\s+${A_JOB}(.+?)\s+${JOB}(?:\s.*)?$`,
  String.raw`^${IT_IS}\s+(?:un|le|an?|the)\s+${JOB}\s+(?:de |d['’]|as |of )(?:an? )?(.+)$`,
  String.raw`^(?:target|(?:vis|cibl)e[rz]?)\s+${A_JOB}(.+)$`,
  String.raw`^(?:the\s+|le\s+|my\s+|mon\s+)?(?:target(?:ed)?|desired|wanted|career)?\s*(?:target|goal|aim|job|role|position|title)\s*[:=]\s*(.{2,80})$`,
  String.raw`^(?:poste|emploi|titre|rôle)\s+(?:(?:vis|cibl|recherch|souhait|désir)ée?|voulu)\s*[:=]\s*(.{2,80})$`,
  String.raw`^(?:objecti(?:f|ve)|cible)\s*[:=]\s*((?!to\s)\S+(?:\s\S+){0,5})$`,
  String.raw`\b(?:resume|cv|curriculum vitae)\s+(?:for|as|aimed at|targeting|pour|de|comme)\s+${A_JOB}(.+)$`,
  String.raw`\b(?:apply(?:ing)? (?:for|to)|looking for(?: work as)?|search(?:ing)? for|(?:i want|(?:^|[.,;] )want(?:ing)?)(?: to (?:be|become|work as|move into|get into|apply (?:for|to|as)))?|hoping (?:for|to (?:be|become|work as))|je cherche|je postule (?:pour|comme))\s+${A_JOB}(.+)$`,
].map((source) => new RegExp(source, 'i'));

const WHERE = /(?:\s(?:in|near|around|at|à|au|dans|for|pour)\s+|,\s+)(?=\p{L})/giu;
const isPlace = (text: string): boolean => isKnownCity(text) || placeOf(text) !== null;

/** The town or region that a text begins with, with its province where one follows; null when it begins with none. */
function placeFirst(text: string): string | null {
  const words =
    /^\p{L}[\p{L}.'’-]*(?:,?\s+\p{L}[\p{L}.'’-]*){0,4}/u.exec(text)?.[0].split(/(?<=\S)\s+/) ?? [];
  for (let count = Math.min(words.length, 5); count > 0; count -= 1) {
    const place = words
      .slice(0, count)
      .join(' ')
      .replace(/[.,\s]+$/, '');
    const [town = '', region] = place.split(/,\s*/);
    const isWhole = region === undefined ? isPlace(place) : placeOf(place) !== null && isPlace(town);
    // "Reading" and "Nice" in small letters are words.
    if (isWhole && (/^\p{Lu}/u.test(place) || town.length > 5)) return capital(place);
  }
  return null;
}

/** Where in a text a place begins that words or a comma lead to, and the place. */
function placed(text: string): { at: number; place: string } | null {
  for (const found of text.matchAll(WHERE)) {
    const place = placeFirst(text.slice(found.index + found[0].length));
    if (place !== null) return { at: found.index, place };
  }
  return null;
}

/** A text without a place and what follows on it; "a job in Toronto as a cook" goes on with the work. */
function withoutPlace(text: string): string {
  const found = placed(text);
  if (found === null) return text;
  const behind = text.slice(fold(text).indexOf(fold(found.place), found.at) + found.place.length);
  return `${text.slice(0, found.at)}${/^\s+(?:as|comme)\s/i.test(behind) ? behind : ''}`;
}

/** Where the work is that a sentence says the resume is for: a town or a region; null when it names none. */
export const targetPlaceIn = (sentence: string): string | null => placed(sentence)?.place ?? null;

/** The work that a sentence says the resume is for; null when it says none. */
export function targetIn(sentence: string): string | null {
  const order = plainly(sentence);
  for (const pattern of TARGETS) {
    const found = pattern.exec(order)?.[1] ?? pattern.exec(sentence)?.[1];
    if (found === undefined) continue;
    const words = withoutPlace(found)
      .split(
        /[.;:!?\n]|,? (?:with|using|that|which|based on|from|in (?:french|english)|and (?:put|make|keep|lead|use)|en fran[cç]ais)\b/i,
      )[0]
      ?.replace(/^(?:job|work|position|poste|emploi)\b.*?\s(?:as|comme)\s+(?:an?\s+|une?\s+)?/i, '')
      .replace(/\s+at\s+an?\s.*$/i, '')
      .replace(/^(?:job|position|role|work|poste|emploi)\s+(?:as|of|in|comme|de)\s+(?:an?\s+)?/i, '')
      .replace(/\s+(?:roles?|positions?|jobs?|postings?|work)\b.*$/i, '')
      .trim();
    if (words !== undefined && (isKnownCity(words) || placeOf(words) !== null)) return null;
    if (
      words !== undefined &&
      /\p{L}{2}/u.test(words) &&
      words.length <= 80 &&
      !/^(?:me|myself|you|us|this|it|moi|le tout)\b/i.test(words) &&
      !/\b(?:pages?|shorter|longer|first|section)\b/i.test(words)
    )
      return words;
  }
  return null;
}

/** "Make it for Toronto": only where it is for. */
export const aimsAtPlace = (sentence: string): boolean =>
  /^(?:[Mm]ake|[Rr]edo|[Tt]ailor|[Aa]dapte?|[Aa]im|[Rr]efais)\s+(?:it|this|that|le|la|ça)\s+(?:for|to|pour)\s+\p{Lu}/u.test(
    plainly(sentence),
  );

const AIMS = new RegExp(
  String.raw`^(?:${MAKE}|${AIM}(?:-l[ea])?|${IT_IS})(?!\p{L})|^[\p{L}\s]{4,30}[:=]`,
  'iu',
);
const NEW_FOR_A_JOB = new RegExp(
  String.raw`(?<!\p{L})(?:resume|résumé|cv)\s+(?:for|pour)\s.*(?<!\p{L})${JOB}(?!\p{L})[^,]*(?:,\s*\p{L}[\p{L}.'’ -]*){0,2}[.!]*$`,
  'iu',
);

/** Whether a sentence says what the CV is for and nothing of its writer: "make it for a … role in Toronto". */
export function onlyAims(sentence: string): boolean {
  const order = plainly(sentence);
  if (targetIn(sentence) === null || A_ROLE.test(order)) return false;
  return (
    (AIMS.test(order) && !/(?<!\p{L})(?:resume|résumé|cv)\s+(?:for|pour)(?!\p{L})/iu.test(order)) ||
    (NEW_FOR_A_JOB.test(order) && targetPlaceIn(sentence) !== null)
  );
}

/** Whether a prompt asks for another resume rather than for a change of the one there is. */
export function startsAnew(prompt: string): boolean {
  const text = fold(prompt);
  return (
    /\bfrom scratch\b|\bstart (?:over|again|anew)\b|\bnew (?:resume|cv)\b|\bnouveau cv\b|\brecommence/.test(
      text,
    ) ||
    /\b(?:write|create|make|generate|build|draft|prepare|give|need|want|fais|cree|ecris|redige)\b.{0,30}\b(?:a|an|my|un|mon)\b.{0,40}\b(?:resume|cv|curriculum vitae)\b/.test(
      text,
    )
  );
}
