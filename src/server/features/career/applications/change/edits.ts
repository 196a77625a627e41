import type { FormPlan, FormQuestion, PlannedField } from '#contract/career/form.ts';
import { readAnswer } from '#engines/forms/index.ts';

/** Files and passwords have ways of their own. */
const canChange = ({ kind, group }: PlannedField): boolean =>
  kind !== 'file' && kind !== 'password' && group !== 'documents';

/**
 * Puts what the person wrote in place of a plan's own values and names the questions that they may change. What the form no
 * longer takes is left out, and said.
 */
export function takeEdits(
  plan: FormPlan,
  questions: readonly FormQuestion[],
  edits: Readonly<Record<string, string>>,
): void {
  const changeable: FormQuestion[] = [];
  plan.fields = plan.fields.map((field) => {
    const question = questions.find(({ key }) => key === field.key);
    if (!question || !canChange(field)) return field;
    changeable.push(question);
    const edit = edits[field.key];
    if (edit === undefined) return field;
    const read = readAnswer(question, edit);
    if ('value' in read)
      return { ...field, ...read, source: { kind: 'approval', label: 'You wrote this here' } };
    plan.warnings.push(
      `The form no longer takes what you wrote for “${field.label}”, so I left it as it was.`,
    );
    return field;
  });
  plan.changeable = changeable;
}
