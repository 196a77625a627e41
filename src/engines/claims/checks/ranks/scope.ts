import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Said, Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isCharge, isKindred, isLight, isOfCareer } from './light.ts';
import { isAbove, isRank, isRankSaid, isStandIn } from './ranks.ts';
import { NAMING, shareDropped } from './share-dropped.ts';
import type { Told } from './share-dropped.ts';
import { supportBeside, supportOf } from '#engines/claims/checks/support.ts';

const HOLDERS =
  /^(?:managers?|management|directors?|direction|supervisors?|leaders?|leadership|owners?|gerante?s?|directeurs?|directrices?|superviseure?s?|gestionnaires?|heads?)$/;
const LEADS = /^leads$/;
const verbsOf = (source: Source) => source.words.filter(({ word }, at) => !HOLDERS.test(word) || at === 0);
const ranks = new WeakMap<Source, Said>();

/** Whether a value says a verb of rank as a verb: "a product manager" does not say that the person managed. */
function saysOfRank(unit: Unit, source: Source): boolean {
  const said =
    ranks.get(source) ?? saidBy(source.words.filter(({ word }, at) => !HOLDERS.test(word) || at === 0));
  ranks.set(source, said);
  return isSaid(unit, said);
}

const WHO = /[^e](?:er|or|eur|rice|euse)s?$/;
const SOMEBODY_ELSE = /^(?:the|our|an?|another|le|la|les|un|une|des|du|notre)$/;

/** Whether a value says an action only by who does it, and that is somebody else: "worked with the designer". */
function isOfSomebodyElse(unit: Unit, { words, text }: Source): boolean {
  if (!isRank(unit, text) && !unit.words.every(({ word }) => /(?:ed|ing)$/.test(word))) return false;
  const others = words.filter(
    ({ word }, at) => WHO.test(word) && SOMEBODY_ELSE.test(words[at - 1]?.word ?? ''),
  );
  if (others.length === 0 || unit.words.some(({ word }) => WHO.test(word))) return false;
  const rest = words.filter((word) => !others.includes(word));
  return !isSaid(unit, saidBy(rest)) && !isRankSaid(unit, rest);
}

/** What ends the thing that a verb is done to. */
const ITS_PLACE =
  /^(?:of|in|for|with|at|to|on|by|from|de|du|des|d'.*|en|a|au|aux|dans|pour|avec|chez|sur|par)$/;

/** Whether what a value says a rank of in another word is told in a clause too: "keeps the blog of the shop" runs no shop. */
function isOfTheThing(unit: Unit, { words, said }: Source, clause: Clause): boolean {
  if (unit.words.length > 1 || unit.words.every(({ stem }) => said.stems.has(stem))) return true;
  const told = saidBy(clause.words);
  const objects = words.flatMap((word, at) => {
    if (!isSaid(unit, saidBy([word]))) return [];
    const later = words.slice(at + 1, at + 8);
    const until = later.findIndex((own) => ITS_PLACE.test(own.word));
    return [unitsOf(later.slice(0, until < 0 ? undefined : until))];
  });
  return (
    objects.length === 0 ||
    objects.some((things) => things.length === 0 || things.some((thing) => isSaid(thing, told)))
  );
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
  // "Leads are qualified" of "qualifying leads": the fact has the very word.
  if (
    LEADS.test(unit.words[0]?.word ?? '') &&
    support.some(({ words }) => words.some(({ word }) => LEADS.test(word)))
  )
    return true;
  // "Became a supervisor": whoever is called so holds the title.
  if (unit.words.every(({ word }) => HOLDERS.test(word)))
    return asked.place.sources.some(
      ({ field, said, words }) =>
        (/^(?:position|label)$/.test(field) && isSaid(unit, said)) ||
        // "Superviseur de stage": what a fact begins with is the person.
        (support.some((source) => source.words === words) && words[0]?.stem === unit.words[0]?.stem),
    );
  if (isAbove(unit, asked.text))
    return supportBeside(asked, of === clause ? clause : of, unit).some(
      (source) =>
        (saysOfRank(unit, source) && (asked.place.kind !== 'letter' || isOfTheThing(unit, source, clause))) ||
        isRankSaid(unit, verbsOf(source)),
    );
  return (
    support.some((source) => isSaid(unit, source.said) && !isOfSomebodyElse(unit, source)) ||
    asked.place.sources.some(({ field, said }) => NAMING.test(field) && isSaid(unit, said))
  );
}

/** Verbs of rank that the place says, but not of this; those that it does not say at all, the check of words finds. */
function raisedIn(told: Told): Refusal[] {
  const { asked, clause } = told;
  // A letter sums up many facts at once: there only the ranks above others are looked at.
  const { kind, section } = asked.place;
  const isOne = kind === 'told' || (kind === 'line' && /^(?:work|volunteer|projects)$/.test(section));
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
        messages.message('notOfThis', { words: span }),
        messages.message('verbFix'),
      );
    });
}

function scopeOf(asked: Asked, clause: Clause, whole: Sentence): Refusal[] {
  // "Filing and repair of books": an action without a thing of its own shares that of the next.
  const isBare = unitsOf(clause.words).every(({ meaning }) => meaning?.action === true);
  const of = isBare ? whole : clause;
  const told: Told = { asked, clause, of, sentence: whole.text, support: supportOf(asked, of) };
  const raised = raisedIn(told);
  return raised.length > 0 ? raised : shareDropped(told);
}

/** Whether a sentence leads to the next by a colon. */
const isLedBy = ({ text }: Asked, before: Sentence | undefined, next: Sentence | undefined): boolean =>
  before !== undefined && next !== undefined && /^\s*:\s*$/.test(text.slice(before.end, next.start));

/** Verbs that say the person did more, or stood higher, than the fact they are told of. */
export const checkScope: Check = (asked) => {
  if (!/^(?:told|letter|summary|line)$/.test(asked.place.kind)) return [];
  return asked.sentences.flatMap((sentence, at) => {
    // "Built with a colleague: 64 components": what stands on one side of a colon is said of the other too.
    const [before, after] = [asked.sentences[at - 1], asked.sentences[at + 1]];
    const start = isLedBy(asked, before, sentence) ? before?.start : sentence.start;
    const end = isLedBy(asked, sentence, after) ? after?.end : sentence.end;
    const whole = { ...sentence, text: asked.text.slice(start, end) };
    return sentence.clauses.flatMap((clause) => scopeOf(asked, clause, whole));
  });
};
