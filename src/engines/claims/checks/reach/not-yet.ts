import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Source } from '#engines/claims/profile/facts.ts';

/** What comes before a thing and is not the thing: the draft of a will is no will. */
const NOT_YET =
  /^(?:drafts?|proposals?|mock-ups?|mockups?|prototypes?|pilots?|sketch(?:es)?|outlines?|projets?|ebauches?|brouillons?|propositions?|maquettes?|prototypes?|esquisses?)$/;
/** A French "projet" is a project, too; of these it is a draft. */
const PROJECT = /^projets?$/;
const DRAFTED =
  /^(?:actes?|testaments?|contrats?|baux|bail|mandats?|jugements?|lettres?|lois?|reglements?|proces-verba(?:l|ux)|conventions?|ententes?|rapports?|budgets?|politiques?|protocoles?|avis|memoires?)$/;
/** A first version by another name: "premiers jets". */
const FIRST = /^(?:jets?|versions?|drafted|drafting)$/;
const OF = /^(?:of|for|de|des|du|d)$/;

/** The things of which a value has only what comes before them. */
function notYetIn({ words }: Source): (readonly Word[])[] {
  return words.flatMap(({ word }, at) => {
    if (!NOT_YET.test(word)) return [];
    const isOf = OF.test(words[at + 1]?.word ?? '');
    const from = at + (isOf ? 2 : 1);
    const things = words.slice(from, from + 1);
    if (PROJECT.test(word) && !DRAFTED.test(things[0]?.word ?? '')) return [];
    return things.length === 0 ? [] : [things];
  });
}

/** Where a clause tells the thing itself. */
function toldWhole(claim: Claim, clause: Clause): Stretch | null {
  const [best] = supportOf(claim, clause);
  if (best === undefined || clause.words.some(({ word }) => NOT_YET.test(word) || FIRST.test(word)))
    return null;
  for (const things of notYetIn(best)) {
    const own = vocabularyOf(things);
    const stated = unitsOf(clause.words).find((unit) => isSaid(unit, own));
    const isElsewhere = best.words.some(
      (word) => !things.includes(word) && things.some(({ stem }) => stem === word.stem),
    );
    if (stated !== undefined && !isElsewhere) return stated;
  }
  return null;
}

/** A thing told of which a fact has only the draft, proposal or pilot: "60 wills" of "60 draft wills". */
export const checkNotYet: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) =>
        sentence.clauses.flatMap((clause) => {
          const stated = toldWhole(claim, clause);
          if (stated === null || isGap(claim, clause) || isFrame(claim, clause)) return [];
          return [
            refuse(claim, stated, 'reach', messages.message('ofPart'), messages.message('asProfileSays')),
          ];
        }),
      );
