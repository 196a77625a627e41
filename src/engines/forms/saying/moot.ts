import type { FormQuestion } from '#contract/career/form.ts';
import { leaning } from '#engines/forms/understanding/wording.ts';
import type { FormPlan } from './plan.ts';

/** What is only to be told where the question before was answered by a yes: "If yes, which one?", "Dans l'affirmative, préciser lequel". */
const IF_YES =
  /^\W*(?:if (?:so|yes|you (?:answered|said|ticked|chose) [“"'‘]?yes[”"'’]?)|si (?:oui|tel est le cas)|(?:dans|en cas d|si) (?:l['’])?affirmati(?:ve|f)|le cas échéant|wenn ja|falls ja)(?!\p{L})/iu;

/** Whether a question follows a yes that the plan does not say: the question right before it is answered by a no, or is still put to the person. */
export function isMoot(question: FormQuestion, before: FormQuestion | undefined, plan: FormPlan): boolean {
  if (before === undefined || !IF_YES.test(question.label)) return false;
  const display = plan.fields.find(({ key }) => key === before.key)?.display;
  return (
    (typeof display === 'string' && leaning(display) === false) ||
    plan.ask.some(({ key }) => key === before.key)
  );
}
