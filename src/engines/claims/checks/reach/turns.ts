import { isInitials } from '#engines/claims/checks/words/initials.ts';
import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { isPeriodical, PERIOD, PROVINCE } from './says.ts';

/** Whether a word belongs to a name or phrase of several words that the profile has ("Global Navigation Satellite System"). */
const isInName = (claim: Claim, word: Word): boolean =>
  claim.units.some(
    (unit) =>
      unit.words.length > 2 &&
      unit.words.includes(word) &&
      claim.place.sources.some(({ vocabulary }) => isSaid(unit, vocabulary)),
  );

/** Whether a word is written as a name that the place has so: "International" of a make. */
const isCapitalNamed = (claim: Claim, word: Word): boolean =>
  !word.first &&
  /^\p{Lu}/u.test(word.raw) &&
  claim.place.sources.some(({ words }) => words.some(({ raw }) => raw === word.raw));

/** Turns of phrase in which a word of reach reaches nowhere: the word, what stands before it and what after. */
const TURNS: readonly (readonly [own: RegExp, before: RegExp | null, next: RegExp | null])[] = [
  [/^premiere?$/, /^langue$/, null],
  [/^(?:first|premiere?)$/, null, /^(?:language|langue|aid|job|role|emploi)$/],
  [/^first$/, null, /^thing$/],
  [/^both$/, null, /^(?:ends|sides|ways)$/],
  [/^(?:all|every|each|tous|toutes|tout|chaque)$/, null, /^(?:ages?|kinds?|sorts?|types?|genres?|sortes?)$/],
  [/^most$/, null, /^(?:about|of)$/],
  [/^daily$/, null, /^(?:bread|life|routine)$/],
  [/^all$/, null, /^(?:two|three|four|five|six)$/],
  [/^many$/, null, /^as$/],
  [/^ever$/, null, /^since$/],
  [/^most$/, null, /^part$/],
  // "Only in October" limits what is told; "the only one" sets it above the rest.
  [
    /^(?:only|seulement|uniquement)$/,
    /^(?!(?:the|an|my|our|his|her|its|la|le|les|une?|as|being|been|s)$)/,
    /^(?!(?:one|person|woman|man|[\p{L}-]+(?:er|or|ist|ian))$)/u,
  ],
  [/^(?:best|meilleure?)$/, null, /^(?:way|part|thing|of|facon|maniere|moyen|place|time|moment)$/],
  // "All taught in French" and "in all" are totals of what was named.
  [/^all$/, null, /ed$|^(?:taught|done|made|kept|told|written)$/],
  [/^all$/, /^in$/, null],
  [/^(?:toujours|always)$/, null, /^(?:the|la|le|les)$/],
  [/^tout$/, /^en$/, null],
  [/^tout$/, null, /^(?:en|de|comme)$/],
];

function isTurnOfPhrase(words: readonly Word[], at: number): boolean {
  const [before = '', own = '', next = ''] = [words[at - 1]?.word, words[at]?.word, words[at + 1]?.word];
  // "Country calls" are calls in the country.
  if (/^(?:country|pays)$/.test(own)) return !/^(?:the|this|across|whole|entire|le|les|tout)$/.test(before);
  return TURNS.some(
    ([word, lead, follow]) =>
      word.test(own) && (lead === null || lead.test(before)) && (follow === null || follow.test(next)),
  );
}

/** Whether a word of reach only leads to an amount, which is looked at by itself: "across a dozen", "several hundred". */
function isOfAnAmount({ quantities, text }: Claim, words: readonly Word[], at: number): boolean {
  const [own, following] = [words[at], words[at + 1]];
  if (own === undefined) return false;
  if (quantities.some((one) => one.start <= own.start && own.end <= one.end)) return true;
  // "The first four of them" are so many of a length of time, and no four before all others.
  if (/^(?:first|premiere?s?)$/.test(own.word))
    return quantities.some((one) => one.measures === 'time' && /^\s$/.test(text.slice(own.end, one.start)));
  if (own.word === 'across')
    return quantities.some((one) => /^\s(?:an? |the |some |about )?$/.test(text.slice(own.end, one.start)));
  if (/est$|^most$/.test(own.word) && quantities.some(({ approximation }) => approximation === 'up-to'))
    return true;
  return (
    following !== undefined &&
    /^(?:plusieurs|many|several)$/.test(own.word) &&
    quantities.some((one) => meets(one, following))
  );
}

