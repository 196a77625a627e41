import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { addressTopic } from './address-parts.ts';
import { topicByChoices } from './by-choices.ts';
import { partsOf } from './compound.ts';
import { contactTopic } from './contact.ts';
import { isOpenTo, learnedTopic, likelyTopics } from './learned/index.ts';
import type { FormModels, Likeliest } from './learned/index.ts';
import { isRead, parameterOf } from './parameters.ts';
import { QUESTIONS } from './questions.data.ts';
import { broadRule, couldBe, givesWay, paidNow, ruleFor, withoutHelp } from './rules.ts';
import { KEY_RULES, OPTION_RULES, TOPIC_RULES } from './topics.data.ts';
import { plainLabel } from './wording.ts';

/** "firstName", "first_name" and "candidate[first_name]" all read "first name". */
const plainKey = (key: string): string => plainLabel(key.replace(/([a-z])([A-Z])/g, '$1 $2'));

/** How many choices are to be made, behind the question that asks for them: "Check all that apply". */
const HOW =
  /(?<=[?.:!(]\s*)(please )?(check|select|tick|mark|choose|pick|cochez|s[ée]lectionnez|choisissez) (all|any|as many|one|the one|every|each|tou(te)?s|une?|plusieurs)\b[^?]*$/i;

/** Words that name a part of something else, which stands above them: "Type" under "Phones". */
const PART = wordAloneFor('topics: part');

/** A bare agreement: what it agrees to stands above it. */
const AGREED = wordAloneFor('topics: agreed');

/** A word that says nothing alone, after its heading in the singular: "phone type"; "" for others. */
function underItsHeading(label: string, section: string): string {
  const heading = plainLabel(section.split(' / ').at(-1) ?? '');
  return AGREED.test(label) ? heading : partOf(label, heading);
}

/** A word for a part of something after the short heading that says of what, in the singular; "" for others. */
function partOf(label: string, heading: string): string {
  if (!PART.test(label) || heading === '' || heading.split(' ').length > 2) return '';
  const singular = heading.replace(/(?<=ss|sh|ch|x)es$|(?<=[^s])s$/, '');
  return `${singular} ${label}`;
}

/** How something is to be written, which changes nothing of what is asked: "Name (as on your passport)". */
const SPELLING = /\((exactly )?(as|comme|tel(le)?s? que?)\b[^)]{1,60}\)/i;

/** A label in which the employer is "us", however they are called: their name holds words that mean something else. */
function withoutName(label: string, { company }: Posting): string {
  const name = plainLabel(company);
  if (name.split(' ').length < 2 && name.length < 5) return label;
  const said = ` ${label} `.replaceAll(new RegExp(` (?:the |l |la |le )?${name}(?= )`, 'g'), ' us');
  // "Why Parley?" asks why Parley Foods.
  const [first = ''] = name.split(' ');
  return said.replace(new RegExp(` (why|pourquoi)((?: \\w+){0,6}) ${first} $`), ' $1$2 us ').trim();
}

/** What else has to be known of each canonical question. */
const PARAMETERS = new Map(
  QUESTIONS.flatMap(([topic, , parameter]) => (parameter === '' ? [] : [[topic, parameter] as const])),
);

/** Topics whose parameter is one of a list's choices, or what the answer itself says, where no yes or no answers them. */
const BY_YES_OR_NO = new Map([
  ['experience.has_skill', ['multi']],
  ['certifications', ['multi', 'short', 'long', 'number', 'date', 'file']],
]);

/** A topic with what else its question says of it: the country, the employer, the sum. */
export function topicWith(topic: string, { label, kind }: FormQuestion, posting: Posting): string {
  const wanted = PARAMETERS.get(topic) ?? '';
  if (!isRead(wanted) || BY_YES_OR_NO.get(topic)?.includes(kind) === true) return topic;
  const parameter = parameterOf(wanted, label, posting);
  if (parameter === '') return topic;
  return `${topic === 'age.over_18' ? 'age.over_minimum' : topic}:${parameter}`;
}

/** What was learned of a question, unless it asks for a detail of somebody else or for one that is read from no wording. */
function learnedOf(question: FormQuestion, posting: Posting, models: FormModels) {
  const found = learnedTopic(question, posting, models);
  const learned = found && { ...found, topic: paidNow(found.topic, plainLabel(question.label)) };
  if (learned === null || !couldBe(learned.topic, plainLabel(question.label), question.kind)) return null;
  const parameter = PARAMETERS.get(learned.topic);
  return parameter === undefined || isRead(parameter) ? learned : null;
}

