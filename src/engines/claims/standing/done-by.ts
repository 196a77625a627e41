import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { endsWithAgent, isAgent } from './agents.ts';
import type { Region } from './region.ts';

/** What somebody else did, behind the deed: "approved by the board", "conçu par l'ingénierie". */
const BY =
  /(?:, )?\b(?:[\p{L}-]+ment )?([\p{L}-]+(?:ed|en|wn|[ei]e?s?|ue?s?|ite?s?|erte?s?|d|t))(?: (?:off|up|out|down|over))? (?:by|par) (?:(?:the|an?|our|my|another|la|le|les|l'|une?|two|deux)\s?)?((?:[\p{L}'-]+ ){0,2}?)([\p{L}-]+)/gu;
/** Signs behind a title among which a name stands: "signed by M. Sarr". */
const MOST_OF_A_NAME = 24;

/** Whether who did something stands behind it by name: "given by Red Cross trainers", "donné par la Croix-Rouge". */
const isByName = (written: string, verb: string): boolean =>
  verb !== '' &&
  /^[^]*?\s(?:by|par) (?:the |la |le |les |l['’])?(?:\p{Lu}\p{Ll}{0,3}\.? )?(\p{Lu}[\p{L}-]+)/u
    .exec(written)
    ?.slice(1)
    .some((name) => monthOf(fold(name)) === 0 && weekdayOf(fold(name)) === 0) === true;
const OWNED =
  /\b(?:with|under|after|pending) (?:the |an? |our |my )?([\p{L}-]+)['’]s? (?:approval|consent|permission|sign-off|agreement|authori[sz]ation|supervision|review|decision)\b/gu;
/** Somebody, and what they do: "the engineer, who signs it". */
const WHO_DOES =
  /(?<=\b(?:the|an?|our|my|le|la|une?|notre|mon|ma|aux?|du) |\bl')((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:who|qui) [^.;,]+/gu;
/** The deeds in a text whose doers stand behind them, or whose they are: "approved by the board", "the officer, who decides". */
export function deedsWithDoers(text: string): Region[] {
  const folded = fold(text);
  const passives = Array.from(folded.matchAll(BY))
    .filter(
      ({ 0: span, 1: verb = '', 2: before, 3: last, index }) =>
        endsWithAgent(before, last) ||
        isByName(text.slice(index, index + span.length + MOST_OF_A_NAME), verb),
    )
    .map(({ 0: span, index }): Region => ({
      standing: 'other',
      start: index,
      end: index + span.length,
      isVerbAlone: true,
    }));
  // "With the owner's approval", "under the engineer's supervision": what is somebody's they did.
  const owned = Array.from(folded.matchAll(OWNED))
    .filter(([, who = '']) => isAgent(who))
    .map(({ 0: span, index }): Region => ({
      standing: 'other',
      start: index,
      end: index + span.length,
      isVerbAlone: true,
    }));
  // "The tree officer, who decides": what is told of somebody behind their name.
  const relatives = Array.from(folded.matchAll(WHO_DOES))
    .filter(([, who = '']) => who.split(' ').some((word) => isAgent(word)))
    .map(({ 0: span, 1: who = '', index }): Region => ({
      standing: 'other',
      start: index + who.length,
      end: index + span.length,
      namedFrom: index,
      isVerbAlone: true,
    }));
  return [...passives, ...owned, ...relatives];
}
