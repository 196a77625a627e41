import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { client } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './onboarding.module.css';
import { questions } from './questions.ts';
import type { Answers } from './questions.ts';

const LAST = questions.length - 1;
const KEY = 'legwork.onboarding';

function keptAnswers(): Answers {
  const none: Answers = { target_position: '', key_skills: '', job_search_status: '' };
  try {
    // Written below; anything else in it is ignored.
    return { ...none, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Answers>) };
  } catch {
    return none;
  }
}

/** Three questions, one at a time. What was typed survives a reload and a refused save. */
export function OnboardingScreen() {
  const navigate = useNavigate();
  const { retry } = useSession();
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState(keptAnswers);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const question = questions[step] ?? questions[0];
  const value = answers[question.field];

  const change = (text: string) => {
    const next = { ...answers, [question.field]: text };
    setAnswers(next);
    setMissing(false);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      return;
    }
  };
  const finish = async () => {
    setBusy(true);
    setFailure('');
    try {
      await client.profiles.finishOnboarding(answers);
      sessionStorage.removeItem(KEY);
      retry();
      await navigate(careerPaths.overview);
    } catch {
      setFailure('Failed to save your information. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (value.trim() === '') return setMissing(true);
    if (step < LAST) setStep(step + 1);
    else void finish();
  };

  return (
    <div className={classes.page}>
      <PageTitle title="Three short questions" />
      <header className={classes.header}>
        <Logo size={28} />
        <span className={classes.count}>
          Step {step + 1} of {questions.length}
        </span>
      </header>
      <main className={classes.main}>
        <Steps step={step} answers={answers} onChange={setStep} />
        <form noValidate onSubmit={submit} key={question.field}>
          <h1 className={classes.title}>{question.title}</h1>
          <p className={classes.lead}>{question.lead}</p>
          {failure !== '' && (
            <div className={classes.failure}>
              <Banner>{failure}</Banner>
            </div>
          )}
          <Field
            label={question.label}
            help={question.help}
            error={missing ? 'Please fill this in; a few words are enough.' : undefined}
          >
            <Input
              large
              required
              autoFocus
              maxLength={500}
              placeholder={question.example}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </Field>
          <div className={classes.actions}>
            <Button kind="primary" size="lg" type="submit" busy={busy} busyLabel="Saving...">
              {step < LAST ? 'Next' : 'Finish Setup'}
            </Button>
            {step > 0 && (
              <Button kind="quiet" size="lg" onClick={() => setStep(step - 1)}>
                Back
              </Button>
            )}
          </div>
        </form>
      </main>
      <footer className={classes.footer}>You can change every answer later in Profile Edit.</footer>
    </div>
  );
}

function Steps({
  step,
  answers,
  onChange,
}: {
  step: number;
  answers: Answers;
  onChange: (step: number) => void;
}) {
  return (
    <div className={classes.steps}>
      <Trail
        form="spine"
        name={`Question ${step + 1} of ${questions.length}`}
        steps={questions.map((question, index) => ({
          label: question.label,
          state: index < step ? 'done' : index === step ? 'now' : 'ahead',
          note:
            index < step ? (
              <>
                {answers[question.field]}
                <br />
                <button type="button" className="text-link" onClick={() => onChange(index)}>
                  Change<span className="visually-hidden"> {question.label}</span>
                </button>
              </>
            ) : index === step ? (
              'You are here'
            ) : index === LAST ? (
              'The last question'
            ) : undefined,
        }))}
      />
    </div>
  );
}
