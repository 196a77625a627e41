import { offerCompared } from '#engines/forms/parameters/own-limits.ts';
import { wordFor } from '#engines/lexicon/index.ts';

/** What stands in the way of something, as whole words. */
const TROUBLE =
  'problems?|troubles?|issues?|concerns?|obstacles?|barriers?|impediments?|difficult(?:y|ies)|objections?|deal ?breakers?|problemes?|difficultes?|inconvenients?|empechements?|freins?';

const CONTRARY = new RegExp(
  String.raw`\b(${TROUBLE}|unable|object|against|refuse|prevents?|prevented|restrictions?|restricted|opposed|unwilling|unacceptable|not|never|don t|isn t|aren t|can t|won t|haven t|cannot|without|except|other than|unless|ne|n|pas|jamais|aucune?|sans|empech\w*|contraintes?|sauf|mind|difficult\w*|difficile|conflicts?|reservations?|hesita\w*|reluctant|hinder\w*|limit\w*|interfer\w*|prohibit\w*|interdi\w*|inacceptable|declin\w*|avoid\w*|eviter|exempt\w*|neither|nor|ni|unavailable|indisponible|dislike|genant|gene\w*|derange\w*|refus\w*|rather|plutot|instead|free (?:of|from)|too (?:much|low|little|many|few|far|long|early|late)|trop|more than you|out of the question|lack(?:s|ing)?|fall short|manque\w*|rul(?:e|es|ing) (?:\w+ )?out|(?:put|puts|turn|turns) (?:\w+ )?(?:off|away|down)|(?:walk|back|step|pull) (?:away|out|back|down)|deter\w*|dissua\w*|discourag\w*|withdraw\w*|reject\w*|renonc\w*|retir(?:er|eriez)|rebut\w*|lose interest|less than (?:ideal|enough|acceptable|adequate|satisfactory|good|happy|fair|perfect)|first (?:time|application)|(?:premiere|1re|1ere) (?:fois|candidature)|only|seulement|uniquement)\b`,
  'g',
);
/** A denial of French is said in two words and is one. */
const DENIED_TWICE = /\b(ne|n) ((?:\w+ ){1,4}?)(?:pas|jamais|aucune?)\b/g;
/** "Neither … nor" and "ne … ni … ni" deny both once. */
const DENIED_BOTH: readonly (readonly [RegExp, string])[] = [
  [/\b(ne|n) ((?:\w+ ){1,4}?)ni\b(.+?)\bni\b/g, '$1 $2$3ou'],
  [/\bneither\b(.+?)\bnor\b/g, 'neither$1or'],
];
/** What only stresses a yes: "without reservation". */
const STRESSED = wordFor('polarity: stressed', 'g');
const FLIPPED = new RegExp(
  [
    String.raw`^(i|je) (do not|don t|am not|have (not|never|no)|haven t|cannot|can t|will not|won t|n|ne)\b`,
    String.raw`^(do|would|will) you (object|refuse|decline|mind)\b`,
    String.raw`^(do|are) you (\w+ ){0,2}neither\b`,
    String.raw`^(are|would) you (be )?(unavailable|reluctant|against|unable|opposed|unwilling)\b`,
    String.raw`^(are|do|would|will|have|can|is) you not\b`,
    String.raw`^(would|will|is|are|does|do|could)\b.*\b(${TROUBLE}|difficult|unacceptable)( (for|to|with) you)?( if| to|$)`,
    String.raw`^(would|will|is) it (be )?(an? (${TROUBLE})|difficult)\b`,
    String.raw`^(an? |any )?(${TROUBLE})( (with|for) (that|this|it|you))?$`,
    String.raw`(any|have an?) (${TROUBLE}) (to|with|about|if)`,
    String.raw`\bhave (any |an? )?(${TROUBLE}) (in )?(?!anything|nothing)\w+ing\b`,
    String.raw`^(do|would) you lack\b`,
    String.raw`\breasons? (why |that )?you (would|could|will|might|may) (be unable|not|decline|refuse)\b`,
    String.raw`(be|pose) an? (${TROUBLE})`,
    String.raw`\b(do|would) you mind\b`,
    String.raw`^refuse\w* vous\b`,
    String.raw`(pose\w*|cause\w*|serait|est|constitu\w*)\b.{0,20}\b(${TROUBLE}|difficile|inacceptable)( pour vous)?$`,
    String.raw`(poser\w*|pose|serait|est) (il |elle |ce |t il |cela )?(un |une )?(${TROUBLE})`,
    String.raw`\b(un|une) (${TROUBLE}) (pour|si)`,
    String.raw`\bvoyez vous (un |une |la |l )?(un |une )?(${TROUBLE})\b`,
    String.raw`\b(see|foresee|anticipate) (any|an?) (${TROUBLE})\b`,
    '(prevents?|stops?) you from',
    String.raw`vous empech\w*`,
    '(une? )?(inconvenient|objection)',
  ].join('|'),
);

/** Which way round a yes-or-no is put, its folded words given: true as the plain question, false turned over, null when that is not sure. */
export function isPlain(text: string): boolean | null {
  // Whether so much is above or below what one takes is a yes to it or a no, by what it is.
  if (offerCompared(text) !== null) return null;
  const once = DENIED_BOTH.reduce(
    (line, [words, one]) => line.replaceAll(words, one),
    text.replaceAll(STRESSED, ' ').replaceAll(DENIED_TWICE, '$1 $2'),
  ).trim();
  const found = [...once.matchAll(CONTRARY)].length;
  if (found === 0) return true;
  return found === 1 && FLIPPED.test(once) ? false : null;
}
