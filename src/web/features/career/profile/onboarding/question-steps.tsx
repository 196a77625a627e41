import { Trail } from '#web/ui/trail/trail.tsx';
import { TextButton } from '#web/ui/actions/button.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { text } from './messages.ts';
import classes from './onboarding.module.css';
import { type Answers, questions } from './questions.ts';

const LAST = questions.length - 1;

/** The three questions beside the form: what was answered can be changed. */
export function QuestionSteps({
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
        name={text('questionOf', { question: step + 1, questions: questions.length })}
        steps={questions.map((question, index) => ({
          label: question.label(),
          state: index < step ? 'done' : index === step ? 'now' : 'ahead',
          note:
            index < step ? (
              <>
                {answers[question.field]}
                <br />
                <TextButton onClick={() => onChange(index)}>
                  {text.rich('change', { label: question.label(), hidden })}
                </TextButton>
              </>
            ) : index === step ? (
              text('here')
            ) : index === LAST ? (
              text('lastOne')
            ) : undefined,
        }))}
      />
    </div>
  );
}
