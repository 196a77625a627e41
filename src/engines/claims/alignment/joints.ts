import type { Claim } from '#engines/claims/context.ts';

/** What joins two actions without saying that one had to do with the other. */
export const JOINING = /^(?:and|et|then|puis|plus|while|but|mais)$/;
/** What ties words to those before them: they are no action of their own. */
const TIED =
  /^(?:which|who|whom|whose|that|where|thereby|thus|so|hence|therefore|this|these|it|they|by|with|using|through|thanks|leading|resulting|qui|que|dont|ou|ce|cela|ainsi|donc|ils?|elles?|grace|avec|par|en|entrainant|permettant)$/;

/** What stands for the thing before. */
const THAT_THING = /^(?:it|them|those|these)$/;

/** What makes an action the outcome of the one before it, within its first words. */
const OUTCOME =
  /^(?:\S+ ){0,2}(?:thereby|thus|therefore|hence|so|as a result|consequently|ainsi|donc|par consequent)\b/;

/** Where another action may begin: after a sign that parts, or a word that only joins. */
export function jointsOf({ text, words }: Claim): number[] {
  const joints: number[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const [before, own, next] = [words[at - 1], words[at], words[at + 1]];
    if (before === undefined || own === undefined || JOINING.test(own.word)) continue;
    const isParted = /[,;.–—]/.test(text.slice(before.end, own.start));
    const isJoined = JOINING.test(before.word);
    // "De santé et sécurité et ouvre": a word between two of them is one of a list.
    if ((!isParted && !isJoined) || TIED.test(own.word) || (next !== undefined && JOINING.test(next.word)))
      continue;
    // ", cutting waits": what the action before it brought about, not another.
    if (isParted && !isJoined && /ing$|ant$/.test(own.word) && next !== undefined) continue;
    // "Loaded barges, lashed them down": what is done to the thing before is told of it.
    if (THAT_THING.test(next?.word ?? '')) continue;
    const opening = words.slice(at, at + 5).map(({ word }) => word);
    if (!OUTCOME.test(opening.join(' '))) joints.push(at);
  }
  return joints;
}
