import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { ApplicationState } from '#contract/career/applications.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { answersToSend, type AskedQuestion, unanswered } from './answer-values.ts';
import { text } from './messages.ts';
import { QuestionField } from './question-field.tsx';
import classes from './questions.module.css';
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
  const { answers, change, forget } = useAnswers(id);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: () => client.applications.answer({ id, answers: answersToSend(questions, answers) }),
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
    setMissing(left);
    if (left[0] !== undefined) focusQuestion(form.current, left[0]);
    else if (!send.isPending) send.mutate();
  };
  return (
    <form id={formId} ref={form} noValidate className={classes.form} onSubmit={submit}>
      <h2 className={classes.title}>{text('title', { count: questions.length })}</h2>
      <p className={classes.lead}>{text('lead')}</p>
      {send.isError && <Banner>{sentenceOf(send.error, text('noAnswer'))}</Banner>}
      {questions.map((question) => (
        <div key={question.key} data-question={question.key}>
          <QuestionField
            question={question}
            chosen={answers[question.key] ?? []}
            error={missing.includes(question.key) ? text('missing') : undefined}
            onChange={(chosen) => {
              change(question.key, chosen);
              setMissing(missing.filter((one) => one !== question.key));
            }}
          />
        </div>
      ))}
    </form>
  );
}
