import { PageTitle } from '#web/shell/page-title.tsx';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { text } from './messages.ts';
import classes from './onboarding.module.css';
import { QuestionSteps } from './question-steps.tsx';
import { questions } from './questions.ts';
import { useOnboarding } from './use-onboarding.ts';

const LAST = questions.length - 1;

/** Three questions, one at a time. */
export function OnboardingScreen() {
  const { step, go, question, value, answers, change, missing, failure, busy, submit } = useOnboarding();
  return (
    <div className={classes.page}>
      <PageTitle title={text('pageTitle')} />
      <header className={classes.header}>
        <Logo size={28} />
        <span className={classes.count}>{text('stepOf', { step: step + 1, steps: questions.length })}</span>
      </header>
      <main className={classes.main}>
        <QuestionSteps step={step} answers={answers} onChange={go} />
        <form noValidate onSubmit={submit} key={question.field}>
          <h1 className={classes.title}>{question.title()}</h1>
          <p className={classes.lead}>{question.lead()}</p>
          {failure !== '' && (
            <div className={classes.failure}>
              <Banner>{failure}</Banner>
            </div>
          )}
          <Field
            label={question.label()}
            help={question.help()}
            error={missing ? text('missing') : undefined}
          >
            <Input
              large
              required
              autoFocus
              maxLength={500}
              placeholder={question.example()}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </Field>
          <div className={classes.actions}>
            <Button kind="primary" size="lg" type="submit" busy={busy} busyLabel={text('saving')}>
              {step < LAST ? text('next') : text('finish')}
            </Button>
            {step > 0 && (
              <Button kind="quiet" size="lg" onClick={() => go(step - 1)}>
                {action('back')}
              </Button>
            )}
          </div>
        </form>
      </main>
      <footer className={classes.footer}>{text('changeLater')}</footer>
    </div>
  );
}
