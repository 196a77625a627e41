import { asksStatus, isOwnStatus } from '#engines/forms/choices/own-status.ts';
import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { chooseOption, numbersOf } from '#engines/forms/understanding/options.ts';
import { choiceOfKind } from '#engines/forms/choices/kinds.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { isDecline, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { holds, sayingNearly } from '#engines/forms/choices/nearly.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, isPlain, pick, sayPlainly, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

const declining = (asked: AskedQuestion, source: ValueSource): Outcome =>
  asked.question.options.length === 0
    ? asked.question.kind === 'short'
      ? fit(asked.question, 'Prefer not to say', source)
      : missing(messages.message('ratherNot'))
    : pick(asked, ({ label }) => isDecline(label), source);

const DENIES = wordFor('self: denies');

/** Choices in sentences for a yes or a no told: "I am not a protected veteran" is a no. */
function bySide(asked: AskedQuestion, side: boolean, source: ValueSource): Outcome {
  const said = asked.question.options.filter(({ label }) => !isDecline(label));
  if (said.length === 0) return sayPlainly(asked, side, source);
  const plain = isPlain(asked.text);
  if (plain !== true) return missing(messages.message('yesUnclear'));
  return pick(
    asked,
    ({ label }) => !isDecline(label) && (leaning(label) ?? !DENIES.test(plainLabel(label))) === side,
    source,
  );
}

const OWN_KIND: Readonly<Record<string, RegExp>> = {
  'demo.gender': /\bgender|\bsex\b|sexe|genre/,
  'demo.hispanic': /hispanic|latin/,
  'demo.race_ethnicity': /race|racial(?!i[sz])|ethni/,
  'demo.veteran': /veteran|military|combattant|forces/,
  'demo.disability': /disab|handicap|invalid/,
  'demo.indigenous': /indigenous|aboriginal|first nation|autochtone|premieres nations|metis|inuit/,
  'demo.sexual_orientation': /orientation|lgbt/,
  'demo.transgender': /trans/,
  'demo.visible_minority': /visible|raciali/,
};

/** Whether a question asks for two personal things at once. */
const isMixed = (text: string, name: string): boolean =>
  Object.entries(OWN_KIND).filter(
    ([kind, words]) => kind !== name && kind !== 'demo.transgender' && words.test(text),
  ).length > 0;

/** The one of two that a text names; null for neither, or both. */
function sexNamed(text: string): 'woman' | 'man' | null {
  const woman = /\b(woman|female|femme)\b/.test(text);
  const man = /\b(man|male|homme)\b/.test(text);
  return woman === man ? null : woman ? 'woman' : 'man';
}

const OTHER_THAN_STRAIGHT = wordAloneFor('self: other than straight');

/** Whether somebody is of the LGBTQ+ community, by their orientation; a straight one may be by their gender. */
function ofCommunity(asked: AskedQuestion, value: string, source: ValueSource): Outcome {
  if (isPlain(asked.text) !== true) return missing(messages.message('yesUnclear'));
  const plain = plainLabel(value);
  if (OTHER_THAN_STRAIGHT.test(plain)) return sayYesOrNo(asked, true, source);
  const trans = knownOf(asked.context, 'demo.transgender');
  const straight = /^(heterosexual\w*|heterosexuel\w*|straight|heterosexual straight)$/.test(plain);
  return straight && trans !== null && trans !== 'contradiction' && sideOf(trans.value) === false
    ? sayYesOrNo(asked, false, source)
    : missing(messages.message('whetherYou'));
}

/** A race "not Hispanic" is that of somebody who said they are not. */
const leavesOut = (label: string, asked: AskedQuestion): boolean => {
  if (!/\bnot hispanic\b|\bnon hispanic\b/.test(plainLabel(label))) return false;
  const told = knownOf(asked.context, 'demo.hispanic');
  return told === null || told === 'contradiction' || sideOf(told.value) !== false;
};

