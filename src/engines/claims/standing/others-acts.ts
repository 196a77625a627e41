import { monthOf, weekdayOf } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

/** A stretch of a text, in its places. */
interface Span {
  readonly start: number;
  readonly end: number;
  /** From where on who did it is named, where that is before it: "with Gilles. It was he who wrote". */
  readonly namedFrom?: number;
}

/** A name within a sentence, and what its bearer does: "Alexis a fait le châssis, Maïka était capitaine". */
const NAME_ACTS =
  /(?<=[,;:(–—]\s?(?:and |but |et |mais )?)((?:\p{Lu}\p{Ll}{0,3}\.? )?\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}[\p{L}'’]+)*) (?:does|did|do|has|had|was|were|is|ran|runs|led|kept|made|took|wrote|drew|saw|a|avait|est|était|fait|faisait|tient|tenait|\p{Ll}{3,}(?:ed|es|ait|aient|ent|(?<!s)s))(?![\p{L}'’])/gu;
/** Who did something, put before it: "c'est Marielle", "c'est lui qui écrivait", "it was the owner who chose them". */
const CLEFT =
  /(?<!\p{L})(?:c'(?:est|etait)|ce (?:sont|furent)|it(?:'s| is| was)) (?:(lui|elle|eux|elles|him|her|them)|(?:the |our |my |la |le |les |l'|une? |mon |ma |notre )?([\p{L}-]{3,})(?: [\p{L}-]+)?)(?: (qui|who|that)(?!\p{L})|(?=\s*[.;,)]|\s*$))/gu;
/** A deed as a thing, and who did it: "testing and commissioning done by the engineer". */
const DONE_BY =
  /(?<!\p{L})(?:done|handled|carried out|looked after|taken care of|faite?s?|assuree?s?|effectuee?s?|realisee?s?) (?:by|par) (?:(?:the|an?|our|my|another|la|le|les|une?) |l')?((?:[\p{L}'-]+ ){0,2}?)([\p{L}-]+)/gu;
const ENDS = /[.;)]/;

const startOf = (text: string, at: number): number =>
  Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('; ', at), text.lastIndexOf('(', at)) + 1;
const endOf = (text: string, at: number): number =>
  at + (ENDS.exec(text.slice(at))?.index ?? text.length - at);

/**
 * The parts of a text that tell what somebody else did by name, by who is put before the deed, or behind a deed that stands as a thing. `isAgent`: whether a folded word names
 * who may do something.
 */
export function actsOfOthers(text: string, isAgent: (word: string) => boolean): Span[] {
  const folded = fold(text);
  const byName = Array.from(text.matchAll(NAME_ACTS))
    .filter(([, named = '']) => !named.startsWith('I '))
    .filter(([, name = '']) => monthOf(name) === 0 && weekdayOf(name) === 0)
    .map(({ index }) => ({ start: index, end: endOf(folded, index) }));
  const clefts = Array.from(folded.matchAll(CLEFT)).flatMap(
    ({ 0: said, 1: pronoun, 2: who = '', 3: link, index }) => {
      const isName = /^\p{Lu}\p{Ll}/u.test(text.slice(index + said.indexOf(who, 5)));
      if (pronoun === undefined && !isAgent(who) && !isName) return [];
      const end = endOf(folded, index + said.length);
      // Without what they do behind them it stands before: "le catalogage, c'est Marielle".
      const start = link === undefined ? startOf(folded, index) : index;
      return [{ start, end, ...(pronoun === undefined ? {} : { namedFrom: 0 }) }];
    },
  );
  const passives = Array.from(folded.matchAll(DONE_BY))
    .filter(([, before = '', last = '']) =>
      [...before.split(' '), last].some((word) => word !== '' && isAgent(word)),
    )
    .map(({ 0: said, index }) => ({ start: startOf(folded, index), end: index + said.length }));
  return [...byName, ...clefts, ...passives];
}
