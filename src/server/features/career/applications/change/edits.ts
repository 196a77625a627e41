import type { FormQuestion } from '#contract/career/form.ts';
import type { FormPlan, PlannedField } from '#engines/forms/index.ts';
import { labelOf, readAnswer } from '#engines/forms/index.ts';
import { text } from './messages.ts';

/** What a question is as a field, whatever became of it. */
type Place = Pick<PlannedField, 'group' | 'topic'>;

/** Files and passwords have ways of their own. */
const takesWords = (kind: FormQuestion['kind'], group: PlannedField['group']): boolean =>
  kind !== 'file' && kind !== 'password' && group !== 'documents';

/** Null where nobody should write anything. */
function placeOf(plan: FormPlan, key: string): Place | null {
  const isIt = (one: { key: string }) => one.key === key;
  const asked = plan.ask.find(isIt);
  const { group, topic } = plan.fields.find(isIt) ??
    plan.left_blank.find(isIt) ?? { group: asked && ('questions' as const), topic: asked?.topic };
  return group === undefined ? null : { group, ...(topic === undefined ? {} : { topic }) };
}

/** The plan without a question, wherever it stands. */
function take(plan: FormPlan, key: string): void {
  const isOther = (one: { key: string }) => one.key !== key;
  plan.fields = plan.fields.filter(isOther);
  plan.left_blank = plan.left_blank.filter(isOther);
  plan.ask = plan.ask.filter(isOther);
}

/** Puts the person's own words on the form, in place of a value or of none. */
function write(
  plan: FormPlan,
  { question, place, words }: { question: FormQuestion; place: Place; words: string },
): void {
  const { key, label, kind, required, section, words: own } = question;
  const read = readAnswer(question, words);
  if ('error' in read) {
    plan.warnings.push(text.message('noLongerTaken', { question: labelOf(question) }));
    return;
  }
  take(plan, key);
  const source = { kind: 'approval' as const, label: text.message('writtenHere') };
  const named = {
    key,
    label,
    kind,
    required,
    ...(section === undefined ? {} : { section }),
    ...(own && { words: own }),
  };
  plan.fields.push({ ...named, ...place, ...read, source });
}

/** Takes a value off the form; one that the form requires by now stays. */
function leaveBlank(plan: FormPlan, question: FormQuestion, place: Place): void {
  const { key, label, required, words } = question;
  if (plan.ask.some((one) => one.key === key)) return;
  if (required) {
    plan.warnings.push(text.message('requiredByNow', { question: labelOf(question) }));
    return;
  }
  take(plan, key);
  plan.left_blank.push({ key, label, why: text.message('leftBlank'), ...place, ...(words && { words }) });
}

/**
 * Puts what the person wrote on a plan, leaves blank what they leave blank (null), and names the questions that they may
 * write. What the form no longer takes is left out, and said. Nothing is written on a form that is not to be answered, nor
 * in a field that nobody should fill.
 */
export function takeEdits(
  plan: FormPlan,
  questions: readonly FormQuestion[],
  edits: Readonly<Record<string, string | null>>,
): void {
  const changeable: FormQuestion[] = [];
  for (const question of plan.stop === null ? questions : []) {
    const place = placeOf(plan, question.key);
    if (place === null || !takesWords(question.kind, place.group)) continue;
    changeable.push(question);
    const edit = edits[question.key];
    if (edit === null) leaveBlank(plan, question, place);
    else if (edit !== undefined) write(plan, { question, place, words: edit });
  }
  const order = new Map(questions.map(({ key }, index) => [key, index]));
  const inOrder = (one: { key: string }, other: { key: string }) =>
    (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0);
  plan.fields.sort(inOrder);
  plan.left_blank.sort(inOrder);
  plan.changeable = changeable;
}
