import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { PERIOD } from '#engines/claims/checks/reach/says.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isHelpReworded, isProposalDropped, isShare, isShareTold } from './share.ts';

/** Verbs of having to do with something at all, which a share in it bears out. */
const isOfBeing = (unit: Unit): boolean =>
  /^(?:work|works|worked|working|use|used|using|know|learn\w*|travaill\w+|utilis\w+)$/.test(
    unit.words[0]?.word ?? '',
  );

/** Actions told by a verb that says next to nothing itself. */
const LIGHT_ACTION =
  /\b(?:i|we|je|nous)\s(?:also\s|now\s|then\s)?(?:give|gave|make|made|do|did|donn(?:e|ais|ons)|fais|faisais|faisons)\b/;

/** Fields whose words name an entry. */
export const NAMING = /^(?:name|position|organization|institution)$/;

/** A clause with what it is of and the values it tells of, best first. */
export interface Told {
  claim: Claim;
  clause: Clause;
  /** What its words share: the clause, or the sentence where the clause has no thing of its own. */
  of: Clause | Sentence;
  sentence: string;
  support: readonly Source[];
}

/** A part in something told as the whole of it. */
export function shareDropped({ claim, clause, of, sentence }: Told): Refusal[] {
  // An amount may be another fact's: what was done is told by the words.
  const support = supportOf(claim, { ...of, quantities: false });
  const isWide = /^(?:letter|summary)$/.test(claim.place.kind);
  // That a year is told of something shares no action with it.
  const units = unitsOf(clause.words).filter(
    (unit) =>
      ![...claim.dates, ...claim.quantities].some((one) => meets(one, unit)) &&
      !PERIOD.test(unit.words.at(-1)?.word ?? ''),
  );
  const count = (source: Source) => units.filter((unit) => isSaid(unit, source.vocabulary)).length;
  const [best] = support.toSorted((a, b) => count(b) - count(a));
  if (best === undefined) return [];
  const isProposal = isProposalDropped(best.text, sentence);
  if (!isProposal && (isShareTold(best.text, fold(sentence)) || !isShare(best.text))) return [];
  if (isHelpReworded(best.text, sentence)) return [];
  // A fact that says as much and that the person did by themselves bears it out.
  if (count(best) === 0) return [];
  const titles = claim.place.sources.filter(({ field }) => NAMING.test(field));
  if (
    [...support, ...titles].some(
      (source) => !(isProposal ? source === best : isShare(source.text)) && count(source) >= count(best),
    )
  )
    return [];
  const tells =
    claim.place.kind === 'told' ||
    LIGHT_ACTION.test(fold(clause.text)) ||
    units.some((unit) => isAction(unit) && !isOfBeing(unit));
  if (!tells || (isWide && count(best) * 2 < units.length)) return [];
  if (isGap(claim, clause) || isFrame(claim, clause)) return [];
  return [
    refuse(
      claim,
      clause,
      'scope',
      isProposal ? messages.message('suggested') : messages.message('notAlone'),
      isProposal ? messages.message('suggestedFix') : messages.message('notAloneFix'),
    ),
  ];
}
