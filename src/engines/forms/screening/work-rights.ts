import { missing, type Outcome } from '#engines/forms/context.ts';
import { countryNamed, countryOf, namesPlace } from '#engines/forms/understanding/places.ts';
import { leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { type Asked, isPlain, pick, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

/** What somebody may do in a country; null where it was not told. */
interface Rights {
  readonly authorized: boolean | null;
  readonly sponsored: boolean | null;
  /** For good: as a citizen, a permanent resident, or settled. */
  readonly lasting: boolean | null;
  readonly citizen: boolean | null;
  readonly resident: boolean | null;
}

/** A statement about somebody's rights: true when it holds, null when that is not known. */
type Statement = (rights: Rights) => boolean | null;

const and = (a: boolean | null, b: boolean | null): boolean | null =>
  a === false || b === false ? false : a === null || b === null ? null : true;
const not = (a: boolean | null): boolean | null => (a === null ? null : !a);

const SUPPORT =
  /sponsor\w*|\bvisas?\b|work permit|parrain\w*|permis de travail|immigration (support|assistance|case|petition|sponsorship)|commandit\w*|skilled worker|h ?1b/;
const NEED =
  /\b(need|needs|require|requires|required|requiring|necessit\w*|besoin|requiers|requerez|devez|aurez|exige\w*)\b/;
const WITHOUT = /\b(without|sans)\b/;
const DENIED = /\b(not|no|never|don t|doesn t|won t|ne|n|aucun\w*|pas)\b/;
const RIGHT =
  /authori[sz]\w*|legal(ly)?\b|lawful\w*|eligib\w*|entitled|permitted|right to work|permission to work|allowed to work|autoris\w*|admissible|legalement|droit de travailler|can (i|you) work|work(ing)? rights|right to live and work|permission to/;
const BARRED = /(restrict\w*|prevent\w*|limit\w*|barred|prohibit\w*|empech\w*|interdi\w*|bar to)/;
const FOR_GOOD =
  /\b(unrestricted|without restrictions?|any employer|indefinite\w*|permanently|permanent (basis|rights?)|on a permanent|for good|long term|full (working|work) rights|full right|a titre permanent|de facon permanente|permanence|no restrictions?|sans restriction\w*|tout employeur|permanent right)\b/;
const PERMIT_HELD =
  /\b(currently|presently|actuellement) .{0,25}(on|hold|holding|under|titulaire|detenez).{0,20}(visa|permit|permis)|\b(current employer|employer specific|one employer|by birth|naissance|naturali\w*|denied|refused|ever|tied|deja|revoked|cancelled|how long|since|expir\w*|opt|cpt|f 1|h 4|tn|l 1|student|working holiday|post graduation|etudes|ouvert|open work permit|valid work permit|proof|i 9|e verify|echeance|time limit\w*|temporary|temporaire)\b/;

const citizenOf: Statement = ({ citizen }) => citizen;

/** Help with the right itself is what a sponsor gives. */
const HELPED =
  /\b(help|support|assist\w*|aide|soutien)\b.{0,40}\b(permission|authori[sz]ation|right|status|eligib\w*|autorisation|droit)\b/;
const TO_WORK =
  /\b(entitled|authori[sz]ed|eligible|allowed|permitted|right|autorise\w*|droit|admissible)\b.{0,30}\b(work|employ\w*|travail\w*|emploi)\b/;

/** What a sentence or a choice states, without its leading yes or no; null when it states nothing that is understood. */
function statementIn(said: string): Statement | null {
  const text = said.replaceAll(/\bwill you ever\b/g, 'will you');
  if (PERMIT_HELD.test(text)) return () => null;
  const citizen = /\b(citizens?|citoyen\w*|national of)\b/.test(text);
  const resident =
    /permanent resident|resident\w* permanent\w*|green card|settled|pre settled|indefinite leave|\bilr\b/.test(
      text,
    );
  const right = RIGHT.test(text.replace(/authori[sz]ation/g, 'authorization'));
  const support = SUPPORT.test(text) || HELPED.test(text);
  if (citizen || resident) {
    // Whoever may work there is a citizen, or otherwise entitled to.
    const either = TO_WORK.test(text) && /\b(or|ou)\b/.test(text) && !/\b(and|et)\b/.test(text);
    if (either && !support && !DENIED.test(text)) return ({ authorized }) => authorized;
    if (right || support || DENIED.test(text)) return () => null;
    if (citizen && resident)
      return (rights) =>
        rights.citizen === true || rights.resident === true
          ? true
          : rights.citizen === false && rights.resident === false
            ? false
            : null;
    return citizen ? citizenOf : ({ resident: is }) => is;
  }
  if (FOR_GOOD.test(text)) return ({ authorized, lasting }) => and(authorized, lasting);
  if (BARRED.test(text))
    return DENIED.test(text)
      ? () => null
      : ({ authorized, lasting }) =>
          authorized === false ? true : and(authorized, lasting) === true ? false : null;
  const ours = /sponsor|parrain|commandit|\b(on your behalf|for you|en votre nom|pour vous)\b/.test(text);
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

/** "(or EU citizenship)" behind a permit: whoever may work there has the one or the other. */
const OR_CITIZEN =
  /\(?\b(?:or|\/|ou)\s+(?:an?\s+|la\s+)?(?:EU|EEA|European|Swiss|UE)\b[\p{L}/ ]{0,20}\b(?:citizen\w*|national\w*|passport|citoyennet\w*|nationalit\w*)\)?/iu;
const PERMIT = /\b(work|residence)\b.{0,20}\bpermit\b|permis (de travail|de sejour)|titre de sejour/;

/** Citizenship, residence and a permit in one breath: whoever may work there has one of them. */
function listsEveryWay(text: string): boolean {
  const ways = [
    /\bcitizen\w*|citoyen\w*/,
    /permanent residen\w*|residen\w* permanent\w*/,
    /work permit|permis de travail/,
  ];
  const narrowed = /\b(open|closed|expir\w*|employer specific|proof|copy|student|ouvert|ferme|preuve)\b/;
  return ways.every((way) => way.test(text)) && /\b(or|ou)\b/.test(text) && !narrowed.test(text);
}

/** The country asked about: named in the question, else in the choices, else the posting's; "" when it is not sure. */
function countryAsked({ question, context }: Asked): string {
  const named = countryNamed(question.label);
  if (named !== '') return named;
  if (namesPlace(question.label, context.posting)) return '';
  const offered = new Set(question.options.map(({ label }) => countryNamed(label)).filter(Boolean));
  if (offered.size > 1) return '';
  return [...offered][0] ?? countryOf(context.posting);
}

/** `contradiction` when two answers differ, else what was told of the country. */
function rightsIn(
  asked: Asked,
  country: string,
): { rights: Rights; source: string } | 'contradiction' | null {
  const known = ['work_auth.authorized', 'sponsorship.required', 'work_auth.status'].map((meaning) =>
    knownOf(asked.context, meaning, country),
  );
  if (known.includes('contradiction')) return 'contradiction';
  const held = known.map((one) => (one === 'contradiction' ? null : one));
  const [authorized, sponsored, status] = held.map((one) => one?.value ?? null);
  const source = held.find((one) => one !== null)?.source;
  if (source?.kind !== 'answer') return null;
  const words = typeof status === 'string' ? plainLabel(status) : null;
  const citizen = words === null ? null : /\b(citizen|citoyen\w*)\b/.test(words);
  const resident =
    words === null
      ? null
      : /permanent resident|resident\w* permanent|green card|\bsettled\b|indefinite leave/.test(words) &&
        !/pre settled/.test(words);
  return {
    rights: {
      authorized: sideOf(authorized),
      sponsored: sideOf(sponsored),
      citizen,
      resident,
      lasting: words === null ? null : citizen === true || resident === true,
    },
    source: source.answer_id,
  };
}

const BARE_SIDE = /^(yes|no|oui|non)( |$)/;

const NEUTRAL: ReadonlySet<string> = new Set(
  'i do will am is now or and in the at some any point time future later currently presently maintenant ou a l avenir plus tard bien sur definitely absolutely'.split(
    ' ',
  ),
);

/** Whether a choice can stand: its yes or no is that of the question, and all it goes on to state holds. */
function stands(label: string, whole: boolean | null, rights: Rights): boolean {
  const side = leaning(label);
  const rest = plainLabel(label).replace(BARE_SIDE, '');
  const stated = rest === '' ? null : statementIn(rest);
  if (side !== null && (whole === null || side !== whole)) return false;
  if (rest === '') return side !== null;
  if (stated === null) return side !== null && rest.split(' ').every((word) => NEUTRAL.has(word));
  return stated(rights) === true;
}

const NOT_ONE = /\b(any other|another country|other countries|autre pays|remotely from|dual)\b/;

/** Work permission and sponsorship for the country asked, whichever way round question and choices put it. */
export function workRightsOutcome(given: Asked): Outcome | null {
  const exhaustive =
    (PERMIT.test(given.text) && OR_CITIZEN.test(given.question.label)) || listsEveryWay(given.text);
  const bare = given.question.label.replace(OR_CITIZEN, ' ');
  const asked = exhaustive ? { ...given, question: { ...given.question, label: bare } } : given;
  const { question, text } = asked;
  const country = countryAsked(asked);
  if (country === '' || NOT_ONE.test(text)) return missing('I could not tell which country is meant.');
  const told = rightsIn(asked, country);
  if (told === null) return null;
  if (told === 'contradiction') return missing(CONTRADICTION);
  const source = { kind: 'answer', answer_id: told.source, label: 'Your answer' } as const;
  const whole = exhaustive
    ? isPlain(text) === true
      ? told.rights.authorized
      : null
    : (statementIn(text)?.(told.rights) ?? null);
  if (question.options.length > 0 && question.kind !== 'consent') {
    const chosen = pick(asked, ({ label }) => stands(label, whole, told.rights), source);
    return 'missing' in chosen ? missing('This has legal weight, so only you answer it.') : chosen;
  }
  if (whole === null || !wantsYesOrNo(asked)) return statusOutcome(asked, country);
  return sayYesOrNo(asked, whole, source);
}

/** The status in a country in the person's words. */
function statusOutcome(asked: Asked, country: string): Outcome | null {
  const known = knownOf(asked.context, 'work_auth.status', country);
  if (known === null || known === 'contradiction' || typeof known.value !== 'string') return null;
  if (asked.question.kind !== 'short' || !/status|statut/.test(asked.text) || SUPPORT.test(asked.text))
    return null;
  return { value: known.value, display: known.value, source: known.source };
}
