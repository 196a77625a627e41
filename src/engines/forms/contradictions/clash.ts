import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext, Outcome } from '#engines/forms/context.ts';
import { knowledgeOutcome } from '#engines/forms/knowledge.ts';
import { screeningOutcome } from '#engines/forms/screening/screening.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { isInverted, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import type { Message } from '#localization/types.ts';
import { wordOf } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { bankContradictions } from './bank.ts';
import { letterClash } from './letter.ts';

type Found = Extract<Outcome, { source: unknown }>;

/** What may rightly differ from one application to the next, or is written for each. */
const CHANGES =
  /^(doc|text|consent|follow|declaration|esign|email|phone|address|location|start|notice|referral|applied_before|employer|title|headline|summary|skills|salary\.current|contact|quiz|own$)/;
/** What the resume alone can answer, so that it can be held against what the person said. */
const ON_CV =
  /^(worked_here_before|internal_candidate|experience\.years|education\.(highest|completed)|language\.level|certifications|drivers_licence)/;

const NUMBER = /^\d+(\.\d+)?$/;

/** An answer to a question, in the words it has on a form. */
interface Worded {
  label: string;
  words: string;
}

/** Whether two answers cannot both be true; only what can be compared is: sides, figures, and words to the same wording. */
function differ(topic: string, one: Worded, other: Worded, tolerance: number): boolean {
  const side = ({ label, words }: Worded): boolean | null => {
    const said = leaning(words);
    return said === null ? null : isInverted(topic, label) ? !said : said;
  };
  const [left, right] = [side(one), side(other)];
  if (left !== null && right !== null) return left !== right;
  if (NUMBER.test(one.words) && NUMBER.test(other.words))
    return Math.abs(Number(one.words) - Number(other.words)) > tolerance;
  return (
    plainLabel(one.label) === plainLabel(other.label) && plainLabel(one.words) !== plainLabel(other.words)
  );
}

/** Years grow with time, so one more than they were may be true. */
const toleranceOf = (topic: string): number => (topic.startsWith('experience.years') ? 1 : 0);

function withCv(question: FormQuestion, topic: string, found: Found, context: FormContext): Message | null {
  if (found.source.kind !== 'answer' || !ON_CV.test(topic)) return null;
  const alone = { ...context, answers: [], told: [] };
  const cv = screeningOutcome(question, topic, alone) ?? knowledgeOutcome(question, topic, alone);
  if (cv === null || 'missing' in cv) return null;
  const { label } = question;
  return differ(topic, { label, words: wordOf(found) }, { label, words: wordOf(cv) }, toleranceOf(topic))
    ? messages.message('cvDiffers', { told: found.display, cv: cv.display })
    : null;
}

function withEarlier(
  question: FormQuestion,
  topic: string,
  found: Found,
  context: FormContext,
): Message | null {
  if (CHANGES.test(topic)) return null;
  const { label } = question;
  const said = (context.said_before ?? []).find(
    (before) =>
      before.topic === topic &&
      differ(
        topic,
        { label, words: wordOf(found) },
        { label: before.label, words: wordOf(before) },
        toleranceOf(topic),
      ),
  );
  return said === undefined
    ? null
    : messages.message('earlierDiffers', {
        day: said.day,
        company: context.posting.company,
        told: said.display,
        now: found.display,
      });
}

const isForThem = ({ source }: Found, context: FormContext): boolean =>
  source.kind === 'answer' &&
  context.answers.some(
    ({ id, company }) => id === source.answer_id && company !== undefined && company !== '',
  );

/**
 * Why a value must not be sent as it stands: the resume, the letter, another answer or what this employer was sent before says
 * otherwise. Null where nothing does, or where the person said what holds for this employer.
 */
export function clashOf(
  question: FormQuestion,
  topic: string,
  found: Found,
  context: FormContext,
): Message | null {
  if (isForThem(found, context)) return null;
  const own = bankContradictions(context).find(
    ({ topics }) => topics.includes(topic) || topics.includes(topicName(topic)),
  );
  if (own !== undefined) return messages.message('sayWhich', { says: own.says });
  return (
    withCv(question, topic, found, context) ??
    letterClash(question, topic, found, context) ??
    withEarlier(question, topic, found, context)
  );
}
