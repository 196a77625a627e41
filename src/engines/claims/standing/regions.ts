import { monthOf, roleNouns, weekdayOf } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { actsOfOthers } from './others-acts.ts';
import { doerIn, doerOfDeed, isDoneInstead, isNotMine, otherSubject } from './subjects.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

/** What a part of a fact is to the person: somebody else's deed, denied, or only being learned. */
export type Standing = 'other' | 'denied' | 'learning';

/** A part of a fact that the person did not do themselves. */
export interface Region {
  standing: Standing;
  start: number;
  end: number;
  /** From where on who did it is named, where that is before it. */
  namedFrom?: number;
  /** Whether it is a verb and who did it, and nothing else. */
  isVerbAlone?: boolean;
  /** Words that name who did it, beside those that name a trade or a person. */
  who?: readonly string[];
  /** Whether its things are somebody else's too, who did them in the person's place. */
  isOfThings?: boolean;
}

/** Bodies that do things beside people by their trade. */
const BODIES =
  /^(?:management|direction|engineering|ingenierie|colleagues?|collegues?|staff|contractors?|subcontractors?|sous-traitants?|agency|agence|firm|firme|vendors?|suppliers?|fournisseurs?|landlord|owners?|proprietaires?|office|siege|department|service|board|conseil|client|customer|team|equipe|company|manager|boss|patron(?:ne)?|head|chef(?:fe)?)$/;

/** Who leads is told with what they lead, and the bare word is mostly what they do. */
const LEAD = /^leads?$/;

/** Whether a folded word names who may do something. */
export const isAgent = (word: string): boolean =>
  !LEAD.test(word) && (BODIES.test(word) || roleNouns.has(word) || roleNouns.has(word.replace(/s$/, '')));

const SEPARATOR =
  /,\s(?=(?:the|our|le|la|notre)\s(?:[\p{L}-]+\s){0,2}(?:[\p{L}-]+(?:ait|aient|ed)|led|ran|did|made|kept|wrote|a|ont)(?![\p{L}'’]))|;\s*|(?<!\b(?:mr?|mme|mrs|ms|dre?|prof|ste?))\.\s+|:\s+|\s[–—-]\s|\(|\)|,?\s(?=(?:while|whereas|tandis que|alors que|but|mais)\s)|,\s(?=(?:which|whom|que|qu')\s?)/gu;
/** What may lead to somebody at the head of a part. */
const LEADS =
  /^(?:(?:and|but|while|whereas|which|whom|et|mais|tandis que|alors que|que) |qu')?(?:(?:the|an?|our|its|le|la|les|une?|two|three|deux|trois|notre|nos) |l')?/;
/** Words among which somebody stands who does what the part tells. */
const MOST_BEFORE = 5;
/** What may stand between somebody and what they did: their name. */
const NAMED = /^, [^,;]{2,40},/;
/** What is no deed of whom it stands after. */
const NO_DEED =
  /^,? ?(?:$|(?:was|were|is|are|been|est|sont|etai(?:t|ent)|and|et|of|de|du|des|for|in|to|on|at|as|or|ou|who|qui|with|avec|a la|au)\b(?! (?:command|charge|control)\b)|d')/;

/** Deeds that went to somebody, came from them or were theirs. */
const OF_SOMEBODY =
  /\b(?:c(?:o|a)mes?|went|goes|go|was|were|is|are|est|sont|etai(?:t|ent)|vient|viennent|revient|belong\w*|left|faite?s?|done|made|handled|ran|run)\b[^,;]{0,24}?\s(?:to|from|by|of|par|de la|du|des|d'|de l'|a la|au|aux|de)\s?(?:(?:the|an?|our|my|la|le|les|l'|une?|two|three|deux|trois)\s)?((?:[\p{L}'-]+ ){0,2}?)([\p{L}-]+)\b/u;
const GIVEN_AWAY = /\b(?:subcontracted|outsourced|contracted out|sous-traitee?s?|confiee?s? a)\b/;
/** What somebody else did, behind the deed: "approved by the board", "conçu par l'ingénierie". */
const BY =
  /(?:, )?\b(?:[\p{L}-]+ment )?([\p{L}-]+(?:ed|en|wn|[ei]e?s?|ue?s?|ite?s?|erte?s?|d|t))(?: (?:off|up|out|down|over))? (?:by|par) (?:(?:the|an?|our|my|another|la|le|les|l'|une?|two|deux)\s?)?((?:[\p{L}'-]+ ){0,2}?)([\p{L}-]+)/gu;
