import { isAction, isIrregular } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';

/** What may stand before the verb of a bullet. */
const LEADS_TO_VERB =
  /^(?:i|je|j'ai|ai|a|ont|have|has|also|then|now|and|et|puis|aussi|regularly|regulierement)$/;
const PARTICIPLE = /^(?:(?=.{4})\p{L}+(?:ed|ing)|\p{L}{3,}(?:e|it|u|is))$/u;
const AUXILIARY = /^(?:a|ai|j'ai|ont)$/;

/** What leads to an action told as a noun: "responsible for the inspection of". */
const CHARGED =
  /^(?:responsible|responsables?|charge|in|chargee?s?|tasked|entrusted|accountable|my|work|included|for|with|of|des?|du|d|the|l|la|le)$/;
/** What stands between an action that is told as a noun and the thing it is done to. */
const OF = /^(?:of|des?|du|d)$/;
/** Heads before "of" that count or gather things, and are no actions. */
const GATHERING =
  /^(?:team|group|crew|range|number|variety|set|part|member|care|use|all|total|pair|dozen|couple|hundred|thousand|line|series|one|some|most|average|half|portfolio|caseload|budget|knowledge|experience|week|month|head|chief|out|instead|because|equipe|groupe|nombre|membre|moyenne|partie|ensemble|gamme|serie|lot|douzaine|vingtaine|trentaine|quarantaine|cinquantaine|soixantaine|centaine|millier|plus|moins|pres|autour|experience|connaissance|chef|a|au|aux|en|dans|pour|avec|sur|chez|lors|afin|hors)s?$/;

/** Endings of nouns that name actions. */
const NOUN_OF_A_ACTION =
  /.{2}(?:[st]ion|ment|age|ance|ence|al|ing|ysis|isis|osis|ale|ery|hase|ship|sight)s?$/;

/** The action at the head of a bullet told as a noun or a gerund: "negotiation of prices", "responsible for selling prices". */
function nominalHead(claim: Claim, { words, joint }: Clause): Unit | null {
  if (joint !== '' || claim.place.kind !== 'told') return null;
  const isCharged = /^(?:responsible|responsables?|in|chargee?s?|tasked)$/.test(words[0]?.word ?? '');
  const at = isCharged ? words.findIndex(({ word }) => !CHARGED.test(word)) : 0;
  const first = words[at];
  const next = words[at + 1];
  if (first === undefined || next === undefined || at > 5 || GATHERING.test(first.word)) return null;
  const isGerund = /.{3}ing$/.test(first.word) && (isCharged || OF_AN_OBJECT.test(next.word));
  const isInfinitive = /.{3}(?:er|ir|re)$/.test(first.word) && OF_AN_OBJECT.test(next.word);
  const ofThing = OF.test(next.word) || /^[d]['’]/i.test(next.raw);
  if (!isGerund && !isInfinitive && !ofThing) return null;
  const [head] = unitsOf(words.slice(at));
  if (head === undefined || head.words[0] !== first || head.words.length > 1) return null;
  if (claim.quantities.some((one) => meets(one, head))) return null;
  return isGerund || isInfinitive || NOUN_OF_A_ACTION.test(first.word) || head.meaning?.action === true
    ? head
    : null;
}

/** The second of two verbs that share a thing: "assess" of "train and assess new drivers". */
function pairedHead(claim: Claim, clause: Clause): Unit | null {
  if (!/^(?:and|et)$/.test(clause.joint)) return null;
  const sentence = claim.sentences.find((one) => one.clauses.includes(clause));
  const before = sentence?.clauses[sentence.clauses.indexOf(clause) - 1];
  const [first, ...more] = before?.words ?? [];
  if (before === undefined || first === undefined || more.length > 0 || before.joint !== '') return null;
  const own = clause.words.find(({ word }) => !LEADS_TO_VERB.test(word));
  const [head] = unitsOf(clause.words.slice(own === undefined ? 0 : clause.words.indexOf(own)));
  if (head === undefined || own === undefined || head.words[0] !== own || !isAction(unitOf(first)))
    return null;
  const next = clause.words[clause.words.indexOf(own) + head.words.length];
  return next === undefined || OF.test(next.word) || /^d['’]/i.test(next.raw) ? null : head;
}
const unitOf = (word: Word): Unit => unitsOf([word])[0] ?? { words: [word], meaning: undefined, ...word };

/** What leads to an amount. */
const ABOUT = /^(?:quelques?|environ|about|around|roughly|approximately|pres)$/;

/** The action that a clause begins with; null where it begins with a thing. */
export function headAction(claim: Claim, clause: Clause): Unit | null {
  const nominal = nominalHead(claim, clause) ?? pairedHead(claim, clause);
  if (nominal !== null) return nominal;
  const { words, joint } = clause;
  const at = words.findIndex(({ word }) => !LEADS_TO_VERB.test(word));
  const first = words[at];
  if (first === undefined || at > 2 || isNeutral(first.word) || ABOUT.test(first.word)) return null;
  // "A little over": an English "a" leads to no verb.
  if (words[at - 1]?.raw.toLowerCase() === 'a' && languageOf(words) === 'en') return null;
  const [head] = unitsOf(words.slice(at));
  if (head === undefined || head.words[0] !== first || claim.quantities.some((one) => meets(one, head)))
    return null;
  const next = words[at + head.words.length];
  if (AUXILIARY.test(words[at - 1]?.word ?? '') && PARTICIPLE.test(first.word)) return head;
  // "Sent in by schools", "dressé par ses soins": what somebody else did to a thing.
  if (joint !== '' && words.slice(at + 1, at + 3).some(({ word }) => /^(?:by|par)$/.test(word))) return null;
  return isVerb(head, next, joint !== '') ? head : null;
}

/** What a thing done is led to by: "inspected the", "patented 30". After a noun come prepositions and commas. */
export const OF_AN_OBJECT =
  /^(?:the|an?|our|my|its|their|all|some|about|over|up|la|le|les|l|un|une|des|ses|son|sa|leurs?|nos|mes|environ|quelque|plus|jusqu|\d.*)$/;
/** What only a verb's thing begins with, whatever the verb ends in: "auction the", "choreograph 62". */
const PLAIN_OBJECT = /^(?:the|an?|our|my|\d.*)$/;
const NOUN = /(?:tion|ment|age|ance|ence|oi|aire|out|ity|ness)s?$/;

/** Whether a unit at the head of a clause is its verb; one within a sentence must look like one by itself. */
function isVerb(head: Unit, next: Word | undefined, isWithin: boolean): boolean {
  const [{ word, raw } = { word: '', raw: '' }] = head.words;
  if (!isWithin && /[^é]é$/.test(raw)) return true;
  if (NOUN.test(word) || next?.word === 'of') return false;
  if (word.endsWith('ed') || isIrregular(word)) return true;
  if (!isWithin && isAction(head)) return true;
  return (
    next !== undefined &&
    (/(?:e|s|it)$/.test(word) ? OF_AN_OBJECT : PLAIN_OBJECT).test(next.word) &&
    (!isWithin || /(?:e|s|it)$/.test(word))
  );
}
