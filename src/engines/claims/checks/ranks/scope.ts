import type { Claim, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Vocabulary, Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { low } from './held-titles.ts';
import { isCharge, isKindred, isLight, isOfCareer } from './light.ts';
import { isAbove, isRank, isRankSaid, isStandIn } from './ranks.ts';
import { NAMING, shareDropped } from './share-dropped.ts';
import type { Told } from './share-dropped.ts';
import { supportBeside, supportOf } from '#engines/claims/checks/support.ts';
import { isDoneBeside, isOfSomebodyElse, isOfTheThing } from './somebody-else.ts';

const HOLDERS =
  /^(?:managers?|management|directors?|direction|supervisors?|leaders?|leadership|owners?|gerante?s?|directeurs?|directrices?|superviseure?s?|gestionnaires?|heads?)$/;
const LEADS = /^leads$/;
const LEAD = /^lead$/;
const MADE = /^(?:made|became|become|as|to|named|appointed|team|shift|crew)$/;
const verbsOf = (source: Source) => source.words.filter(({ word }, at) => !HOLDERS.test(word) || at === 0);
const ranks = new WeakMap<Source, Vocabulary>();

/** Whether a value says a verb of rank as a verb: "a product manager" does not say that the person managed. */
function saysOfRank(unit: Unit, source: Source): boolean {
  const vocabulary =
    ranks.get(source) ?? vocabularyOf(source.words.filter(({ word }, at) => !HOLDERS.test(word) || at === 0));
  ranks.set(source, vocabulary);
  return isSaid(unit, vocabulary);
}

/** Whether a raising unit is looked at by another check or says nothing of the person. */
const isOtherwise = ({ claim, support }: Told, unit: Unit): boolean =>
  claim.quantities.some((one) => one.start <= unit.start && unit.end <= one.end) ||
  isGap(claim, unit) ||
  isFrame(claim, unit) ||
  isDoneBeside(claim.text, unit) ||
  isLight(unit) ||
  isOfCareer(claim, unit) ||
  isKindred(claim, unit) ||
  support.some((source) => isCharge(claim, unit, source));

/** Whether a title says whose head the person is, and a text that they head it: "run the office" of an office manager. */
function isOfTitle({ place }: Claim, { words }: Clause, unit: Unit): boolean {
  const [first, next] = words.filter(
    ({ start, word }) => start >= unit.end && !/^(?:the|an?|le|la|les|l|un|une)$/.test(word),
  );
  const [thing] = first === undefined ? [] : unitsOf([first]);
  return (
    thing !== undefined &&
    (next === undefined || isNeutral(next.word)) &&
    place.sources.some(
      ({ field, words: own, vocabulary }) =>
        field === 'position' &&
        own.some(({ word }) => HOLDERS.test(word)) &&
        !own.some(({ word }) => low.has(word)) &&
        thing.words.every(({ stem }) => vocabulary.stems.has(stem)),
    )
  );
}

/** Whether the facts that a clause tells of say a raising unit of it. */
function isBorne({ claim, clause, of, sentence, support }: Told, unit: Unit): boolean {
  if (isStandIn(fold(sentence)) && support.some(({ text }) => isStandIn(fold(text)))) return true;
  // "Leads are qualified" of "qualifying leads": the fact has the very word.
  if (
    LEADS.test(unit.words[0]?.word ?? '') &&
    support.some(({ words }) => words.some(({ word }) => LEADS.test(word)))
  )
    return true;
  // "Made lead in March": a post, and no deed.
  const before = claim.words.findLast(({ end }) => end <= unit.start)?.word ?? '';
  const isPost = LEAD.test(unit.words[0]?.word ?? '') && MADE.test(before);
  // "Became a supervisor": whoever is called so holds the title.
  if (isPost || unit.words.every(({ word }) => HOLDERS.test(word)))
    return claim.place.sources.some(
      ({ field, vocabulary, words }) =>
        (/^(?:position|label)$/.test(field) && isSaid(unit, vocabulary)) ||
        // "Superviseur de stage": what a fact begins with is the person.
        (support.some((source) => source.words === words) && words[0]?.stem === unit.words[0]?.stem),
    );
  if (isOfTitle(claim, clause, unit)) return true;
  if (isAbove(unit, claim.text))
    return supportBeside(claim, of === clause ? clause : of, unit).some(
      (source) =>
        (saysOfRank(unit, source) && (claim.place.kind !== 'letter' || isOfTheThing(unit, source, clause))) ||
        isRankSaid(unit, verbsOf(source)),
    );
  return (
    support.some((source) => isSaid(unit, source.vocabulary) && !isOfSomebodyElse(unit, source)) ||
    claim.place.sources.some(({ field, vocabulary: said }) => NAMING.test(field) && isSaid(unit, said))
  );
}

/** Verbs of rank that the place says, but not of this; those that it does not say at all, the check of words finds. */
function raisedIn(stated: Told): Refusal[] {
  const { claim, clause } = stated;
  // A letter sums up many facts at once: there only the ranks above others are looked at.
  const { kind, section } = claim.place;
  const isOne = kind === 'told' || (kind === 'line' && /^(?:work|volunteer|projects)$/.test(section));
  return unitsOf(clause.words)
    .filter(
      (unit) =>
        (isAbove(unit, claim.text) || (isOne && isRank(unit, claim.text))) &&
        claim.place.sources.some((source) => isSaid(unit, source.vocabulary)) &&
        !isOtherwise(stated, unit) &&
        !isBorne(stated, unit),
    )
    .map((unit) => {
      const span = claim.text.slice(unit.start, unit.end);
      return refuse(
        claim,
        unit,
        'scope',
        messages.message('notOfThis', { words: span }),
        messages.message('verbFix'),
      );
    });
}

function scopeOf(claim: Claim, clause: Clause, whole: Sentence): Refusal[] {
  // "Filing and repair of books": an action without a thing of its own shares that of the next.
  const isBare = unitsOf(clause.words).every(({ meaning }) => meaning?.action === true);
  const of = isBare ? whole : clause;
  const stated: Told = { claim, clause, of, sentence: whole.text, support: supportOf(claim, of) };
  const raised = raisedIn(stated);
  return raised.length > 0 ? raised : shareDropped(stated);
}

/** Whether a sentence leads to the next by a colon. */
const isLedBy = ({ text }: Claim, before: Sentence | undefined, next: Sentence | undefined): boolean =>
  before !== undefined && next !== undefined && /^\s*:\s*$/.test(text.slice(before.end, next.start));

/** Verbs that say the person did more, or stood higher, than the fact they are told of. */
export const checkScope: Check = (claim) => {
  if (!/^(?:told|letter|summary|line)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence, at) => {
    // "Built with a colleague: 64 components": what stands on one side of a colon is said of the other too.
    const [before, after] = [claim.sentences[at - 1], claim.sentences[at + 1]];
    const start = isLedBy(claim, before, sentence) ? before?.start : sentence.start;
    const end = isLedBy(claim, sentence, after) ? after?.end : sentence.end;
    const whole = { ...sentence, text: claim.text.slice(start, end) };
    return sentence.clauses.flatMap((clause) => scopeOf(claim, clause, whole));
  });
};
