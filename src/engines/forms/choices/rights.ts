import { DENIED } from '#engines/forms/understanding/wording.ts';
import { wordFor } from '#engines/lexicon/index.ts';

/** What somebody may do in a country; null where it was not told. */
export interface Rights {
  readonly authorized: boolean | null;
  readonly sponsored: boolean | null;
  /** For good: as a citizen, a permanent resident, or settled. */
  readonly lasting: boolean | null;
  readonly citizen: boolean | null;
  readonly resident: boolean | null;
  /** A citizen of a country of the European Union, in one of them. */
  readonly union: boolean | null;
}

/** A statement about somebody's rights: true when it holds, null when that is not known. */
type Statement = (rights: Rights) => boolean | null;

const and = (a: boolean | null, b: boolean | null): boolean | null =>
  a === false || b === false ? false : a === null || b === null ? null : true;
const not = (a: boolean | null): boolean | null => (a === null ? null : !a);

export const SUPPORT = wordFor(
  'rights: support',
  /demarches? (d immigration|de (notre|votre|la|l|leur) (\w))/,
);
export const NEED = wordFor('rights: needed');
const WITHOUT = /\b(without|sans)\b/;
export const RIGHT = wordFor('rights: right');
/** "Neither … nor", which denies both. */
const BOTH_DENIED = /\bneither\b.+\bnor\b|\bni\b.+\bni\b/;
const BARRED = wordFor('rights: barred');
const FOR_GOOD = wordFor('rights: for good');
const PERMIT_HELD = wordFor(
  'rights: permit held',
  /\b(currently|presently|actuellement) .{0,25}(on|hold|under|titulaire|detenez).{0,20}(visa|permit|permis)/,
);

const OF_UNION =
  /^((i am )?an? )?(eu|ue)( or| ou| and| et)?( eea| eee| ewr)?( or swiss)? (citizen|national|citizenship)( (no|without an?) (work |employment )?(permit|visa|sponsorship)( (is )?(needed|required))?)?$|^(ressortissant\w*|citoyen\w*) (de l )?(ue|eu|union europeenne|europeen\w*)( eee| ou eee| ou de l eee)?$/;
const unionOf: Statement = ({ union }) => union;
const citizenOf: Statement = ({ citizen }) => citizen;

/** A right for a time, another one than those named, or the citizenship of elsewhere. */
const OTHERWISE = wordFor('rights: otherwise');

/** Help with the right itself is what a sponsor gives. */
const HELPED =
  /\b(help|support|assist\w*|aide|soutien)\b.{0,40}\b(permission|authori[sz]ation|right|status|eligib\w*|autorisation|droit)\b/;
const TO_WORK =
  /\b(entitled|authori[sz]ed|eligible|allowed|permitted|right|autorise\w*|droit|admissible)\b.{0,30}\b(work|employ\w*|travail\w*|emploi)\b/;

/** A citizen or a permanent resident. */
const eitherOne: Statement = (rights) =>
  rights.citizen === true || rights.resident === true
    ? true
    : rights.citizen === false && rights.resident === false
      ? false
      : null;

/** What a text states that speaks of citizens or permanent residents; `more` where it speaks of rights or help as well. */
function standing(text: string, citizen: boolean, resident: boolean, more: boolean): Statement {
  // Whoever may work there is a citizen, or otherwise entitled to.
  const either =
    (TO_WORK.test(text) || /\bor otherwise (entitled|authori[sz]ed|eligible|permitted)$/.test(text)) &&
    /\b(or|ou)\b/.test(text) &&
    !/\b(and|et)\b/.test(text);
  if (either && !(SUPPORT.test(text) || HELPED.test(text)) && !DENIED.test(text))
    return ({ authorized }) => authorized;
  if (citizen && resident && !more && BOTH_DENIED.test(text)) return (rights) => not(eitherOne(rights));
  if (more || DENIED.test(text) || /\bboth\b/.test(text)) return () => null;
  if (citizen && resident) return eitherOne;
  return citizen ? citizenOf : ({ resident: is }) => is;
}

/** What help is needed for, which is to work there and no right that one has: "in order to remain lawfully employable". */
const FOR_WORK =
  /(?<=\b(need|require|besoin|requier\w*)\b.*)(?<!\b(permis|permits?|visas?|authori[sz]ation|autorisation|permission|right|droit) )\b(in order to|to|afin d e?|afin de?|pour) ?(be|remain|stay|become|continue|work|occuper|demeurer|travailler|exercer)\b.*$/;

