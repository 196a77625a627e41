import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { plainly } from './orders.data.ts';
import { capital } from './told/said-fact.ts';

const A_JOB = String.raw`(?:an? |the |my |un poste de |un emploi de |une? |le poste de )?`;
const TARGETS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:make|redo|rewrite|write|rework|do|prepare|fix|adjust|change|refais|fais|prépare|adapte|change)[- ](?:it|this one|that one|this|that|one|the same|le|la|ça)\s+(?:for|to fit|to suit|fit for|right for|pour)\s+${A_JOB}(.+)$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:now |and |ok |okay |maintenant |et )?(?:(?:it['’]?s|this is|i need it|i want it|that['’]s|c['’]est|il est) )?(?:for|pour)\s+${A_JOB}(.+?)\s+(?:role|position|job|posting|opening|poste|emploi)(?:\s.*)?$`,
    'i',
  ),
  /^(?:now |and |ok |okay |maintenant |et )?(?:(?:it['’]?s|this is|i need it|i want it|c['’]est) )?(?:for|pour)\s+(?:un poste|un emploi|le poste|a job|a position|a role)\s+(?:de |d['’]|as (?:an? )?|of )(.+)$/i,
  /\b(?:tailor|adapt|gear|aim|target|steer|point|orient|adapte[rz]?|oriente[rz]?|vise[rz]?|cible[rz]?)(?:[- ](?:it|this|that|my (?:resume|cv)|the (?:resume|cv)|le|la|mon cv))?\s+(?:for|to|towards?|at|pour|vers)\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
  /^(?:target|vise[rz]?|cible[rz]?)\s+(?:an? |the |un poste (?:de |d['’])|un emploi (?:de |d['’])|des postes de |une? |le poste de )(.+)$/i,
  /^(?:the\s+|le\s+|my\s+|mon\s+)?(?:target(?:ed)?|desired|wanted)?\s*(?:target|goal|aim|job|role|position|title|career goal)\s*[:=]\s*(.{2,80})$/i,
  /^(?:poste|emploi|titre|rôle)\s+(?:visée?|ciblée?|recherchée?|souhaitée?|désirée?|voulu)\s*[:=]\s*(.{2,80})$/i,
  /^(?:objectif|objective|cible)\s*[:=]\s*((?!to\s)\S+(?:\s\S+){0,5})$/i,
  /\b(?:resume|cv|curriculum vitae)\s+(?:for|as|aimed at|targeting|pour|de|comme)\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
  /\b(?:apply(?:ing)? (?:for|to)|looking for(?: work as)?|search(?:ing)? for|(?:i want|(?:^|[.,;] )want(?:ing)?)(?: to (?:be|become|work as|move into|get into|apply (?:for|to|as)))?|hoping (?:for|to (?:be|become|work as))|je cherche|je postule (?:pour|comme))\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
];

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

const AIMS =
  /^(?:(?:make|redo|rewrite|write|rework|do|prepare|tailor|adapt|gear|aim|target|adjust|steer|point|orient|refais|fais|prépare|adapte|oriente|vise|cible)(?:[rz]|-l[ea])?|(?:(?:it['’]?s|this is|i need it|i want it|c['’]est)\s+)?(?:for|pour))(?!\p{L})|^[\p{L}\s]{4,30}[:=]/iu;
const NEW_FOR_A_JOB =
  /(?<!\p{L})(?:resume|résumé|cv)\s+(?:for|pour)\s.*(?<!\p{L})(?:role|position|job|posting|opening|poste|emploi)(?!\p{L})[^,]*(?:,\s*\p{L}[\p{L}.'’ -]*){0,2}[.!]*$/iu;

/** Whether a sentence says what the CV is for and nothing of its writer: "make it for a … role in Toronto". */
export function onlyAims(sentence: string): boolean {
  const order = plainly(sentence);
  if (targetIn(sentence) === null || /^(?:i(?:['’]?m| am)|je suis)\s+(?:an?|une?)\s/iu.test(order))
    return false;
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
