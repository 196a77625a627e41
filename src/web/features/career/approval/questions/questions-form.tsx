import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { GivenAnswer } from '#contract/career/hub/asked-answer.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import type { AnswerProblems } from '#web/shell/answers/answer-drafts.ts';
import { answersToSend, type AskedQuestion, storedToSend, unanswered } from './answer-values.ts';
import { text } from './messages.ts';
import { QuestionField } from './question-field.tsx';
import classes from './questions.module.css';
import { StoredAnswerField } from './stored-answer-field.tsx';
import { useAnswers } from './use-answers.ts';

interface QuestionsFormProps {
  id: string;
  /** The form's own id, for a button that stands elsewhere. */
  formId: string;
  questions: readonly AskedQuestion[];
  onAnswered: (state: ApplicationState) => void;
  onBusy: (busy: boolean) => void;
}

function focusQuestion(form: HTMLFormElement | null, key: string): void {
  form
    ?.querySelector<HTMLElement>(`[data-question="${CSS.escape(key)}"] :is(input, select, textarea)`)
    ?.focus();
}

/** What only the person knows, asked in the employer's words. Nothing typed is lost when the server refuses. */
export function QuestionsForm({ id, formId, questions, onAnswered, onBusy }: QuestionsFormProps) {
  const { answers, drafts, change, changeDraft, forget } = useAnswers(id);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<Readonly<Record<string, AnswerProblems>>>({});
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: (given: GivenAnswer[]) => client.applications.answer({ id, answers: given }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: ({ state }) => {
      forget();
      onAnswered(state);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const left = unanswered(questions, answers);
    const { given, problems } = storedToSend(questions, drafts);
    setMissing(left);
    setWrong(problems);
    const first = questions.find(({ key }) => left.includes(key) || problems[key] !== undefined);
    if (first !== undefined) focusQuestion(form.current, first.key);
    else if (!send.isPending) send.mutate([...answersToSend(questions, answers), ...given]);
  };
  return (
    <form id={formId} ref={form} noValidate className={classes.form} onSubmit={submit}>
      <h2 className={classes.title}>{text('title', { count: questions.length })}</h2>
      <p className={classes.lead}>{text('lead')}</p>
      {send.isError && <Banner>{sentenceOf(send.error, text('noAnswer'))}</Banner>}
      {questions.map((question) => (
        <div key={question.key} data-question={question.key}>
          {question.answer === undefined ? (
            <QuestionField
              question={question}
              chosen={answers[question.key] ?? []}
              error={missing.includes(question.key) ? text('missing') : undefined}
              onChange={(chosen) => {
                change(question.key, chosen);
                setMissing(missing.filter((one) => one !== question.key));
              }}
            />
          ) : (
            <StoredAnswerField
              question={question}
              answer={question.answer}
              draft={drafts[question.key]}
              problems={wrong[question.key] ?? {}}
              onChange={(draft) => {
                changeDraft(question.key, draft);
                setWrong({ ...wrong, [question.key]: {} });
              }}
            />
          )}
        </div>
      ))}
    </form>
  );
}