/** What a question may ask where that is not sure, each with what else its question says of it, by its label or by more than that. */
export function likelyOf(
  question: FormQuestion,
  text: string,
  posting: Posting,
  models: FormModels,
): Likeliest[] {
  if (LETTERED_PARTS.test(question.label)) return [];
  const label = plainLabel(question.label);
  return likelyTopics(question, text, posting, models)
    .map((likely) => ({ ...likely, topic: paidNow(likely.topic, label) }))
    .filter(({ topic }) => couldBe(topic, label, question.kind, Infinity))
    .map(({ topic, probability }) => ({ topic: topicWith(topic, question, posting), probability }));
}

/**
 * The canonical question a field asks, with its parameter after a colon: `work_auth.authorized:CA`. Read from the visible
 * label first, then the field's name, then the choices; a question not understood is `own:` and its folded label.
 */
export function topicOf(question: FormQuestion, posting: Posting, models: FormModels): string {
  // A number or a sign alone, as the first cell of a row, asks nothing.
  if (/\S/.test(question.label) && !/\p{L}/u.test(question.label)) return ownTopic(question, posting);
  return LETTERED_PARTS.test(question.label) || asksTwo(question, posting, models)
    ? ownTopic(question, posting)
    : topicOfOne(question, posting, models);
}

/** Parts with letters of their own, of which the choices speak by these: "Do you (a) hold a licence and (b) own a car?" */
const LETTERED_PARTS = /\(a\).*\(b\)/is;

/** Whether it asks two things in a breath: an answer to both is one to neither. */
function asksTwo(question: FormQuestion, posting: Posting, models: FormModels): boolean {
  const [first] = partsOf(question);
  if (first === undefined) return false;
  return topicName(topicOfOne({ ...question, label: first }, posting, models)) !== 'own';
}

/** What a question is called that no canonical one is: by its own words. */
export function ownTopic(question: FormQuestion, posting: Posting): string {
  const label = withoutName(plainLabel(question.label), posting);
  const own = `own:${label === '' ? plainKey(question.key) : label}`;
  // What was agreed with one employer is not agreed with the next.
  return question.kind === 'consent' ? `${own} (${plainLabel(posting.company)})` : own;
}

