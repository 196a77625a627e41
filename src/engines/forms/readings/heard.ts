import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { FormModels } from '#engines/forms/understanding/learned/index.ts';
import { topicName, topicOf } from '#engines/forms/understanding/topics.ts';
import { askingPart } from './asking.ts';

/**
 * What is worked out from facts and limits: what stands around such a question explains it. What surrounds a statement about the law, oneself
 * or others, or a consent, may change what it says.
 */
const OF_FACTS =
  /^(experience\.|certifications|drivers_licence|vehicle|shift|weekend|overtime|relocate|onsite|travel|salary|rate|notice|start|language|education|work_auth|sponsorship|citizenship|age|clearance|applied_before|worked_here|internal_candidate|employment\.is_current|referral|location\.preferred|demo\.|hours|schedule|contract|work_mode)/;

export interface Heard {
  readonly question: FormQuestion;
  readonly topic: string;
}

/** A question with its topic, narrowed to the part that asks where that part is about facts by itself. */
export function heardOf(question: FormQuestion, posting: Posting, models: FormModels): Heard {
  const part = askingPart(question);
  const topic = part === null ? '' : topicOf(part, posting, models);
  if (part !== null && OF_FACTS.test(topic)) return { question: part, topic };
  const whole = topicOf(question, posting, models);
  // What no canonical question asks keeps the name it was answered by before.
  const ofOwn =
    part !== null && topicName(topic) === 'own' && topicName(whole) === 'own' && question.kind !== 'long';
  return { question: ofOwn ? part : question, topic: whole };
}
