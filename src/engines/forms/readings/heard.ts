import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { FormModels } from '#engines/forms/understanding/learned/index.ts';
import { cityOf } from '#engines/forms/understanding/places.ts';
import { withoutRefusal } from '#engines/forms/understanding/refusals.ts';
import { topicName, topicOf } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { askingPart } from './asking.ts';
import { bareQuestions } from './bare-labels.ts';

/**
 * What is worked out from facts and limits, and details of one's own: what stands around such a question explains it. What surrounds a statement
 * about the law, oneself or others, or a consent, may change what it says.
 */
const OF_FACTS =
  /^(experience\.|certifications|drivers_licence|vehicle|shift|weekend|overtime|relocate|onsite|travel|salary|rate|notice|start|language|education|work_auth|sponsorship|citizenship|age|clearance|applied_before|worked_here|internal_candidate|employment\.is_current|referral|location\.preferred|demo\.|hours|schedule|contract|work_mode|name\.|email$|phone$|address\.|link\.)/;
/**
 * What a label of cut words, or of a thing alone, may be taken to ask: what is worked out from the record and from limits. A name or a line
 * of an address is never guessed at, since whatever it holds fits.
 */
export const OF_RECORDS =
  /^(experience\.|certifications|drivers_licence|vehicle|shift|weekend|overtime|relocate|onsite|travel|salary|rate|notice|start|language|education\.(highest|completed|degree)|work_auth|sponsorship|age|demo\.)/;
/** What is asked of one's own, and may be told before it is asked. */
const OF_ONESELF = /^(noncompete|conflict|relatives|dismissed|government|accommodation)/;
/** What a box may refuse that one told of. */
const OF_WISHES = /^(consent\.(marketing|talent_pool|sms)|follow_company)/;
const OF_PLACES = /^(relocate|onsite)/;

export interface Heard {
  readonly question: FormQuestion;
  readonly topic: string;
}

/** A place that is named behind a small word: "in Boston, USA". */
const NAMED =
  /(?<!\p{L})(?:in|to|near|à|en)\s+(?:the\s)?(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*(?:, (?:\p{Lu}\.){2,}|, \p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*)?)/gu;

/** A question for a place with the one that only a sentence before it names: the town of the posting, else another one. */
function inItsTown(whole: FormQuestion, part: FormQuestion, { places }: Posting): FormQuestion {
  const towns = places.map(cityOf).filter((name) => name !== '' && whole.label.includes(name));
  const named = towns.length > 0 ? towns : [...whole.label.matchAll(NAMED)].map(([, place = '']) => place);
  if (towns.length === 0 && part.label.match(NAMED) !== null) return part;
  const [place = '', other] = [...new Set(named)];
  if (other !== undefined) return whole;
  return place === '' || part.label.includes(place)
    ? part
    : { ...part, label: part.label.replace(/\s*[?:.]*\s*$/, ` in ${place}?`) };
}

/** The part that asks, with all that is said around it as help. */
export const besides = (whole: FormQuestion, part: FormQuestion): FormQuestion => ({
  ...part,
  help: `${whole.label} ${whole.help}`.trim(),
});

/** A question with its topic, narrowed to the part that asks where that part is about facts by itself, what stands before it kept as help. */
export function heardOf(question: FormQuestion, posting: Posting, models: FormModels): Heard {
  const part = askingPart(question);
  const topic = part === null ? '' : topicOf(part, posting, models);
  if (part !== null && OF_FACTS.test(topic))
    return {
      question: besides(question, OF_PLACES.test(topic) ? inItsTown(question, part, posting) : part),
      topic,
    };
  const whole = topicOf(question, posting, models);
  const isLast = part !== null && plainLabel(question.label).endsWith(plainLabel(part.label));
  if (part !== null && isLast && OF_ONESELF.test(topic) && topicName(topic) === topicName(whole))
    return { question: besides(question, part), topic };
  const turned =
    topicName(whole) === 'own' && question.kind === 'consent' ? withoutRefusal(question.label) : null;
  const wished = turned === null ? '' : topicOf({ ...question, label: turned }, posting, models);
  if (OF_WISHES.test(wished)) return { question, topic: wished };
  if (topicName(whole) === 'own')
    for (const asked of bareQuestions(question)) {
      const found = topicOf(asked, posting, models);
      if (OF_RECORDS.test(found) || topicName(found) === 'citizenship')
        return { question: besides(question, asked), topic: found };
    }
  // What no canonical question asks keeps the name it was answered by before.
  const ofOwn =
    part !== null && topicName(topic) === 'own' && topicName(whole) === 'own' && question.kind !== 'long';
  return { question: ofOwn ? besides(question, part) : question, topic: whole };
}
