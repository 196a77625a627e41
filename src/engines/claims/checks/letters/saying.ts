import type { Claim, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { clauseAt } from './letter.ts';

/** What only says that or how something is said: "I'll be straight with you", "je préfère le dire d'emblée", "frankly,". */
const SAYING = new RegExp(
  [
    // Whatever is said that something is: "I should own up that", "kindly note that".
    String.raw`\b(?:i|i'd|i'll) (?:should|must|would|ought to|have to|want to|wish to|need to)(?: \p{L}+){0,2}? (?:own up|\p{L}+)(?= that\b)`,
    String.raw`\b(?:please|kindly|do) (?:note|know|be aware|bear in mind|see|observe)\b`,
    String.raw`\b(?:(?:i|and) )?(?:claim|say|pretend|promise|pretends) (?:to )?(?:no|nothing) more(?: than that)?\b`,
    String.raw`^(?:frankly|honestly|admittedly|naturally|of course|truth be told|in (?:all )?(?:truth|honesty|short|fairness)|franchement|honnetement|bref|certes|bien sur|evidemment|en toute (?:franchise|honnetete)|a vrai dire|pour tout dire|disons-le|soyons clairs?|cela dit|that said)(?=\s?[,:])`,
    String.raw`\b(?:(?:to|i'll|i will|i'd|let me|i want to|i'd rather|i would rather|i must|i should) )?be(?: \p{L}+)? (?:straight|honest|frank|clear|open|upfront|up front|candid|plain|direct)\b`,
    String.raw`\b(?:i|i'd|i'll|let me|better)(?: \p{L}+){0,2} (?:say|tell|admit|add|mention|note|stress|point out|confess|acknowledge|state)\b`,
    String.raw`\b(?:autant|je|j'|mieux vaut|il faut|laissez-moi|permettez-moi)(?: ?[\p{L}']+){0,3} ?(?:dire|avouer?|preciser?|souligner?|reconnaitre|reconnais|admettre|signaler?|ajouter?|mentionner?)\b`,
    String.raw`\b(?:pour (?:etre|rester) (?:honnete|franche?|claire?|transparente?)|so (?:that )?you know|you should know|(?:autant|pour) que vous le sachiez|sachez(?:-le)?)\b`,
  ].join('|'),
  'u',
);
/** To whom and when it is said. */
const TAIL =
  /^(?: (?:(?:to|with) you|you|it|so|that|this|now|here|up front|upfront|straight away|right away|at once|from the (?:start|outset)|outright|plainly|openly|about (?:it|that|this)|le|vous|tout de suite|tout de meme|d'emblee|d'entree(?: de jeu)?|tout net|ici|maintenant|clairement|simplement|franchement|honnetement|volontiers|gladly|freely|que|que c'est))*/;

/** Whether words of a letter only say that something is said, how openly, and to whom; what is said stands beside them. */
export function isSaying(claim: Claim, { start, end }: Stretch): boolean {
  const clause = claim.place.kind === 'letter' ? clauseAt(claim, { start, end })?.clause : undefined;
  if (clause === undefined) return false;
  // The sign behind an opening adverb is no part of its clause.
  const text = fold(claim.text.slice(clause.start, clause.end + 2)).replaceAll('’', "'");
  const found = SAYING.exec(text);
  if (found === null) return false;
  const from = clause.start + found.index;
  const tail = TAIL.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  return from <= start && end <= from + found[0].length + tail.length;
}
