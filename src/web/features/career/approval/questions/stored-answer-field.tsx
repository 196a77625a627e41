import type { AskedAnswer } from '#contract/career/hub/asked-answer.ts';
import { bankQuestion } from '#engines/answers/index.ts';
import { AnswerFields } from '#web/shell/answers/answer-fields.tsx';
import type { AnswerDraft, AnswerProblems } from '#web/shell/answers/answer-drafts.ts';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { type AskedQuestion, draftFor } from './answer-values.ts';
import { text } from './messages.ts';
import { AS_WORDED, ownName } from './own-name.ts';
import classes from './questions.module.css';

interface StoredAnswerFieldProps {
  question: AskedQuestion;
  answer: AskedAnswer;
  draft: AnswerDraft | undefined;
  problems: AnswerProblems;
  onChange: (draft: AnswerDraft) => void;
}

/** A question that a stored answer answers, in the fields of its kind: what is told here answers the next forms as well, in whatever unit they ask. */
export function StoredAnswerField({ question, answer, draft, problems, onChange }: StoredAnswerFieldProps) {
  const stored = bankQuestion(answer.name);
  const help = <Sentences all={[question.help, question.why]} />;
  const label = question.required ? question.label : text('optional', { question: question.label });
  const given = {
    kind: answer.kind,
    choices: stored?.choices ?? [],
    draft: draftFor(answer, draft),
    problems,
    onChange,
  };
  if (AS_WORDED.has(answer.kind)) return <AnswerFields {...given} label={label} help={help} />;
  return (
    <fieldset className={classes.stored}>
      <legend className={classes.asked}>{label}</legend>
      <div className={classes.why}>{help}</div>
      <AnswerFields {...given} label={ownName(answer)} />
    </fieldset>
  );
}
