import { wordFor } from '#engines/lexicon/index.ts';
import { daysBetween } from '#engines/calendar/index.ts';
import { readDay } from '#engines/forms/answers.ts';
import { monthsFrom } from '#engines/forms/parameters/lengths.ts';
import { figuresIn } from './ranges.ts';
import { choiceOfRight } from '#engines/forms/choices/needs.ts';
import { NEED, RIGHT, type Rights, statementIn, SUPPORT } from '#engines/forms/choices/rights.ts';
import { stands } from '#engines/forms/choices/standing.ts';
import { byStatus, isCitizenIn, partOfStatus, statusOutcome } from '#engines/forms/person/work-status.ts';
import { isInUnion } from '#engines/forms/choices/countries.ts';
import { inEach, otherwiseMeant } from '#engines/forms/parameters/several-countries.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { countriesBeside, countryNamed, countryOf, namesPlace } from '#engines/forms/understanding/places.ts';
import { isDecline, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, askedOf, isPlain, pick, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

/** "(or EU citizenship)" behind a permit: whoever may work there has the one or the other. */
const OR_CITIZEN =
  /\(?\b(?:or|\/|ou)\s+(?:an?\s+|la\s+)?(?:EU|EEA|European|Swiss|UE)\b[\p{L}/ ]{0,20}\b(?:citizen\w*|national\w*|passport|citoyennet\w*|nationalit\w*)\)?/iu;
const PERMIT = /\b(work|residence)\b.{0,20}\bpermit\b|permis (de travail|de sejour)|titre de sejour/;

/** Citizenship, residence and a permit in one breath: whoever may work there has one of them. */
function listsEveryWay(text: string): boolean {
  const ways = [
    /\bcitizen|citoyen/,
    /permanent residen|residen\w* permanent/,
    /work permit|permis de travail/,
  ];
  const narrowed = wordFor('work rights: narrowed');
  return ways.every((way) => way.test(text)) && /\b(or|ou)\b/.test(text) && !narrowed.test(text);
}

/** The country asked about: named in the question, else in the choices, else the posting's; "" when it is not sure. */
/** Whether the choices are what somebody may be in one country: its citizens, those of a neighbour, and holders of some visa. */
const offersVisas = ({ options }: AskedQuestion['question']): boolean =>
  options.some(
    ({ label }) => /\b(visa|permit|permis)\b/.test(plainLabel(label)) && countryNamed(label) === '',
  );

function countryAsked({ question, context }: AskedQuestion): string {
  const named = countryNamed(question.label);
  if (named !== '') return named;
  if (namesPlace(question.label, context.posting)) return '';
  const offered = new Set(
    question.options.map(({ label }) => countryNamed(label)).filter((one) => one !== '' && one !== 'EU'),
  );
  const here = countryOf(context.posting);
  if (offered.size > 1) return offered.has(here) && offersVisas(question) ? here : '';
  return [...offered][0] ?? here;
}

/** What a question of words says is to be written by whoever needs none of what it asks for: "if you do not need one, enter N/A". */
const IF_NONE =
  /\b(?:if (?:you )?(?:do not|don['’]t|not|none)\b[^;.,]*|otherwise|sinon|si ce n['’]est pas le cas|si vous n['’]en avez pas besoin),? (?:please )?(?:enter|write|put|type|state|answer|say|inscrivez|indiquez|mettez|écrivez|entrez)\s+["“«']?\s*(n\/?a|none|nil|not applicable|s\/?o|sans objet|néant|aucun)\b|\(?\b(?:enter|write|put|type|inscrivez|indiquez|mettez|écrivez)\s+["“«']?\s*(n\/?a|none|nil|not applicable|s\/?o|sans objet|néant|aucun)["”»']? (?:if (?:you )?(?:do not|don['’]t|not|none)|si (?:vous n['’]|non|aucun))/iu;

/** What whoever needs no permit is to write into a question for its details; null for another question, and where they may need one. */
export function noneNeeded(asked: AskedQuestion): Outcome | null {
  const [, behind, before] = IF_NONE.exec(asked.question.label) ?? [];
  const country = countryAsked(asked);
  const word = behind ?? before;
  if (word === undefined || country === '' || asked.question.kind !== 'short') return null;
  const told = rightsIn(asked, country);
  if (told === null || told === 'contradiction') return null;
  const { authorized, lasting, sponsored } = told.rights;
  return authorized === true && lasting === true && sponsored !== true
    ? fit(asked.question, word, {
        kind: 'answer',
        answer_id: told.source,
        label: messages.message('fromAnswer'),
      })
    : null;
}

/** `contradiction` when two answers differ, else what was told of the country. */
function rightsIn(
  asked: AskedQuestion,
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
  const citizen = typeof status === 'string' ? isCitizenIn(country, status) : null;
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
      union: citizen === null ? null : citizen && isInUnion(country),
      lasting:
        words === null
          ? null
          : citizen === true || resident === true
            ? true
            : /\b(citizen|citoyen)/.test(words)
              ? null
              : false,
    },
    source: source.answer_id,
  };
}

/** What takes back a part of a yes or a no. */
const TAKEN_BACK = wordFor('work rights: taken back');

/** No answer, or none that is known. */
const isUnsure = (label: string): boolean =>
  isDecline(label) ||
  /^(unsure|not sure|i (do not|don t) know|je ne sais pas|incertaine?)$/.test(plainLabel(label));

/** Examples in brackets, which ask for nothing more: "a visa (for example H-1B or TN)". */
const EXAMPLES =
  /\([^()]{1,120}\betc\.?\)|\((?:e\.? ?g|for example|for instance|such as|like|par exemple|p\.? ?ex|comme)\b[^)]{1,120}\)/giu;

function withoutExamples(asked: AskedQuestion): AskedQuestion {
  const label = asked.question.label.replaceAll(EXAMPLES, ' ');
  return label === asked.question.label
    ? asked
    : askedOf({ ...asked.question, label }, asked.topic, asked.context);
}

/** Whether one has help is not whether one needs it. */
const HAS = wordFor('work-rights: has');

/** What a question states of somebody's rights; one known to ask whether they may work somewhere states that they may, in whatever words. */
function statementOf({ text, topic }: AskedQuestion): ReturnType<typeof statementIn> {
  const stated = statementIn(text);
  const mayWork = topicName(topic) === 'work_auth.authorized' && isPlain(text) === true;
  const needs =
    topicName(topic) === 'sponsorship.required' &&
    isPlain(text) === true &&
    !HAS.test(text.replace(/\bwhich (?:one )?applies\b/, ' '));
  if (stated === null && needs) return ({ sponsored }) => sponsored;
  return stated ?? (mayWork ? ({ authorized }) => authorized : null);
}

/** A question that is nothing but the name of the help one may need, whatever it was taken for: "Work permit support". */
function ofHelp(asked: AskedQuestion): AskedQuestion {
  const { text } = asked;
  const names = /\b(support|help|assistance|aide|soutien)\b/.test(text) && SUPPORT.test(text);
  const answers = asked.question.options.some(({ label }) => leaning(label) !== null);
  const isMore =
    answers ||
    RIGHT.test(text) ||
    NEED.test(text) ||
    asked.question.kind === 'boolean' ||
    isPlain(text) !== true;
  return names && !isMore ? { ...asked, topic: 'sponsorship.required', text: `need ${text}` } : asked;
}

/** Until or before some day, or for a length: what was told says nothing of how long it lasts. */
const WITHIN_A_TIME =
  /\b(before|until|till|within|for|during|over|by|in|avant|jusqu\w*|d ici|pendant|durant|dans) (?:[a-z]+ ){0,3}(?:20\d\d|\d+ (?:days?|weeks?|months?|years?|jours|semaines|mois|ans))\b|\b(?:beyond|past|after|apres|au dela d\w*) (?:[a-z]+ ){0,2}20\d\d\b/;

/** Whether a right that ends on a day that was told lasts as long as a question about it names. */
function lastsSoLong({ context, question, topic }: AskedQuestion, country: string): boolean {
  const known = knownOf(context, 'work_auth.expiry', country);
  const [figure, second] = figuresIn(question.label);
  const months = figure && { month: 1, year: 12 }[figure.unit];
  if (known === null || known === 'contradiction' || months === undefined || second !== undefined)
    return false;
  const end = readDay(String(known.value));
  return (
    topicName(topic) === 'work_auth.authorized' &&
    figure !== undefined &&
    end !== null &&
    daysBetween(context.today, end) >= monthsFrom(context.today)(figure.value * months)
  );
}

/** Work permission and sponsorship for the country asked, whichever way round question and choices put it. */
export function workRightsOutcome(all: AskedQuestion): Outcome | null {
  const given = ofHelp(withoutExamples(all));
  const exhaustive =
    (PERMIT.test(given.text) && OR_CITIZEN.test(given.question.label)) || listsEveryWay(given.text);
  const bare = given.question.label.replace(OR_CITIZEN, ' ');
  const asked = exhaustive ? { ...given, question: { ...given.question, label: bare } } : given;
  const { question, text } = asked;
  const otherwise = otherwiseMeant(text);
  if (otherwise !== null) return otherwise;
  const each = countriesBeside(question.label);
  if (each.length > 1) return inEach(asked, each, (country) => rightsIn(asked, country));
  const country = countryAsked(asked);
  if (country === '') return missing(messages.message('countryUnclear'));
  const part = partOfStatus(asked, country);
  if (part !== null) return part;
  const told = rightsIn(asked, country);
  if (told === null) return null;
  if (told === 'contradiction') return missing(CONTRADICTION);
  // Who may stay for good may within any span of time.
  if (told.rights.lasting !== true && WITHIN_A_TIME.test(text) && !lastsSoLong(asked, country))
    return missing(messages.message('legal'));
  const source = { kind: 'answer', answer_id: told.source, label: messages.message('fromAnswer') } as const;
  const whole = exhaustive
    ? isPlain(text) === true
      ? told.rights.authorized
      : null
    : (statementOf(asked)?.(told.rights) ?? null);
  if (question.options.length > 0 && question.kind !== 'consent') {
    const chosen = pick(
      asked,
      ({ label }) =>
        stands(label, whole, told.rights, {
          ofNeed: topicName(asked.topic) === 'sponsorship.required' && isPlain(text) === true,
          answers: question.options.some((option) => leaning(option.label) === true),
        }),
      source,
    );
    if (!('missing' in chosen)) return chosen;
    // Each choice that begins with a yes or a no answers the question as it is put.
    const answers = question.options.filter(({ label }) => !isUnsure(label));
    const literal = answers.every(
      ({ label }) => leaning(label) !== null && !TAKEN_BACK.test(plainLabel(label)),
    );
    const sided =
      whole === null || (isPlain(text) !== true && !literal)
        ? null
        : choiceOfRight(
            literal ? answers : question.options,
            whole,
            topicName(asked.topic) === 'work_auth.authorized' && !(SUPPORT.test(text) && NEED.test(text)),
          );
    if (sided !== null) return pick(asked, (option) => option === sided, source);
    return byStatus(asked, country) ?? missing(messages.message('legal'));
  }
  if (whole === null || !wantsYesOrNo(asked)) return statusOutcome(asked, country);
  return sayYesOrNo(asked, whole, source);
}
