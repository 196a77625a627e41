import { PERIOD } from '#engines/claims/checks/reach/says.ts';
import { isPast } from '#engines/claims/checks/amounts/worked-out/compared.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { fold } from '#engines/text/index.ts';

/** Verbs that only join a thing to how much it is: "visits stood 145 lower", "June saw occupancy at 61 %", or to a place. */
const JOINS =
  /^(?:stood|stands?|standing|sat|sits?|lay|lies?|saw|sees?|came|comes?|ran|runs?|counted|counts?|numbered|numbers?|read|reads|showed|shows?|averag(?:ed?|es|ing)|hovered|se situ\w+|s'etabli\w+|s'elev\w+|atteign\w+|compt(?:e|ait|aient))$/;
/** What says to which side an amount lies from another. */
const COMPARES = /^(?:higher|lower|fewer|less|more|longer|shorter|earlier|later|sooner|moins|plus)$/;
const PLACE = /^\s(?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th|e)|premiere?|deuxieme|troisieme)\b/;
/** How far from its amount a verb, and a comparison, may stand. */
const NEAR_VERB = 24;
const NEAR_COMPARISON = 16;

/** Whether a word only joins a thing to an amount, or says to which side the amount lies: the amount is looked at by itself. */
export const isOfAnAmount = ({ quantities, text }: Claim, { words, start, end }: Unit): boolean =>
  words.every(
    ({ word }) =>
      (JOINS.test(word) && PLACE.test(fold(text.slice(end)))) ||
      (JOINS.test(word) &&
        quantities.some(
          (one) =>
            one.start >= end && one.start - end <= NEAR_VERB && !/[.;,]/.test(text.slice(end, one.start)),
        )) ||
      (COMPARES.test(word) &&
        quantities.some(
          (one) =>
            one.end <= start &&
            start - one.end <= NEAR_COMPARISON &&
            !/[.;,]/.test(text.slice(one.end, start)),
        )),
  );

/** What takes up a time that was told: "the month I began", "than the year before", "August of that year". */
const TAKES_UP = /^(?:that|this|same|following|next|previous|prior|ce|cet|cette|meme)$/;
const THE = /^(?:the|l|le|la)$/;
const OF_WHICH = /^(?:i|we|je|j'.*|before|earlier|prior|when|ou|que|precedente?)$/;
const BESIDE = /^(?:before|earlier|after|prior|later|precedente?|suivante?)$/;

/** Whether a period stands for one that the text tells by its date. */
export function isDateTakenUp({ dates, words }: Claim, { words: own, start, end }: Unit): boolean {
  const [only, second] = own;
  const at = words.findIndex((word) => word === only);
  if (only === undefined || dates.length === 0 || dates.some((date) => meets(date, { start, end })))
    return false;
  const before = words[at - 1]?.word ?? '';
  if (BESIDE.test(only.word)) return own.length === 1 && PERIOD.test(before);
  if (!PERIOD.test(only.word) || (second !== undefined && !BESIDE.test(second.word))) return false;
  const after = second?.word ?? words[at + 1]?.word ?? '';
  return TAKES_UP.test(before) || (THE.test(before) && OF_WHICH.test(after));
}

const SURPASSES = /^(?:beat|beats|beating|beaten|exceed\w*|surpass\w*|topped|tops|bettered|depass\w*)$/;

/** Whether a word says that an amount was passed, by which a fact's own amount does lie beyond it. */
export const isPassed = (claim: Claim, { words }: Unit): boolean =>
  words.every(({ word }) => SURPASSES.test(word)) &&
  claim.quantities.some((claimed) => claim.place.sources.some((source) => isPast(claimed, source)));