/** What a telephone number is to be written with, and what only ties a question to the one before. */
const WITH_CODE =
  /[\s,(]+(?:with|including|incl\.?|avec|y compris)(?: the| your| l['’]| le)? ?(?:area|country|dialling|regional)?(?: code|indicatif)(?: r[ée]gional)?\)?(?=\s*[*:]*\s*$)/iu;
const TIE = /^(?:and|et)\s+(?=\p{L}+ )/iu;
/** What one is told to do with the box, before a detail of one's own: "Enter your email", "Saisissez votre courriel". */
const TOLD_TO_WRITE =
  /^(?:please |merci de |veuillez )?(?:enter|give|provide|type|write|saisi(?:ssez|r)|indique[rz]|entre[rz]|inscri(?:vez|re))\s+(?=(?:your|votre|vos)(?:\s+\p{L}+){1,3}[\s*:.]*$)/iu;

/** The words that ask, without help, spelling and how to choose. */
export const barely = (question: FormQuestion): string =>
  withoutHelp(question)
    .replace(SPELLING, ' ')
    .replace(HOW, ' ')
    .replace(WITH_CODE, '')
    .replace(TIE, '')
    .replace(TOLD_TO_WRITE, '');

/** Whom one worked for or applied to, by one word. */
const WORKED_AT =
  /(\b(?:work\w*|employed|appl\w+|postul\w+|travaill\w+) (?:with|for|at|by|to|chez|pour|par) )(\p{Lu}[\p{L}-]+)(?!\s+\p{Lu})/gu;

/** Some words of an employer's name in a row, its first or its last, by which a form calls them: "Why Half Moon?" of Half Moon Studio. */
function inFull(asked: string, { kind }: FormQuestion, { company }: Posting): string {
  const words = company.split(/[\s–—-]+/).filter((word) => word !== '');
  const [first = ''] = words;
  if (asked.includes(company)) return asked;
  if (kind !== 'long')
    return first.length < 5 || words.length < 2 || !asked.includes(first)
      ? asked
      : asked.replace(WORKED_AT, (found, before: string, name: string) =>
          name === first ? `${before}${company}` : found,
        );
  const short = words
    .flatMap((_, at) => [words.slice(0, words.length - 1 - at), words.slice(at + 1)])
    .filter(({ length }) => length > 1)
    .map((some) => some.join(' '))
    .find((some) => asked.includes(some));
  return short === undefined ? asked : asked.replace(short, () => company);
}

/** The words that are asked of what was learned: a part of something with its heading, as it is nothing alone. */
export function askedWords(question: FormQuestion, posting: Posting): string {
  const asked = inFull(barely(question), question, posting);
  const heading = plainLabel((question.section ?? '').split(' / ').at(-1) ?? '');
  const part = partOf(plainLabel(asked), heading);
  return part === '' ? asked : part;
}

function topicOfOne(question: FormQuestion, posting: Posting, models: FormModels): string {
  const asked = inFull(barely(question), question, posting);
  const address = question.options.length === 0 ? addressTopic(asked) : null;
  if (address !== null && couldBe(address, plainLabel(asked), question.kind)) return address;
  const label = withoutName(plainLabel(asked), posting);
  const choices = question.options
    .slice(0, 40)
    .map((option) => plainLabel(option.label))
    .join(' / ');
  const words = askedWords(question, posting);
  const found = learnedOf({ ...question, label: words }, posting, models);
  // A part of something is no list of such things.
  const learned = words !== asked && found?.topic.endsWith('.list') === true ? null : found;
  const byLabel = ruleFor(TOPIC_RULES, label, question.kind);
  if (learned !== null && givesWay(byLabel, question, learned))
    return topicWith(learned.topic, question, posting);
  const rule =
    byLabel ??
    (learned === null ? ruleFor(KEY_RULES, plainKey(question.key), question.kind) : undefined) ??
    ruleFor(OPTION_RULES, choices, question.kind) ??
    ruleFor(TOPIC_RULES, underItsHeading(label, question.section ?? ''), question.kind) ??
    broadRule(label, question, learned, (topic) => isOpenTo(topic, asked, posting, models));
  if (rule === undefined) {
    const chosen = topicByChoices(question);
    if (chosen !== null) return chosen;
    const contact = question.kind === 'short' ? contactTopic(question.label) : null;
    if (contact !== null) return contact;
    if (learned !== null) return topicWith(learned.topic, question, posting);
    return question.kind === 'file' ? 'doc.other' : ownTopic({ ...question, label: asked }, posting);
  }
  const isMode = rule.topic === 'location.preferred' && MODES.test(choices);
  const isAll = rule.topic === 'experience.years_skill' && isTotal(label);
  const topic = isMode ? 'work_mode.preferred' : isAll ? 'experience.years_total' : rule.topic;
  return topicWith(topic, question, posting);
}

/** Choices that are ways of working, whatever "location" they are called. */
const MODES = wordFor('topics: modes');

const TOTAL =
  /^(how many |nombre d )*(years?|annees?) (of |d )?(professional )?experience( do you have)*$|total years|total d annees|^how many years have you (worked|been working)( professionally)?$/;

/** Words before a question that only say that everything counts. */
const ALL_TOLD = /^(all told|all in all|altogether|overall|in total|in all|au total|en tout|tout compris) /;

/** What a total is of, which is less than all: "total years of experience working as a nurse". */
const OF_A_TRADE =
  /\bexperience (?:working |worked )?(?:as|in|with|using|of|dans|en|comme)\b(?! (?:total|all|years|the workforce)\b)/;

const isTotal = (label: string): boolean =>
  TOTAL.test(label.replace(ALL_TOLD, '')) && !OF_A_TRADE.test(label);

/** A topic without its parameter: `work_auth.authorized` of `work_auth.authorized:CA`. */
export function topicName(topic: string): string {
  const colon = topic.indexOf(':');
  return colon < 0 ? topic : topic.slice(0, colon);
}

/** The parameter of a topic, "" when it has none. */
export function topicParameter(topic: string): string {
  const colon = topic.indexOf(':');
  return colon < 0 ? '' : topic.slice(colon + 1);
}
