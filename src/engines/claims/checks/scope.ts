import type { Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Said, Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { isFrame, isGap } from './letter.ts';
import { isCharge, isKindred, isLight, isOfCareer } from './light.ts';
import { supportOf } from './support.ts';

/** A share in something: said of a fact, it must be said of its rewording too. */
const SHARE =
  /\b(?:help(?:ed|s|ing)?|assist\w*|support(?:ed|ing|s)?|contribut\w+|participat\w+|particip\w+|t(?:ake|ook|aken|aking) part|part of|involved|involvement|collaborat\w+|member|members|on the \w+ committee|sat on|sits? on|served? on|one of|shadow\w*|observ\w+|with (?:three|two|four|five|six|\d+|other|others|colleagues|a team)|second|right hand|second in command|deputy|under|aid\w*|appu\w+|contribu\w+|pris part|prend part|prendre part|membre|siege\w*|l'une? des|un des|une des|seconde|bras droit|soutenu|soutien|avec (?:trois|deux|quatre|\d+|des collegues)|joined?|along with|together with|worked on|committee|comite|faisait partie|fait partie|\d+ other|other \w+)\b/;
/** The same at the head of a fact, where it is what the person did. */
const SHARE_AT_HEAD =
  /^(?:i |j'ai |a |ai )?(?:also |regularly )?(?:help(?:ed|s|ing)?\b|assist\w*\b|contribut\w+|participat\w+|particip\w+|t(?:ake|ook) part|(?:was |were )?(?:part of|involved)|collaborat\w+|member of|membre d|one of|shadow\w*|observ\w+|second to|aide[rsz]?\b|aidait|contribu\w+|pris part|prend part|appuye\w*|(?:un|une|l'un|l'une) des|supported the)/;

const isShare = (text: string): boolean => SHARE_AT_HEAD.test(fold(text));

/** Verbs that put the person above others or before all; what the title says does not bear them out of one task. */
const ABOVE =
  /^(?:led|lead|leads|leading|head|heads|headed|heading|direct|directs|directed|directing|manage|manages|managed|managing|supervis\w+|oversaw|oversee|oversees|overseeing|chair|chairs|chaired|chairing|spearhead\w*|own|owns|owned|owning|pioneer\w*|founded|command\w*|dirig\w+|superviser?|supervise\w*|supervisais|gere|gerer|gerait|geree|preside\w*|presidente?|pilote|piloter|piloté|chapeaut\w+|mene|mener|encadre\w*|ran|run|runs|running|govern\w*|control\w*)$/;

const isAbove = (unit: Unit): boolean => unit.words.some(({ word }) => ABOVE.test(word));
const HOLDERS =
  /^(?:managers?|management|directors?|direction|supervisors?|leaders?|leadership|owners?|gerante?s?|directeurs?|directrices?|superviseure?s?|gestionnaires?|heads?)$/;
const ranks = new WeakMap<Source, Said>();

/** Whether a value says a verb of rank as a verb: "a product manager" does not say that the person managed. */
function saysOfRank(unit: Unit, source: Source): boolean {
  const said =
    ranks.get(source) ??
    saidBy(source.words.filter(({ word }, at) => !HOLDERS.test(word) || (at === 0 && /^heads?$/.test(word))));
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

function scopeOf(asked: Parameters<Check>[0], clause: Clause, whole: Sentence) {
  const sentence = whole.text;
  // "Filing and repair of books": a deed without a thing of its own shares that of the next.
  const isBare = unitsOf(clause.words).every(({ meaning }) => meaning?.action === true);
  const support = supportOf(asked, isBare ? whole : clause);
  const [best] = support;
  if (best === undefined) return [];
  // A letter sums up many facts at once: there only rank is looked at.
  const isWide = asked.place.kind === 'letter' || asked.place.kind === 'summary';
  const wrong = unitsOf(clause.words).filter(
    (unit) =>
      unit.meaning?.action === true &&
      !asked.quantities.some((one) => one.start <= unit.start && unit.end <= one.end) &&
      !isGap(asked, unit) &&
      !isLight(unit) &&
      !isOfCareer(asked, unit) &&
      !isKindred(asked, unit) &&
      !support.some((source) => isCharge(asked, unit, source)) &&
      !isFrame(asked, unit) &&
      !support.some((source) => (isAbove(unit) ? saysOfRank(unit, source) : isSaid(unit, source.said))) &&
      !(
        asked.place.sources.some(({ field, said }) => NAMING.test(field) && isSaid(unit, said)) &&
        !unit.words.some(({ word }) => ABOVE.test(word))
      ) &&
      // Elsewhere in the place it stands, or the check of words has told already.
      asked.place.sources.some((source) => isSaid(unit, source.said)) &&
      unit.words.some(({ word }) => ABOVE.test(word) || (!isWide && /(?:ed|ing|ee?|er)$/.test(word))),
  );
  const found = wrong.map((unit) => {
    const span = asked.text.slice(unit.start, unit.end);
    return refuse(
      asked,
      unit,
      'scope',
      `Your profile does not say “${span}” of this.`,
      'Use the verb that your profile uses, or a weaker one.',
    );
  });
  if (
    found.length === 0 &&
    isShare(best.text) &&
    !isGap(asked, clause) &&
    !isFrame(asked, clause) &&
    (asked.place.kind === 'told' ||
      unitsOf(clause.words).some((unit) => unit.meaning?.action === true && !isOfBeing(unit))) &&
    !SHARE.test(fold(sentence))
  )
    found.push(
      refuse(
        asked,
        clause,
        'scope',
        'Your profile says that you had a part in this, not that you did it alone.',
        'Say that you helped or took part.',
      ),
    );
  return found;
}

/** Verbs that say the person did more, or stood higher, than the fact they are told of. */
export const checkScope: Check = (asked) => {
  if (!/^(?:told|letter|summary|line)$/.test(asked.place.kind)) return [];
  return asked.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => scopeOf(asked, clause, sentence)),
  );
};
