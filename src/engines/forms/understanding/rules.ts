import type { FormQuestion } from '#contract/career/form.ts';
import type { learnedTopic } from './learned/index.ts';
import { VERY_SURE } from './learned/index.ts';
import { BROAD_RULES, OF_OTHERS, OWN_DETAILS, TOPIC_RULES, type TopicRule } from './topics.data.ts';
import { plainLabel } from './wording.ts';

const DETAIL_WORDS = 14;

/** When one came to a job that one has or had, which is not when one can begin the next. */
const CAME =
  /\b(you|i) (joined|started|began|commenced|were (hired|appointed))\b|\bdid you (join|start|begin)\b|avez vous (commence|debute|rejoint|integre)|\b(date|month|year) (joined|started|hired|appointed|commenced)\b|^start(ed|ing)? date (at|with|in) (your )?(current|present|last|previous|most recent)\b|\bwhen .{0,20}\bstart .{0,20}\b(current|present|last|previous) (job|position|role|employ)|^date d entree$/;

/** Words with which a label that names a detail of one's own asks for something else: of somebody else, of it, or beside it. */
const NOT_IT: readonly (readonly [topic: RegExp, words: RegExp])[] = [
  [
    /^(name\.(first|last|full)|email|phone|address)/,
    /\b(referr\w*|nominees?|advis[eo]rs?|agency|agence|superieure?s?|friend s|amie?s?|salariee? qui|staff member|coopt\w*|(your|the|of|current) (employer|company|school)|employer s?|employeur|if different|si differente?s?|phonetic\w*|phonetique\w*|pronounc\w*|say(ing)? your name|newsletter|subscribe)\b/,
  ],
  [
    /^(address\.(city|country|region)|location\.current)$/,
    /\b(birth|born|naissance|degree|diplome|issued?|licen[cs]e)\b/,
  ],
  [/^address\.line1$/, /^street (number|no|name)$/],
  [
    /^accommodation\.needed$/,
    /\b(staff|housing|live ?in|lodging|rent)\b|\baccommodation (in|near) (?!(the|order|any|your|our|this|an?|my)\b)\w/,
  ],
  [/^email/, /\bcodes?\b|\b(verification|security) (number|pin)\b/],
  [
    /^phone$/,
    /\b(alternat\w*|secondary|second|additional|backup|fax|telecopie\w*|telegram|deuxieme|secondaire|provider|network|operator|iphone|interviews?|looking for|in mind|times?|when|quand|phone you|telephoner|prefix|categor\w*|types?|genre|ext)\b|^(other|autre) |\b(country|pays)\b.*\b(phone|telephone)|\b(phone|telephone)( number)? (country|pays)\b/,
  ],
  [
    /^name\.(first|last|full)$/,
    /\b(other|additional|autres?|second|previous|former|held|chosen|choisi|middle|initials?|prefix|title|caption|nominals?|numeral|used?)\b/,
  ],
  [
    /^address\.line2$/,
    /\b(salary|served|business|currency|tout de suite|completez|business|unit in|including)\b/,
  ],
  [
    /^(address\.city|location\.current)/,
    /\b(travailler|would you like to work|want to (work|be)|souhaitez|annonce|preferred|employer|emploi|poste)\b/,
  ],
  [/^employer\.current$/, /\b(position|title|role|fonction)\b/],
  [/^(employer|title)\.current$/, /\b(web ?site|semaines|weeks|avis|quitter?|quit|requis|ville|city)\b/],
  // What is earned now, unless the words also say what is wanted.
  [
    /^(salary\.expected|rate\.)/,
    /^(?!.*\b(expect|desir|seek|want|hop|look|ask|requir|would|need|least|min|souhait|pretention|attente|demand|voul|vis)).*\b(now|current|currently|present|presently|actuel\w*|actuellement|presentement)\b/,
  ],
];

/** Whether words may ask for a topic: a sentence that only mentions a telephone or a website asks for something else. */
export function couldBe(topic: string, text: string, kind: FormQuestion['kind']): boolean {
  if (topic === 'start.earliest' && CAME.test(text)) return false;
  if (kind === 'number' && topic.startsWith('demo.') && topic !== 'demo.age_range') return false;
  if (NOT_IT.some(([topics, words]) => topics.test(topic) && words.test(text))) return false;
  if (!OWN_DETAILS.test(topic) && topic !== 'email' && topic !== 'phone') return true;
  const asksForIt =
    kind !== 'boolean' && kind !== 'consent' && (kind !== 'long' || topic.startsWith('address.'));
  return asksForIt && text.split(' ').length <= DETAIL_WORDS && !OF_OTHERS.test(text);
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

/** Topics beside each other, whose rules read more of a question than its words: what was learned does not choose between them. */
const KIN: readonly RegExp[] = [
  /^(address|location)\./,
  /^(citizenship|nationality)/,
  /^experience\./,
  /^(salary\.expected|rate)/,
  /^doc\./,
  /^age\./,
  /^sponsorship\./,
  /^(start\.earliest|notice_period)$/,
  /^(text\.|summary|headline)/,
  /^(consent\.|declaration)/,
  /^(email$|email\.confirm|account\.email)/,
  /^(certifications|drivers_licence|licence)/,
  /^(name\.full|esign\.name)/,
  /^language\./,
  /^(shift|schedule|hours|overtime|contract)/,
];

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
  const areKin = KIN.some((kin) => kin.test(rule.topic) && kin.test(learned.topic));
  return rule.topic !== learned.topic && !areKin;
}

/** What a form says to help behind the name of something: "First name. Enter your name as shown on your passport." */
const HELP =
  /^(?!(?:i|we|by|je|j['’]|en)\b)([^.?!:]{2,60})\.\s+(?:please |merci de )?(?:enter|type|use|give|write|fill in|include|provide|indicate|we (?:will|use|need)|this (?:will|is)|for example|e\.g\.|pdf|max\w*|saisi\w*|indique\w*|inscri\w*|utilise\w*|nous|format)\b[^?]*$/i;
/** Help that says what belongs to it. */
const BELONGS = /\b(post ?code|postal|zip|currency|devise|period|sign(?:er|ature)?)\b/i;

/** A label without its help, where the name before that says by itself what is wanted. */
export function withoutHelp({ label, kind }: FormQuestion): string {
  const name = kind === 'consent' || kind === 'boolean' ? undefined : HELP.exec(label)?.[1];
  const tells = name !== undefined && !BELONGS.test(label);
  return tells && ruleFor(TOPIC_RULES, plainLabel(name), kind) !== undefined ? name : label;
}