/** What a sponsor helps with, which is the same help: "sponsorship … to obtain or maintain work authorization". */
const OF_SUPPORT =
  /(?<=\bsponsor\w* .{0,60})\b(in order )?to (obtain|get|gain|secure|maintain|keep|extend|renew|continue)\b( (or|and) (obtain|get|gain|secure|maintain|keep|extend|renew|continue))? (your |my |a |valid |legal )*(work|employment) (authori[sz]ation|permit|visa|status)\b/;

/** A right to work there for a time, whatever paper it is of: "Temporary visa that allows me to work", "Permis de travail temporaire". */
const FOR_A_TIME =
  /^(?:(?:i|je) (?:have|hold|am on|detiens|ai) )?(?:an? |un |une )?(?:(?:temporary|time limited) (?:work |resident )?(?:visa|permit|residen\w*)(?: holder)?|(?:visa|permis de travail|titre de sejour|permis) temporaire)(?: (?:that|which|with|qui|avec|me) [a-z ]*(?:work|travail)[a-z ]*)?$/;

/** What a sentence or a choice states, without its leading yes or no; null when it states nothing that is understood. */
export function statementIn(said: string): Statement | null {
  const text = said
    .replaceAll(/\b(will|would|might|could) you ever (?=need|require)/g, '$1 you ')
    .replaceAll(/\bnow or ever\b/g, ' ')
    .replace(OF_SUPPORT, ' ')
    .replace(/(?<=\b(?:sponsor\w*|parrain\w*) .*)\b(?:before|until|so that|for|avant que) you\b.*$/, ' ')
    .replace(FOR_WORK, ' ')
    .replaceAll(/\blawful(ly)? (?=permanent)/g, '');
  if (FOR_A_TIME.test(text)) return ({ authorized, lasting }) => and(authorized, not(lasting));
  if (PERMIT_HELD.test(text)) return () => null;
  const citizen =
    /\b(citizens?(hip)?|citoyen\w*|nationals?(?! (insurance|id|identity|police|origin|security|interest|service)))\b/.test(
      text,
    );
  const resident =
    /permanent residen|residen\w* permanent|green card|(?<!pre )\bsettled|indefinite leave|\bilr\b|^pr( holder| status| card)?$/.test(
      text,
    );
  const right = RIGHT.test(text.replace(/authori[sz]ation/g, 'authorization'));
  const support = SUPPORT.test(text) || HELPED.test(text);
  if (citizen || resident) {
    return standing(text, citizen, resident, right || support);
  }
  if (FOR_GOOD.test(text)) return ({ authorized, lasting }) => and(authorized, lasting);
  if (BARRED.test(text))
    return DENIED.test(text)
      ? () => null
      : ({ authorized, lasting }) =>
          authorized === false ? true : and(authorized, lasting) === true ? false : null;
  const ours =
    /sponsor|parrain|commandit|\b(on your behalf|for you|employer filed|en votre nom|en votre faveur|pour vous)\b/.test(
      text,
    );
  if (support && WITHOUT.test(text) && !ours) return ({ authorized, lasting }) => and(authorized, lasting);
  if (support && WITHOUT.test(text)) return ({ authorized, sponsored }) => and(authorized, not(sponsored));
  if (support && (NEED.test(text) || ours)) {
    const denied = DENIED.test(text.replace(/\bnow or\b|\bany\b/g, ' '));
    if (right && !denied)
      return /\b(and|et|but|mais)\b/.test(text)
        ? ({ authorized, sponsored }) => and(authorized, sponsored)
        : () => null;
    if (right)
      return /\b(or|ou)\b/.test(text) &&
        !/now or|presently or|maintenant ou|ou (a l avenir|plus tard|dans le futur)/.test(text)
        ? () => null
        : ({ authorized, sponsored }) =>
            /\b(not|non)\b.{0,14}(authori|legal|eligib|entitled)/.test(text)
              ? null
              : and(authorized, not(sponsored));
    // Who has a permit needs no sponsor, and yet a permit.
    const needs: Statement = ({ sponsored, lasting }) =>
      !ours && sponsored === false && lasting === false ? null : sponsored;
    return denied ? (rights) => not(needs(rights)) : needs;
  }
  if (right || /\bwork permit|permis de travail/.test(text)) {
    if (!right) return () => null;
    return DENIED.test(text) ? ({ authorized }) => not(authorized) : ({ authorized }) => authorized;
  }
  return null;
}

/** What a choice behind its yes or no states; `open` is false where it speaks of another right or of one for a time. */
export function statedBy(rest: string): { stated: Statement | null; open: boolean } {
  if (OF_UNION.test(rest)) return { stated: unionOf, open: true };
  return rest === '' || OTHERWISE.test(rest)
    ? { stated: null, open: !OTHERWISE.test(rest) }
    : { stated: statementIn(rest), open: true };
}
