import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { PROPER } from './told/naming/names.data.ts';

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
  /\b(?:tailor|adapt|gear|aim|target|adapte[rz]?|oriente[rz]?|vise[rz]?)(?:[- ](?:it|this|my (?:resume|cv)|the (?:resume|cv)|le|la|mon cv))?\s+(?:for|to|towards?|at|pour|vers)\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
  /\b(?:resume|cv|curriculum vitae)\s+(?:for|as|aimed at|targeting|pour|de|comme)\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
  /\b(?:apply(?:ing)? (?:for|to)|looking for(?: work as)?|search(?:ing)? for|(?:i want|(?:^|[.,;] )want(?:ing)?)(?: to (?:be|become|work as|move into|get into))?|hoping (?:for|to (?:be|become|work as))|je cherche|je postule (?:pour|comme))\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
];

/** The work that a sentence says the CV is for; null when it says none. */
export function targetIn(sentence: string): string | null {
  for (const pattern of TARGETS) {
    const found = pattern.exec(sentence)?.[1];
    if (found === undefined) continue;
    const words = found
      .split(
        /[.;:!?\n]|,? (?:with|using|that|which|based on|from|in (?:french|english)|and (?:put|make|keep|lead|use)|en fran[cç]ais)\b/i,
      )[0]
      ?.replace(/^(?:job|work|position|poste|emploi)\b.*?\s(?:as|comme)\s+(?:an?\s+|une?\s+)?/i, '')
      .replace(/\s+at\s+an?\s.*$/i, '')
      .replace(/^(?:job|position|role|work|poste|emploi)\s+(?:as|of|in|comme|de)\s+(?:an?\s+)?/i, '')
      .replace(/\s+(?:roles?|positions?|jobs?|postings?|work)\b.*$/i, '')
      .replace(/\s+(?:in|near|around|à)\s+(\p{Lu}.*)$/u, (whole, place: string) =>
        isKnownCity(place) || placeOf(place) !== null ? '' : whole,
      )
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

const WHERE = new RegExp(
  String.raw`\s(?:in|near|around|at|à|au|dans|for|pour)\s+(${PROPER}(?:,\s*${PROPER})?)`,
  'gu',
);

/** Where the work is that a sentence says the CV is for: a town or a region; null when it names none. */
export function targetPlaceIn(sentence: string): string | null {
  const places = Array.from(sentence.matchAll(WHERE), ([, place = '']) => place.replace(/[.\s]+$/, ''));
  return places.find((place) => isKnownCity(place) || placeOf(place) !== null) ?? null;
}

/** "Make it for Toronto": only where it is for. */
export const aimsAtPlace = (sentence: string): boolean =>
  /^(?:(?:please|now|svp|maintenant)[,\s]+)*(?:make|redo|tailor|adapt|aim|refais|adapte)\s+(?:it|this|that|le|la|ça)\s+(?:for|to|pour)\s+\p{Lu}/u.test(
    sentence,
  );

/** Whether a sentence says what the CV is for and nothing of its writer: "make it for a … role in Toronto". */
export const onlyAims = (sentence: string): boolean =>
  targetIn(sentence) !== null &&
  !/^(?:i(?:['’]?m| am)|je suis)\s+(?:an?|une?)\s/iu.test(sentence) &&
  /^(?:(?:please|now|and|ok|okay|svp|maintenant|et)[,\s]+)*(?:(?:make|redo|rewrite|write|rework|do|prepare|tailor|adapt|gear|aim|target|adjust|refais|fais|prépare|adapte|oriente|vise)|(?:(?:it['’]?s|this is|i need it|i want it|c['’]est)\s+)?(?:for|pour))(?!\p{L})/iu.test(
    sentence,
  );

/** Whether a prompt asks for another CV rather than for a change of the one there is. */
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
