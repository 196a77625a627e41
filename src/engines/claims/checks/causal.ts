import { refuse } from '#engines/claims/context.ts';
import type { Asked, Check, Stretch } from '#engines/claims/context.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isRank, isRankSaid } from './ranks/ranks.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn, followsFrom } from '#engines/claims/quantities/derive.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import { isFrame, isGap } from './letters/letter.ts';
import { isStance } from './letters/stance.ts';

/** Words that make one thing the cause of another. */
const BECAUSE =
  /,?\s*\b(?:which (?:cut|reduced|raised|increased|improved|led|helped|won|saved|shortened|lowered|brought|made|boosted|drove|allowed|enabled|resulted)|leading to|resulting in|result(?:ed|s) in|thanks to|because of|since (?=i (?:brought|introduced|started|changed|set|made|took|joined)\b)|depuis que (?=j'|je )|because (?=i\b|the\b|my\b|we\b|of\b)|parce qu(?:e |')|car (?=j'|je )|due to|by (?=\w+ing\b)|through (?=(?:\w+ing|better|improved|new|my|an?|careful|closer|regular)\b)|thereby|so that (?=(?:fewer|more|less|better|faster)\b)|entrainant|si bien que|de sorte que|(?:et |ce qui )?a ainsi|as a result of|after (?=\w+ing\b)|(?:after|once) (?=(?:[\w'-]+ ){1,5}(?:was|were|had been|is|are|has been)\b)|following (?=(?:the|an?|my|our|new)\b)|(?<=[\d%][^.;]*)apres (?=(?:la|le|l'|les|qu')\b)|a la suite d|using\b|grace a|en raison de|a cause de|ce qui a|ce qui|permettant|(?<!\btout )en (?=\w+ant\b)|(?<=(?:redui|baiss|diminu|augment|amelior|accru|hauss|doubl)[^.;]*)par (?=l'|la |le )|(?:that|which|qui) (?=(?:sped|speeds|accelerat\w+|streamlin\w+|prevent\w+|avoid\w+|eliminat\w+|ensur\w+|doubl\w+|attract\w+|accelere\w*|evite\w*|assure\w*)\b)|(?<=(?:halv|cut|reduc|lower|rais|increas|improv|boost|brought|shorten|dropp|rose|fell|grew)[^.;]*)(?:through|via|with the help of) |that (?=(?:cut|reduced|raised|increased|improved|lowered|brought|won|saved|shortened|doubled|halved)\b)|qui a (?=reduit|augmente|permis|ameliore|baisse))|, (?=(?:cutting|reducing|raising|increasing|improving|boosting|saving|helping|enabling|freeing|lowering|shortening|driving|generating|doubling|halving|eliminating|winning|reduisant|augmentant|ameliorant)\b)/;

/** A thing told to have changed another: "the new rota raised morale". What the person changed has no thing before it. */
const CHANGED =
  /(?<!\b(?:was|were|been|is|are|to|ete|est|sont|and|et)\s)\b(?:raised|increased|improved|reduced|lowered|doubled|tripled|halved|boosted|lifted|saved|(?:brought|took|carried|drove|pushed|lifted|propelled) (?=[^.;]*\b(?:(?:down|up)\b|(?:to|by|from) (?:about |around |over |nearly )?[$€]?\d))|grew (?=[^.;]{3,}\b(?:to|by|from) (?:about |around |over |nearly )?[$€]?\d)|cut (?!from|to|by|in)|(?:a|ont) (?:[a-z]+ment )?(?:reduit|augmente|ameliore|double|triple|diminue|accru|permis|fait \w+(?:er|ir|re)))\b/;

/** What may stand before a verb and is no thing that does it. */
const NO_THING =
  /(?:^(?:i|i've|we|have|has|had|also|more|than|almost|nearly|over|about|plus|de|que|then|again|later|already|ai|a|ont|j'ai|je|nous|avons|aussi|ensuite|puis)$|ly$|ment$)/;

/** What is told of a thing between two commas, before what it did: "checks, begun in 2022, brought". */
const INSERTED =
  /(?<=^[^,;:.(]*), (?:\p{L}+(?:ed|en|un|own|pt|mis|mise|ee?|ie?|ue?)s?|which|who|qui|dont)\b[^,;:.(]*, $/u;

function thingAndChange(text: string): Parts | null {
  const found = CHANGED.exec(fold(text));
  if (found === null) return null;
  const whole = text.slice(0, found.index);
  const inserted = INSERTED.exec(fold(whole));
  const before = inserted === null ? whole : whole.slice(0, inserted.index);
  const hasThing =
    /^(?:the|an?|our|my|this|le|la|les|une?|mon|ma|mes|ce|cette)\s|^l'/.test(fold(before)) ||
    wordsOf(before, stem).some(({ word }) => !NO_THING.test(word));
  // A list or a second clause tells of two actions.
  if (!hasThing || /[,;:.(]|\b(?:and|et|I|j'ai|je|we|which|that|qui|who)\b/.test(before)) return null;
  return {
    before,
    after: text.slice(found.index + found[0].length),
    change: found[0],
    joint: '',
    at: found.index,
  };
}

/** A cause and what it brought about, in the order they are told. */
interface Parts {
  before: string;
  after: string;
  /** The verb of change where no word of cause joins them; "" where one does. */
  change: string;
  joint: string;
  /** Where the one ends and the other begins. */
  at: number;
}

function parts(text: string): Parts | null {
  const found = BECAUSE.exec(fold(text));
  if (found === null) return thingAndChange(text);
  const before = text.slice(0, found.index);
  const from = found.index + found[0].length;
  const after = text.slice(from);
  if (after.trim() === '') return null;
  const joint = fold(text).slice(found.index, from + 14);
  if (before.trim() !== '') return { before, after, change: '', joint, at: found.index };
  // "By changing suppliers, brought cost down": the cause comes first.
  const comma = after.indexOf(',');
  if (comma < 0) return null;
  return {
    before: after.slice(comma + 1),
    after: after.slice(0, comma),
    change: '',
    joint: '',
    at: from + comma,
  };
}

/** How much of a part a value says: of its words and of its amounts. */
function shareSaid(part: string, source: Source): number {
  const amounts = quantitiesIn(part);
  const units = unitsOf(wordsOf(part, stem)).filter(
    ({ start, end, words }) =>
      !/^\d/.test(words[0]?.word ?? '') && !amounts.some((one) => one.start < end && start < one.end),
  );
  if (units.length + amounts.length === 0) return 1;
  const said = units.filter((unit) => isSaid(unit, source.said)).length;
  const changes = changesIn(source.text, source.quantities);
  const counted = amounts.filter(
    (one) =>
      source.quantities.some((truth) => truth.value === one.value || bearsOut(truth, one)) ||
      changes.some((change) => followsFrom(change, one, fold(part))),
  ).length;
  return (said + counted) / (units.length + amounts.length);
}

/** How much of a cause and of its effect one value must say. */
const LEAST_SAID = 0.55;

/** Whether a value tells that something changed, and does not merely name things beside each other. */
const tellsChange = ({ text, quantities }: Source): boolean =>
  BECAUSE.test(fold(text)) || CHANGE.test(fold(text)) || changesIn(text, quantities).length > 0;

const CHANGE =
  /\b(?:rais\w+|rose|risen|increas\w+|improv\w+|reduc\w+|lower\w*|doubl\w+|tripl\w+|halv\w+|boost\w*|lift(?:ed|ing)|sav(?:e|ed|es|ing)|brought|cut|grew|grown|fell|fallen|dropp?\w*|shorten\w*|now|reduit\w*|augment\w+|amelior\w+|double\w*|diminu\w+|baiss\w+|pass[eé]\w*|permis|accru\w*)\b/;

/** Whether a cause is an action of its own ("by training the crew") that the value does not tell. */
function isOtherAction(cause: string, source: Source): boolean {
  const [action] = unitsOf(wordsOf(cause, stem));
  const word = action?.words[0]?.word ?? '';
  return (
    action !== undefined &&
    action.start === cause.search(/\S/) &&
    isRank(action, cause) &&
    !isSaid(action, source.said) &&
    !isRankSaid(action, source.words) &&
    word.endsWith('ing')
  );
}

/** What makes one thing the means of another within a fact. */
const MEANS = /\b(?:with|by|through|using|after|avec|par|grace|apres|en (?=\w+ant\b))\b/;

/**
 * Whether one value tells a cause of its own and carries both parts in other words: it bears out an amount of the text, and
 * of neither part does any other value say more.
 */
function isRetold({ before, after, change }: Parts, sources: readonly Source[], isChange: boolean): boolean {
  const amounts = quantitiesIn(`${before} ; ${after}`);
  if (amounts.length === 0) return false;
  return sources.some((source) => {
    const said = fold(source.text);
    if (change === '' ? !BECAUSE.test(said) && !MEANS.test(said) : !tellsChange(source)) return false;
    if ((isChange && !tellsChange(source)) || isOtherAction(after, source)) return false;
    if (shareSaid(amounts.map(({ span }) => span).join(' ; '), source) < 1) return false;
    return [before, after].every((part) =>
      sources.every((other) => other === source || shareSaid(part, other) <= shareSaid(part, source)),
    );
  });
}

/** A sentence of feelings and views that speaks of nothing of the person's own. */
const isView = (asked: Asked, sentence: Sentence): boolean =>
  isStance(asked, sentence) && !/\b(?:my|our|mon|ma|mes|notre|nos)\b/.test(fold(sentence.text));

/** Causes that nobody recorded: both the cause and what it brought about must stand in one value of the profile. */
export const checkCauses: Check = (asked) => causesIn(asked, () => true);

/**
 * The same of a text that tells of several facts, part by part: what one part is told to have brought about in another. What stands
 * within a part is looked at with the part.
 */
export const checkCausesAcross = (asked: Asked, told: readonly Stretch[]): Refusal[] =>
  causesIn(asked, (at) => !told.some(({ start, end }) => start < at && at < end - 1));

function causesIn(
  asked: Asked,
  /** By where in the text the one ends and the other begins. */
  isAsked: (at: number) => boolean,
): Refusal[] {
  return asked.sentences.flatMap((sentence) => {
    const split = parts(sentence.text);
    if (split === null || isFrame(asked, sentence) || isView(asked, sentence)) return [];
    if (!isAsked(sentence.start + split.at)) return [];
    if (asked.place.kind === 'letter' && isGap(asked, sentence)) return [];
    const sources = asked.place.sources.filter(({ field }) => /highlights|summary|description/.test(field));
    if (sources.length === 0) return [];
    const { before, after, change, joint } = split;
    const isChange = change !== '' || CHANGE.test(joint);
    const both = sources.some(
      (source) =>
        (!isChange || tellsChange(source)) &&
        !isOtherAction(after, source) &&
        shareSaid(before, source) >= LEAST_SAID &&
        shareSaid(after, source) >= LEAST_SAID &&
        shareSaid(change, source) >= LEAST_SAID,
    );
    if (both || isRetold(split, sources, isChange)) return [];
    return [
      refuse(asked, sentence, 'causal', messages.message('notBecause'), messages.message('notBecauseFix')),
    ];
  });
}