/** Whether the facts bear out a word of reach by what they are of: "most weeks" by "weekly", "provincial" by "Ontario". */
function isBorneOtherwise(
  claim: Claim,
  words: readonly Word[],
  at: number,
  support: readonly Source[],
): boolean {
  const [own = '', next = ''] = [words[at]?.word, words[at + 1]?.word];
  // "In the country" of what is rural.
  if (own === 'country' && words[at - 2]?.word === 'in')
    return support.some(({ text }) =>
      /\b(?:rurale?s?|ruraux|countryside|farms?|villages?)\b/.test(fold(text)),
    );
  // "Nine years in the industry" are as many anywhere.
  if (own === 'industry' && words[at - 2]?.word === 'in')
    return claim.quantities.some(({ measures }) => measures === 'time');
  // "By sorting the stone first" of "before building".
  if (own === 'first' && next === '')
    return support.some(({ text }) => /\b(?:before|avant|d'abord)\b/.test(fold(text)));
  if (own === 'most' && PERIOD.test(next)) return support.some(({ text }) => isPeriodical(fold(text), next));
  return (
    /^provinciale?s?$/.test(own) &&
    [...support, ...claim.place.sources].some(({ text }) => PROVINCE.test(text))
  );
}

/** "First in Mombasa and then in Nairobi", "mobile ones first, tower cranes since": the order of time. */
const isOfOrder = ({ text }: Claim, { word, end }: Word): boolean =>
  /^(?:first|d'abord)$/.test(word) &&
  /^(?:\s?[,;.)–—]|\s(?:in|at|on|as|with|for|by|and)\s)[^.;]*\b(?:then|now|since|later|afterwards|today|currently)\b/.test(
    text.slice(end),
  );

/** "In 2025 alone", "la seule année 2025": what is told is of no more time than that, and by nobody alone. */
const isOfPeriodAlone = ({ text, dates }: Claim, { word, start, end }: Word): boolean =>
  (/^(?:alone|seulement)$/.test(word) &&
    (dates.some((date) => date.end <= start && text.slice(date.end, start).trim() === '') ||
      /\b(?:this|that|last|one|the first|cette) (?:year|month|week|season|summer|winter|quarter|annee|saison)\s$/.test(
        fold(text.slice(0, start)),
      ))) ||
  (word === 'seule' && /^\s(?:annee|saison|periode)\b/.test(fold(text.slice(end))));

/** "Across sales, stock and service": what follows is named one by one. */
const isListing = (text: string, from: number): boolean =>
  /^[^.;]{2,60}(?:,| and | et )/.test(text.slice(from));

/** Whether a word of reach at a place among the words of a clause says nothing of its own there. */
export function reachesNowhere(
  claim: Claim,
  words: readonly Word[],
  at: number,
  support: readonly Source[],
): boolean {
  const own = words[at];
  if (own === undefined) return true;
  if (isInitials(claim, { words: [own], meaning: undefined, start: own.start, end: own.end })) return true;
  if (isOfAnAmount(claim, words, at) || isInName(claim, own) || isCapitalNamed(claim, own)) return true;
  if (isOfPeriodAlone(claim, own)) return true;
  if (isOfOrder(claim, own) || isTurnOfPhrase(words, at) || isBorneOtherwise(claim, words, at, support))
    return true;
  return (
    /^(?:across|throughout|both|first|premiere?|plusieurs|many|multiple)$/.test(own.word) &&
    words.length > 2 &&
    isListing(claim.text, own.end)
  );
}