/** Signs behind a title among which a name stands: "signed by M. Sarr". */
const MOST_OF_A_NAME = 24;

/** Whether who did something stands behind it by name: "given by Red Cross trainers", "donné par la Croix-Rouge". */
const isByName = (written: string, verb: string): boolean =>
  verb !== '' &&
  /^[^]*?\s(?:by|par) (?:the |la |le |les |l['’])?(?:\p{Lu}\p{Ll}{0,3}\.? )?(\p{Lu}[\p{L}-]+)/u.exec(written)?.slice(1).some(
    (name) => monthOf(fold(name)) === 0 && weekdayOf(fold(name)) === 0,
  ) === true;
const OWNED =
  /\b(?:with|under|after|pending) (?:the |an? |our |my )?([\p{L}-]+)['’]s? (?:approval|consent|permission|sign-off|agreement|authori[sz]ation|supervision|review|decision)\b/gu;
/** Somebody, and what they do: "the engineer, who signs it". */
const WHO_DOES = /(?<=\b(?:the|an?|our|my|le|la|une?|notre|mon|ma|aux?|du) |\bl')((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:who|qui) [^.;,]+/gu;
/** What denies what follows, and what ends a denial. */
const DENIAL =
  /\b(?:\p{L}+n't|did not|do(?:es)? not|never|not|no|zero|none of|nor|without|excluding|except(?:ing| for)?|apart from|rather than|instead of|cannot|n'\p{L}+ (?:\p{L}+ )?(?:pas|jamais|aucun\w*|ni)|ne (?:\p{L}+ ){1,2}(?:pas|jamais|aucun\w*|ni)|pas de|pas d'|pas les?|pas la|aucune?|sans|jamais|ni|sauf|hors|hormis|excepte|a l'exception d\w*|au lieu d\w*|plutot que)\b/gu;
const DENIAL_ENDS =
  /[;.:()]|,|\b(?:but|mais|other than|que le|que la|que les|and (?:no|never)|since|depuis)\b/;
/** Denials that deny nothing of a deed: "no fewer than", "not only". */
const NO_DENIAL = /^(?:no (?:fewer|less|later|more|longer)|not (?:only|just)|sans (?:cesse|doute)|no\.? ?\d)/;
const LEARNING =
  /\b(?:(?:still |now |currently )?learning|in training|being learned|en (?:cours d')?apprentissage|apprend\w*|currently (?:studying|taking)|beginn(?:er|ing)|trying out|en formation|to learn)\b|\((?:[^)]*\b(?:course|workshop|class|classes|lessons?|training|formation|cours|atelier|essais?|trials?|modules?|started|commence\w*|begun|in progress|en cours|since|depuis)\b[^)]*)\)/;

/** What says of a credential, a course or a skill that somebody is on the way to it. */
const STUDYING =
  /\b(?:work(?:ing|s)? (?:[\p{L}-]+ )?towards?|stud(?:ying|ies) (?:[\p{L}-]+ )?(?:for|towards?)|enrolled|pursuing|inscrite?s? (?:a|au|aux|en)\b|poursui[ts]|prepar(?:e|ing for) (?:un|le|la|a|the) (?:certificat|diplom|maitrise|exam|degree))/u;

interface Piece {
  text: string;
  start: number;
}

function piecesOf(folded: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: sign, index } of folded.matchAll(SEPARATOR)) {
    pieces.push({ text: folded.slice(from, index), start: from });
    from = index + sign.length;
  }
  pieces.push({ text: folded.slice(from), start: from });
  return pieces.filter(({ text }) => text.trim() !== '');
}

const endsWithAgent = (before: string | undefined, last: string | undefined): boolean =>
  [...(before ?? '').split(' '), last ?? ''].some((word) => word !== '' && isAgent(word));

/** A department by its initials at the head of a part: "IT carried out the migration". */
const DEPARTMENT =
  /^(?:the |la |le |les |l'|our )?\p{Lu}{2,4} (?!(?:and|et|of|de|du|is|was|est)\b)\p{Ll}+(?:ed|s|t|a)?\b/u;

/** Whether a part begins with somebody and what they do: "the owner, Martin Heal, prices anything larger". */
function isBegunByAgent(text: string): boolean {
  const lead = LEADS.exec(text)?.[0].length ?? 0;
  const words = Array.from(text.slice(lead).matchAll(/[\p{L}'-]+/gu)).slice(0, MOST_BEFORE);
  return words.some(({ 0: word, index }) => {
    if (!isAgent(word)) return false;
    const rest = text.slice(lead + index + word.length);
    const name = NAMED.exec(rest)?.[0].length ?? 0;
    return (
      !NO_DEED.test(rest.slice(name)) &&
      !(name === 0 && rest.startsWith(',')) &&
      !isAgent(rest.trim().split(' ')[0] ?? '')
    );
  });
}

/** Whether a part tells that the thing it is about went to somebody, came from them or was done by them. */
function isOfSomebody(text: string): boolean {
  const [, before, last] = OF_SOMEBODY.exec(text) ?? [];
  return (last !== undefined && endsWithAgent(before, last)) || GIVEN_AWAY.test(text);
}

/** Whether a part that follows another tells what somebody else did. */
const isOfOther = ({ text }: Piece): boolean =>
  !FIRST_PERSON.test(text) &&
  (isBegunByAgent(text) || otherSubject(text).length > 0 || isOfSomebody(text));
/** What tells of the person, whoever stands behind it. */
const FIRST_PERSON = /^(?:and |but |et |mais )?(?:i|i've|i'm|we|je|nous|on|my|mes|mon|ma)(?![\p{L}])|^(?:et |mais )?j'/u;

function regionsIn(source: Pick<Source, 'text' | 'section' | 'field'>): Region[] {
  const folded = fold(source.text);
  const others = piecesOf(folded)
    .filter(
      (piece) => piece.start > 0 && (isOfOther(piece) || DEPARTMENT.test(source.text.slice(piece.start))),
    )
    .map(({ text, start }): Region => ({
      standing: 'other',
      start,
      end: start + text.length,
      who: otherSubject(text),
      isOfThings: isDoneInstead(text, isAgent) || isOfSomebody(text),
    }));
  const listed = piecesOf(folded).flatMap(({ text, start }) =>
    Array.from(text.matchAll(/[^,]+/g), ({ 0: part, index }) => ({
      text: part.trim(),
      start: start + index + part.length - part.trimStart().length,
    })),
  );
  const done = [
    ...piecesOf(folded).map((piece) => ({ ...piece, who: doerIn(piece.text) })),
    ...listed.map((piece) => ({ ...piece, who: doerOfDeed(piece.text, isAgent) })),
  ]
    .filter(({ who }) => who.length > 0)
    .map(({ text, start, who }): Region => ({
      standing: 'other',
      start,
      end: start + text.length,
      who,
      isOfThings: true,
    }));
  const studied = /^(?:highlights|summary|description)$/.test(source.field)
    ? piecesOf(folded)
        .filter(({ text }) => STUDYING.test(text))
        .map(({ text, start }): Region => ({ standing: 'learning', start, end: start + text.length }))
    : [];
  const passives = Array.from(folded.matchAll(BY))
    .filter(
      ({ 0: span, 1: verb = '', 2: before, 3: last, index }) =>
        endsWithAgent(before, last) || isByName(source.text.slice(index, index + span.length + MOST_OF_A_NAME), verb),
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
  const notMine = piecesOf(folded)
    .filter(({ text }) => isNotMine(text))
    .map(({ text, start }): Region => ({ standing: 'denied', start, end: start + text.length }));
  const denied = Array.from(folded.matchAll(DENIAL))
    .filter(({ index }) => !NO_DENIAL.test(folded.slice(index)))
    .map(({ 0: cue, index }): Region => {
      const from = index + cue.length;
      const end = DENIAL_ENDS.exec(folded.slice(from))?.index ?? folded.length - from;
      return { standing: 'denied', start: index, end: from + end };
    });
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
  const acts = actsOfOthers(source.text, isAgent).map((span): Region => ({ standing: 'other', ...span }));
  return [...denied, ...notMine, ...others, ...done, ...acts, ...studied, ...passives, ...owned, ...relatives];
}

const read = new WeakMap<Source, readonly Region[]>();

/**
 * The parts of a value that are not the person's own deed, in the places of its text; all of it is being learned where its
 * entry says so.
 */
export function regionsOf(source: Source, entry: readonly Source[] = []): readonly Region[] {
  const kept = read.get(source);
  if (kept !== undefined) return kept;
  const isOfLearning =
    source.section === 'skills' &&
    [source, ...entry.filter(({ field }) => field === 'name')].some(({ text }) => LEARNING.test(fold(text)));
  const regions: Region[] = isOfLearning
    ? [{ standing: 'learning', start: 0, end: source.text.length }]
    : regionsIn(source);
  read.set(source, regions);
  return regions;
}
