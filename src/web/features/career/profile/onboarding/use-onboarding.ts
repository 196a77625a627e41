import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';
import { text } from './messages.ts';
import { type Answers, questions } from './questions.ts';

const LAST = questions.length - 1;
const KEY = 'legwork.onboarding';

/** What was typed in this tab, over what the person answered before. */
function keptAnswers(before: Answers | null): Answers {
  const answered: Answers = {
    target_position: before?.target_position ?? '',
    key_skills: before?.key_skills ?? '',
    job_search_status: before?.job_search_status ?? '',
  };
  try {
    // Written below; anything else in it is ignored.
    return { ...answered, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Answers>) };
  } catch {
    return answered;
  }
}

function keepAnswers(answers: Answers | null): void {
  try {
    if (answers === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    return;
  }
}

/** Where the person is in the three questions; what was typed survives a reload and a refused save. */
export function useOnboarding() {
  const navigate = useNavigate();
  const { session, retry } = useSession();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState(() =>
    keptAnswers(session.kind === 'signed-in' ? session.person : null),
  );
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const question = questions[step] ?? questions[0];
  const value = answers[question.field];

  const change = (typed: string) => {
    const next = { ...answers, [question.field]: typed };
    setAnswers(next);
    setMissing(false);
    keepAnswers(next);
  };
  const go = (to: number) => {
    setMissing(false);
    setStep(to);
  };
  const finish = async () => {
    setBusy(true);
    setFailure('');
    try {
      await client.profiles.finishOnboarding(answers);
      keepAnswers(null);
      retry();
      await navigate(takeReturnPath() ?? careerPaths.overview);
    } catch {
      setFailure(text('saveFailed'));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (value.trim() === '') return setMissing(true);
    if (step < LAST) go(step + 1);
    else void finish();
  };
  return { step, go, question, value, answers, change, missing, failure, busy, submit };
}
