import type { Claim } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { irregularVerbs, claimWord } from '#engines/lexicon/index.ts';

/** What somebody feels, thinks, wishes or is like: no action. */
const STANCE =
  /^(?:like|love|enjoy|care|believe|value|want|hope|think|feel|prefer|look|find|am|would|could|can|can't|cannot|will|may|might|should|wonder|admire|appreciate|respect|trust|share|see|saw|read|noticed|notice|heard|hear|came|come|grew|smile|laugh|sleep|belong|promise|imagine|picture|recognise|recognize|stand|mean|meant|say|admit|confess|reach|call|ask|reply|go|stay|remain|apply|agree|mind|need|wish|aim|try|remember|tend|live|liked|loved|enjoyed|cared|believed|valued|wanted|hoped|thought|felt|preferred|admired|appreciated|wished|aime|ai aime|crois|pense|espere|souhaite|veux|voudrais|prefere|suis|serais|peux|pourrais|trouve|sens|admire|apprecie|partage|vois|tiens|vis|habite|cherche|accorde|attache|reste|demeure|rejouis|attends|reve|garde|lis|retiens|reconnais|imagine|viens|postule|remercie|promets|avoue|comprends|tends|reviens|vais)$/;
/** "I take pride in": what is taken is a feeling. */
const TAKEN =
  /\b(?:takes?|took|taking) (?:great |real |much |some |a (?:certain|quiet|great) )?(?:pride|pleasure|joy|comfort|satisfaction|heart)\b|\bprends? (?:grand |un certain |beaucoup de )?(?:plaisir|soin de ne)\b/;
const SUBJECT = /^(?:i|i'm|i'd|i'll|we|je|nous)$/;
const ADVERB =
  /^(?:\p{L}+ly|also|still|always|often|never|now|just|too|ne|y|en|me|m|le|la|les|vous|lui|leur)$/u;
const pasts = new Set(
  irregularVerbs.flatMap((forms) => forms.slice(1, 3).filter((form) => !form.endsWith('ing'))),
);

/** A competence said outright: what follows is claimed. */
const COMPETENCE = claimWord(
  'stance: competence',
  /\bi (?:know|understand) (?!that|how|what|why|from|it|this|to)/,
);

const SOMEBODY = claimWord(
  'stance: somebody',
  /\b(?:on(?= (?:a|ne|me|est|peut|va|veut|dit|nous)\b| m'))\b|\b[jm]'|['’](?:m|d|ll|ve)\b/,
);

const PAST_IN_FRENCH =
  /\b(?:a|ont|ai|avons|fut|etait|etaient|avait|avaient)\s(?:\p{L}+\s)?\p{L}+(?:e|i|u|is|it)e?s?\b/u;

const isPast = ({ words, text }: Sentence): boolean =>
  words.some(({ word }) => /^(?!un).*ed$|^(?:cut|split|shut|had|did)$/.test(word) || pasts.has(word)) ||
  PAST_IN_FRENCH.test(fold(text));

/** What others have of the person, and what something brought in, is something that the person did. */
const BY_ME =
  /\b(?:from|by|through|thanks to) me\b|\bof mine\b|\b(?:par|grace a) moi\b|\b(?:earn|won|gain|got|brought|land|secur)\w* me\b|\b(?:in|entre) (?:my|mes) (?:own )?(?:hands|mains)\b|\b(?:falls?|fell|rests?|down|left|up|lies?) (?:\p{L}+ )?(?:to|with|on|upon) me\b|\b(?:is|are|was|were) my (?:own )?(?:responsibility|duty|charge|doing|call|remit|patch)\b|\b(?:repose|retombe|revient) (?:sur|a) moi\b|\bm'(?:a|ont|avait) (?:valu|rapporte|apporte|obtenu|ouvert)\b/u;

const isTaken = (sentence: Sentence, { start }: Sentence['words'][number]): boolean =>
  TAKEN.exec(fold(sentence.text))?.index === start - sentence.start;

/** Whether a sentence says outright what the person likes, hopes or thinks. */
export function isFeeling(claim: Claim, sentence: Sentence): boolean {
  if (!isStance(claim, sentence)) return false;
  return sentence.words.some((word, at) => {
    if (/^j['’]/i.test(word.raw)) return STANCE.test(word.word.replace(/^j'/, ''));
    const next = sentence.words.slice(at + 1).find((one) => !ADVERB.test(one.word));
    return (
      SUBJECT.test(word.word) && next !== undefined && (STANCE.test(next.word) || isTaken(sentence, next))
    );
  });
}

/** Whether a sentence says how often or when the person does what it tells: nobody feels something once a week. */
const isRegular = ({ frequencies, dates }: Claim, sentence: Sentence): boolean =>
  MYSELF.test(fold(sentence.text)) &&
  !TO_THEM.test(fold(sentence.text)) &&
  [...frequencies, ...dates].some((one) => sentence.start <= one.start && one.end <= sentence.end);
const MYSELF = /(?:^|\s)(?:i|je|nous|we)\b|(?:^|\s)j'/;
const TO_THEM = claimWord('stance: to them');

/** Whether a sentence tells no action of the person and claims no competence: it says what they feel, think or are drawn to. */
export function isStance(claim: Claim, sentence: Sentence): boolean {
  const { place, sentences, text } = claim;
  if (place.kind !== 'letter') return false;
  if (COMPETENCE.test(fold(sentence.text))) return false;
  // What a colon leads to is told as what leads to it: "I hold the following: …".
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (
    before !== undefined &&
    !SOMEBODY.test(fold(sentence.text)) &&
    /^\s*:\s*$/.test(text.slice(before.end, sentence.start))
  )
    return isStance(claim, before);
  // Without anybody in it, what went on before is told of somebody; what is so now is a view of things.
  if (!SOMEBODY.test(fold(sentence.text)) && isPast(sentence)) return false;
  if (BY_ME.test(fold(sentence.text)) || isRegular(claim, sentence)) return false;
  const { words } = sentence;
  return words.every((word, at) => {
    const isJe = /^j['’]/i.test(word.raw);
    // "C'est moi qui le fais", "une collègue et moi avons écrit": the person all the same.
    const isMoi = word.word === 'moi' && (words[at + 1]?.word === 'qui' || words[at - 1]?.word === 'et');
    const own = isJe ? word.word.replace(/^j'/, '') : '';
    if (!SUBJECT.test(word.word) && !isJe && !isMoi && !/^i've$/.test(word.word)) return true;
    if (/^i've$/.test(word.word) || /^(?:ai|avais)$/.test(own)) return false;
    if (isJe) return STANCE.test(own);
    const next = words.slice(at + 1).find((one) => !ADVERB.test(one.word) && !(isMoi && one.word === 'qui'));
    // A verb that is not known as a feeling is an action.
    return (
      next === undefined ||
      STANCE.test(next.word) ||
      isTaken(sentence, next) ||
      /^(?:i'm|i'd|i'll)$/.test(word.word)
    );
  });
}