/** Whether one's gender is that of one's birth: what was told of being transgender, turned over. */
function sameAsAtBirth(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'demo.transgender');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  if (known.value === 'decline' || (typeof known.value === 'string' && isDecline(known.value)))
    return declining(asked, known.source);
  const trans = sideOf(known.value);
  if (
    trans === null ||
    !wantsYesOrNo(asked) ||
    isPlain(asked.text) !== true ||
    /\b(differ\w*|other than)\b/.test(asked.text)
  )
    return missing(messages.message('yesUnclear'));
  return sayYesOrNo(asked, !trans, known.source);
}

/** The choices for somebody who is not transgender, without the word for it: "Cisgender woman". */
function cisgender(asked: AskedQuestion): AskedQuestion['question']['options'] | null {
  const { options } = asked.question;
  const told = knownOf(asked.context, 'demo.transgender');
  const cis = /\bcis(gender|genre)?\b/;
  if (told === null || told === 'contradiction' || sideOf(told.value) !== false) return null;
  if (!options.some(({ label }) => cis.test(plainLabel(label)) && !/\btrans/.test(plainLabel(label))))
    return null;
  return options
    .filter(({ label }) => !/\btrans/.test(plainLabel(label)))
    .map((option) => ({ ...option, label: plainLabel(option.label).replace(cis, ' ').trim() }));
}

