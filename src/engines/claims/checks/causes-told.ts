import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';

/** A cause and what it brought about, in the order they are told. */
export interface Parts {
  before: string;
  after: string;
  /** The verb of change where no word of cause joins them; "" where one does. */
  change: string;
  joint: string;
  /** Where the one ends and the other begins. */
  at: number;
}

/** Words that make one thing the cause of another. */
export const BECAUSE =
  /,?\s*\b(?:which (?:cut|reduced|raised|increased|improved|led|helped|won|saved|shortened|lowered|brought (?=[^.;]*\b(?:down|up|to|under|below)\b)|made|boosted|drove|allowed|enabled|resulted)|leading to|resulting in|result(?:ed|s) in|thanks to|because of|since (?=i (?:brought|introduced|started|changed|set|made|took|joined)\b)|depuis que (?=j'|je )|because (?=i\b|the\b|my\b|we\b|of\b)|parce qu(?:e |')|car (?=j'|je )|due to|by (?=\w+ing\b)|through (?=(?:\w+ing|better|improved|new|my|an?|careful|closer|regular)\b)|thereby|so that (?=(?:fewer|more|less|better|faster)\b)|entrainant|si bien que|de sorte que|(?:et |ce qui )?a ainsi|as a result of|after (?=\w+ing\b)|(?:after|once) (?=(?:[\w'-]+ ){1,5}(?:was|were|had been|is|are|has been)\b)|following (?=(?:the|an?|my|our|new)\b)|(?<=[\d%][^.;]*)apres (?=(?:la|le|l'|les|qu')\b)|a la suite d|using\b|grace a|en raison de|a cause de|ce qui a|ce qui|permettant|(?<!\btout )en (?=\w+ant\b)|(?<=(?:redui|baiss|diminu|augment|amelior|accru|hauss|doubl)[^.;]*)par (?=l'|la |le )|(?:that|which|qui) (?=(?:sped|speeds|accelerat\w+|streamlin\w+|prevent\w+|avoid\w+|eliminat\w+|ensur\w+|doubl\w+|attract\w+|accelere\w*|evite\w*|assure\w*)\b)|(?<=(?:halv|cut|reduc|lower|rais|increas|improv|boost|brought|shorten|dropp|rose|fell|grew)[^.;]*)(?:through|via|with the help of) |that (?=(?:cut|reduced|raised|increased|improved|lowered|brought (?=[^.;]*\b(?:down|up|to|under|below)\b)|won|saved|shortened|doubled|halved)\b)|qui a (?=reduit|augmente|permis|ameliore|baisse))|, (?=(?:cutting|reducing|raising|increasing|improving|boosting|saving|helping|enabling|freeing|lowering|shortening|driving|generating|doubling|halving|eliminating|winning|reduisant|augmentant|ameliorant)\b)/;

/** "…, and fewer calls as a result": what it brought about comes last. */
const RESULT =
  /(?:[,;] (?:and |et )?|\b(?:and|et) )[^,;]{4,}? (?:as a result(?! of)|as a consequence|par consequent|en consequence)\b/;

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

/** The cause and the effect that a sentence tells; null where it tells none. */
export function parts(text: string): Parts | null {
  const found = BECAUSE.exec(fold(text));
  const result = found === null ? RESULT.exec(fold(text)) : null;
  if (result !== null)
    return {
      before: text.slice(0, result.index),
      after: text.slice(result.index, result.index + result[0].length),
      change: '',
      joint: '',
      at: result.index,
    };
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
