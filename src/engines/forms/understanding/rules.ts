import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { learnedTopic } from './learned/index.ts';
import { VERY_SURE } from './learned/index.ts';
import { BROAD_RULES, OF_OTHERS, OWN_DETAILS, TOPIC_RULES, type TopicRule } from './topics.data.ts';
import { hasSenseOf } from './senses.ts';
import { movesSomething, plainLabel } from './wording.ts';

const DETAIL_WORDS = 14;

/** When one came to a job that one has or had, which is not when one can begin the next. */
const CAME = wordFor(
  'rules: came',
  /^start(ed|ing)? date (at|with|in) (your )?(current|present|last|previous|most recent)\b|\bwhen .{0,20}\bstart .{0,20}\b(current|present|last|previous) (job|position|role|employ)|^date d entree$/,
);

/** What is earned now, in words that do not also say what is wanted. */
const EARNED_NOW =
  /^(?!.*\b(expect|desir|seek|want|hop|look|ask|requir|would|need|least|min|souhait|pretention|attente|demand|voul|vis)).*\b(now|current|currently|present|presently|at the moment|these days|actuel\w*|presentement|en ce moment)\b/;

/** What is asked of pay where it is what one has now. */
export const paidNow = (topic: string, text: string): string =>
  /^(salary\.expected|rate\.)/.test(topic) && EARNED_NOW.test(text) ? 'salary.current' : topic;

const BETWEEN_AGES = /\b\d{1,2} (and|to|a|et) \d{1,2}\b/;

/** Whether words may ask for a topic: a sentence that only mentions a telephone or a website asks for something else, and so does one of more than `most` words. */
export function couldBe(
  topic: string,
  text: string,
  kind: FormQuestion['kind'],
  most = DETAIL_WORDS,
): boolean {
  if (!hasSenseOf(topic, text)) return false;
  if (topic === 'start.earliest' && CAME.test(text)) return false;
  if (topic === 'relocate.willing' && movesSomething(text)) return false;
  // From one age to another is a time of one's life, not the age one has.
  if (topic.startsWith('age.') && BETWEEN_AGES.test(text)) return false;
  if (kind === 'number' && topic.startsWith('demo.') && topic !== 'demo.age_range') return false;
  if (/^(salary\.expected|rate\.)/.test(topic) && EARNED_NOW.test(text)) return false;
  if (!OWN_DETAILS.test(topic) && topic !== 'email' && topic !== 'phone') return true;
  const asksForIt =
    kind !== 'boolean' && kind !== 'consent' && (kind !== 'long' || topic.startsWith('address.'));
  return asksForIt && text.split(' ').length <= most && !OF_OTHERS.test(text);
}

/** The first rule that fits some folded words and the kind of the control. */
export function ruleFor(
  rules: readonly TopicRule[],
  text: string,
  kind: FormQuestion['kind'],
): TopicRule | undefined {
  if (text === '') return undefined;
  return rules.find(
    (rule) =>
      (rule.kinds === undefined || rule.kinds.includes(kind)) &&
      rule.when.test(text) &&
      rule.not?.test(text) !== true &&
      couldBe(rule.topic, text, kind),
  );
}

/** A broad rule, unless what was learned is very sure of something else, or takes what a wide one says for out of the question. */
export function broadRule(
  label: string,
  { kind }: FormQuestion,
  learned: ReturnType<typeof learnedTopic>,
  isOpen: (topic: string) => boolean,
): TopicRule | undefined {
  const broad = ruleFor(BROAD_RULES, label, kind);
  if (broad?.isWide === true && !isOpen(broad.topic)) return undefined;
  const overruled = learned !== null && learned.probability >= VERY_SURE && learned.topic !== broad?.topic;
  return overruled ? undefined : broad;
}

/** Parts of one thing that a form asks for side by side, each in words of its own. */
const SIDE_BY_SIDE = /^(name|esign|phone|link)\./;
/** What topics of one family begin with: rules read more of a question than its words, and what was learned does not choose among these. */
const familyOf = (topic: string): string =>
  topic === 'nationality' ? 'citizenship' : (topic.split('.', 1)[0] ?? '');

/**
 * Whether a rule gives way to what was learned, which is very sure of something else. Of wordings that were left out of the learning it was right
 * where the two differed nearly ten times as often as the rule.
 */
export function givesWay(
  rule: TopicRule | undefined,
  { options }: FormQuestion,
  learned: ReturnType<typeof learnedTopic>,
): boolean {
  if (rule === undefined || learned === null || learned.probability < VERY_SURE) return false;
  // "In which country do you live?" wants less than the whole place; choices tell that by themselves.
  if (rule.topic === 'location.current' && /^address\.(region|country|full)/.test(learned.topic))
    return options.length === 0;
  // Nobody offers days of which one is past.
  if (rule.topic === 'start.earliest' && options.length > 0) return false;
  if (rule.topic === learned.topic) return false;
  // Years of leading people are asked in the words for years of anything.
  if (rule.topic === 'experience.years_skill' && learned.topic === 'experience.management_years') return true;
  return SIDE_BY_SIDE.test(rule.topic) || familyOf(rule.topic) !== familyOf(learned.topic);
}

/** What a form says to help behind the name of something: "First name. Enter your name as shown on your passport." */
const HELP =
  /^(?!(?:i|we|by|je|j['’]|en)\b)([^.?!:]{2,60})\.\s+(?:please |merci de )?(?:enter|type|use|give|write|fill in|include|provide|indicate|we (?:will|use|need)|this (?:will|is)|for example|e\.g\.|pdf|max\w*|saisi\w*|indique\w*|inscri\w*|utilise\w*|nous|format)\b[^?]*$/i;
/** Help that says what belongs to it. */
const BELONGS = wordFor('rules: belongs', 'i');

/** Brackets behind the name of something that say how it is to be written: "Telephone (international format)", "Start date (mm/dd/yyyy)". */
const WRITTEN =
  /^([^.?!:()]{2,60}?)\s*\*?\s*\((?=[^()]*(?<!\p{L})(?:formats?|digits?|chiffres|characters?|caract[èe]res|must|doit|please|only|seulement|include|including|y compris|with|avec|e\.? ?g|p\.? ?ex|exemple|mm|dd|jj|aaaa|yyyy|no spaces?|sans espaces?)(?!\p{L}))[^()]{2,80}\)[\s*:]*$/iu;

/** What a name is given for, behind its comma: "Email address, to which all notices are sent". */
const PURPOSE =
  /^([^,.?!:()]{2,40}),\s+(?:(?:to|at|on|under|by) which|which|where|so that|à laquelle|auquel|sur lequel|qui|où|afin)(?!\p{L})[^?]*$/iu;

/** The name of a detail is that short: brackets behind more may change what is asked. */
const MOST_NAME_WORDS = 4;

/** A label without its help, where the name before that says by itself what is wanted. */
export function withoutHelp({ label, kind }: FormQuestion): string {
  if (kind === 'consent' || kind === 'boolean') return label;
  const bare = (WRITTEN.exec(label) ?? PURPOSE.exec(label))?.[1];
  if (bare !== undefined && bare.split(' ').length <= MOST_NAME_WORDS) return bare;
  const name = HELP.exec(label)?.[1];
  const tells = name !== undefined && !BELONGS.test(label);
  return tells && ruleFor(TOPIC_RULES, plainLabel(name), kind) !== undefined ? name : label;
}
