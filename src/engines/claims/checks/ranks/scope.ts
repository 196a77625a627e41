import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Said, Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isDeed } from '#engines/claims/checks/words/unit-kinds.ts';
import { isCharge, isKindred, isLight, isOfCareer } from './light.ts';
import { isAbove, isRank, isRankSaid, isStandIn } from './ranks.ts';
import { isHelpReworded, isShare, SHARE } from './share.ts';
import { supportBeside, supportOf } from '#engines/claims/checks/support.ts';

const HOLDERS =
  /^(?:managers?|management|directors?|direction|supervisors?|leaders?|leadership|owners?|gerante?s?|directeurs?|directrices?|superviseure?s?|gestionnaires?|heads?)$/;
const verbsOf = (source: Source) => source.words.filter(({ word }, at) => !HOLDERS.test(word) || at === 0);
const ranks = new WeakMap<Source, Said>();

/** Whether a value says a verb of rank as a verb: "a product manager" does not say that the person managed. */
function saysOfRank(unit: Unit, source: Source): boolean {
  const said =
    ranks.get(source) ?? saidBy(source.words.filter(({ word }, at) => !HOLDERS.test(word) || at === 0));
  ranks.set(source, said);
  return isSaid(unit, said);
}

/** Verbs of having to do with something at all, which a share in it bears out. */
const isOfBeing = (unit: Unit): boolean =>
  /^(?:work|works|worked|working|use|used|using|know|learn\w*|travaill\w+|utilis\w+)$/.test(
    unit.words[0]?.word ?? '',
  );

/** Fields whose words name an entry. */
const NAMING = /^(?:name|position|organization|institution)$/;

/** A clause with what it is of and the values it tells of, best first. */
interface Told {
  asked: Asked;
  clause: Clause;
  /** What its words share: the clause, or the sentence where the clause has no thing of its own. */
  of: Clause | Sentence;
  sentence: string;
  support: readonly Source[];
}

/** Whether a raising unit is looked at by another check or says nothing of the person. */
const isOtherwise = ({ asked, support }: Told, unit: Unit): boolean =>
  asked.quantities.some((one) => one.start <= unit.start && unit.end <= one.end) ||
  isGap(asked, unit) ||
  isFrame(asked, unit) ||
  isLight(unit) ||
  isOfCareer(asked, unit) ||
  isKindred(asked, unit) ||
  support.some((source) => isCharge(asked, unit, source));

/** Whether the facts that a clause tells of say a raising unit of it. */
function isBorne({ asked, clause, of, sentence, support }: Told, unit: Unit): boolean {
  if (isStandIn(fold(sentence)) && support.some(({ text }) => isStandIn(fold(text)))) return true;
  if (isAbove(unit, asked.text))
    return supportBeside(asked, of === clause ? clause : of, unit).some(
      (source) => saysOfRank(unit, source) || isRankSaid(unit, verbsOf(source)),
    );
  return (
    support.some((source) => isSaid(unit, source.said)) ||
    asked.place.sources.some(({ field, said }) => NAMING.test(field) && isSaid(unit, said))
  );
}

/** Verbs of rank that the place says, but not of this; those that it does not say at all, the check of words finds. */
function raisedIn(told: Told): Refusal[] {
  const { asked, clause } = told;
  // A letter sums up many facts at once: there only the ranks above others are looked at.
  const isOne = asked.place.kind === 'told';
  return unitsOf(clause.words)
    .filter(
      (unit) =>
        (isAbove(unit, asked.text) || (isOne && isRank(unit, asked.text))) &&
        asked.place.sources.some((source) => isSaid(unit, source.said)) &&
        !isOtherwise(told, unit) &&
        !isBorne(told, unit),
    )
    .map((unit) => {
      const span = asked.text.slice(unit.start, unit.end);
      return refuse(
        asked,
        unit,
        'scope',
        `Your profile does not say “${span}” of this.`,
        'Use the verb that your profile uses, or a weaker one.',
      );
    });
}

/** A part in something told as the whole of it. */
function shareDropped({ asked, clause, sentence, support }: Told): Refusal[] {
  const [best] = support;
  const isWide = /^(?:letter|summary)$/.test(asked.place.kind);
  const units = unitsOf(clause.words);
  const count = (source: Source) => units.filter((unit) => isSaid(unit, source.said)).length;
  if (best === undefined || SHARE.test(fold(sentence)) || !isShare(best.text)) return [];
  if (isHelpReworded(best.text, sentence)) return [];
  // A fact that says as much and that the person did by themselves bears it out.
  if (support.some((source) => !isShare(source.text) && count(source) >= count(best))) return [];
  const tells = asked.place.kind === 'told' || units.some((unit) => isDeed(unit) && !isOfBeing(unit));
  if (!tells || (isWide && count(best) * 2 < units.length)) return [];
  if (isGap(asked, clause) || isFrame(asked, clause)) return [];
  return [
    refuse(
      asked,
      clause,
      'scope',
      'Your profile says that you had a part in this, not that you did it alone.',
      'Say that you helped or took part.',
    ),
  ];
}

function scopeOf(asked: Asked, clause: Clause, whole: Sentence): Refusal[] {
  // "Filing and repair of books": a deed without a thing of its own shares that of the next.
  const isBare = unitsOf(clause.words).every(({ meaning }) => meaning?.action === true);
  const of = isBare ? whole : clause;
  const told: Told = { asked, clause, of, sentence: whole.text, support: supportOf(asked, of) };
  const raised = raisedIn(told);
  return raised.length > 0 ? raised : shareDropped(told);
}

/** Verbs that say the person did more, or stood higher, than the fact they are told of. */
export const checkScope: Check = (asked) => {
  if (!/^(?:told|letter|summary|line)$/.test(asked.place.kind)) return [];
  return asked.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => scopeOf(asked, clause, sentence)),
  );
};