/** The one choice of several words with which an origin as told ends: "White – any other White background". */
function lastOf(
  options: AskedQuestion['question']['options'],
  told: string,
): AskedQuestion['question']['options'][number] | null {
  const found = options.filter(({ label }) => {
    const plain = plainLabel(label);
    return plain.split(' ').length > 2 && ` ${plainLabel(told)} `.endsWith(` ${plain} `);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The choice for somebody of several origins, of which none is the whole; null for anybody else, and where it stands as it was told. */
function ofSeveral(asked: AskedQuestion, told: string, source: ValueSource): Outcome | null {
  const { options } = asked.question;
  const isSaid = options.some(({ label }) => plainLabel(label) === plainLabel(told));
  if (isSaid || !SEVERAL.test(plainLabel(told))) return null;
  const mixed = options.filter(({ label }) => SEVERAL.test(plainLabel(label)));
  const choice = mixed.length > 1 ? lastOf(mixed, told) : mixed[0];
  return choice
    ? pick(asked, (option) => option === choice, source)
    : missing(messages.message('noSingleChoice'));
}

/** The choice for an origin, by its kind or by how it ends. */
function kindChosen(options: AskedQuestion['question']['options'], told: string) {
  const labels = options.map(({ label }) => label);
  return options[choiceOfKind(labels, told)] ?? lastOf(options, told);
}

/** The choice for a gender among those of people who are not transgender. */
function cisChosen(asked: AskedQuestion, told: string) {
  const cis = topicName(asked.topic) === 'demo.gender' ? cisgender(asked) : null;
  return cis === null ? null : chooseOption(cis, told);
}

function worded(asked: AskedQuestion, value: string, source: ValueSource): Outcome {
  const { question, text } = asked;
  if (topicName(asked.topic) === 'demo.sexual_orientation' && wantsYesOrNo(asked) && /lgbt|queer/.test(text))
    return ofCommunity(asked, value, source);
  const named = wantsYesOrNo(asked) && isPlain(text) === true ? sexNamed(text) : null;
  const own = sexNamed(plainLabel(value));
  if (named !== null && own !== null) return sayYesOrNo(asked, named === own, source);
  if (question.options.length === 0)
    return wantsYesOrNo(asked) ? missing(messages.message('personal')) : fit(question, value, source);
  const ethnic = topicName(asked.topic) === 'demo.race_ethnicity';
  const several = ethnic ? ofSeveral(asked, value, source) : null;
  if (several !== null) return several;
  const ofKind = ethnic ? kindChosen(question.options, value) : cisChosen(asked, value);
  if (ofKind !== null) return pick(asked, (option) => option.value === ofKind.value, source);
  const whole = chooseOption(question.options, value);
  if (whole !== null && leavesOut(whole.label, asked)) return missing(messages.message('notHispanic'));
  if (whole !== null) return pick(asked, (option) => option === whole, source);
  const span = topicName(asked.topic) === 'demo.age_range' ? numbersOf(value) : null;
  if (span !== null) return pick(asked, ({ label }) => holds(numbersOf(label), span), source);
  const plain = plainLabel(value);
  const begins = pick(
    asked,
    ({ label }) => ` ${plainLabel(label)} `.startsWith(` ${plain} `) && !leavesOut(label, asked),
    source,
  );
  if (!('missing' in begins)) return begins;
  const denied = DENIES.test(plain);
  if (isOwnStatus(plain) && asksStatus(asked))
    return pick(
      asked,
      ({ label }) => !isDecline(label) && (leaning(label) ?? !DENIES.test(plainLabel(label))) === !denied,
      source,
    );
  const telling = new Set(plain.split(' ').filter((word) => word.length > 4 && !BROAD.test(word)));
  const saying = sayingNearly(
    question.options.map(({ label }) => label),
    plain,
  );
  return pick(
    asked,
    ({ label }) =>
      ethnic
        ? plainLabel(label)
            .split(' ')
            .some((word) => telling.has(word))
        : saying.includes(label),
    source,
  );
}

/** Somebody of several origins, and the choice for them. */
const SEVERAL =
  /^(mixed|multiple|two or more|more than one|multiracial|biracial|metisse?e?s?|mixte|plusieurs)\b/;

/** Words that many choices of an origin share. */
const BROAD = wordAloneFor('self: broad');

/** Whether a list of races counts Hispanics among them, which somebody who is one told apart from their race. */
function listsHispanic({ question, context }: AskedQuestion): boolean {
  const told = knownOf(context, 'demo.hispanic');
  const hispanic = told !== null && told !== 'contradiction' && sideOf(told.value) === true;
  return hispanic && question.options.some(({ label }) => /^(hispanic|latin)/.test(plainLabel(label)));
}

/** "Asian (not Hispanic or Latino)" offers Asian. */
const BESIDES = /(?<=\w )not hispanic( or latin\w*)?$/;
const HISPANIC = /\b(hispanic|latin[oaxe]?)\b/;

const AS_AT_BIRTH =
  /\b(same|match\w*|correspond\w*|identical|identique)\b.{0,60}\b(birth|born|registered|assigned|naissance)\b|\bcisgender\b|\bcisgenre\b/;

/** What the person told about themselves, matched by meaning; to decline is said only by a choice that declines. */
export function personalOutcome(asked: AskedQuestion): Outcome | null {
  const name = topicName(asked.topic);
  if (/^demo\.(gender|transgender)$/.test(name) && AS_AT_BIRTH.test(asked.text)) return sameAsAtBirth(asked);
  const { options } = asked.question;
  // "Ethnicity: Hispanic or Latino, not Hispanic or Latino" asks for nothing else.
  const offered = options.filter(({ label }) => !isDecline(label));
  if (
    name === 'demo.race_ethnicity' &&
    offered.length > 1 &&
    offered.every(({ label }) => HISPANIC.test(plainLabel(label).replace(BESIDES, '')))
  )
    return personalOutcome({ ...asked, topic: 'demo.hispanic', text: 'hispanic' });
  const known = knownOf(asked.context, name);
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const { value, source } = known;
  if (name === 'demo.race_ethnicity' && listsHispanic(asked))
    return missing(messages.message('severalAboutYou'));
  if (isMixed(asked.text, name)) return missing(messages.message('severalAboutYou'));
  if (value === 'decline' || (typeof value === 'string' && isDecline(value))) return declining(asked, source);
  const side = sideOf(value);
  if (side !== null && (typeof value === 'boolean' || plainLabel(String(value)).split(' ').length === 1))
    return bySide(asked, side, source);
  if (typeof value !== 'string') return null;
  const found = worded(asked, value, source);
  const bare = value.replaceAll(/\s*\([^()]*\)/g, '').trim();
  // "Première Nation (Innue)" is a "Première Nation".
  return 'missing' in found && bare !== '' && bare !== value ? worded(asked, bare, source) : found;
}
