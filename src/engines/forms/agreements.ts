import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { agreed, oneOf, ticked } from '#engines/forms/saying/displayed.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, type FormContext, missing, type Outcome } from './context.ts';
import { topicName } from './understanding/topics.ts';
import { leaning, plainLabel } from './understanding/wording.ts';
import { text as messages } from './messages.ts';

const APPROVED: ReadonlySet<string> = new Set([
  'declaration.truth',
  'consent.privacy',
  'consent.retention',
  'consent.terms',
  'esign.name',
  'esign.date',
]);
const WISHES: ReadonlySet<string> = new Set([
  'consent.marketing',
  'consent.talent_pool',
  'consent.sms',
  'follow_company',
]);

const AGREES = wordFor('agreements: agrees');
const REFUSES = wordFor('agreements: refuses');

const approval: ValueSource = { kind: 'approval', label: messages.message('agreedByApproval') };

/** True, or the one choice that says yes to a statement; missing when no choice plainly does. */
function agree(question: FormQuestion, source: ValueSource): Outcome {
  if (question.kind !== 'consent' && question.kind !== 'boolean' && question.options.length === 0)
    return missing(messages.message('agreeUnclear'));
  if (question.options.length === 0) return { ...agreed(), source };
  const yes = question.options.filter(
    (option) =>
      leaning(option.label) === true ||
      (AGREES.test(plainLabel(option.label)) && !REFUSES.test(plainLabel(option.label))),
  );
  const chosen = question.options.length === 1 ? question.options[0] : yes.length === 1 ? yes[0] : undefined;
  if (chosen === undefined) return missing(messages.message('agreeUnclear'));
  if (question.kind === 'consent') return { ...agreed(), source };
  return { ...oneOf(question, chosen), source };
}

const OFF: ValueSource = {
  kind: 'derived',
  rule: messages.message('offByDefault'),
  fact_ids: [],
  label: messages.message('offByDefault'),
};

function wish(question: FormQuestion): Outcome {
  if (question.required && question.kind === 'consent') return missing(messages.message('condition'));
  if (question.kind === 'consent' || (question.kind === 'boolean' && question.options.length === 0))
    return { ...ticked(false), source: OFF };
  if (question.kind === 'multi') return missing(messages.message('offUnless'));
  return fit(question, 'No', OFF);
}

/** Statements to agree to, signatures, and the wishes of others (news, talent pools); null for a topic of another kind. */
export function agreementOutcome(
  question: FormQuestion,
  topic: string,
  context: FormContext,
): Outcome | null {
  const name = topicName(topic);
  if (WISHES.has(name)) return wish(question);
  if (!APPROVED.has(name)) return null;
  // Pages seldom mark the box without which they take nothing.
  const insists =
    question.kind === 'consent' &&
    !question.required &&
    /^(consent\.privacy|consent\.terms|declaration\.truth)$/.test(name);
  if (!question.required && (!insists || /optional|facultati/i.test(question.label)))
    return missing(messages.message('leftOpen'));
  if (name === 'esign.date') return fit(question, context.today, approval);
  if (name === 'esign.name')
    return context.person.full_name === ''
      ? missing(messages.message('nameUnknown'))
      : fit(question, context.person.full_name, {
          kind: 'approval',
          label: messages.message('signedByApproval'),
        });
  return agree(question, approval);
}
