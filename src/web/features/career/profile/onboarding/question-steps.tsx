import { Trail } from '#web/ui/trail/trail.tsx';
import { TextButton } from '#web/ui/actions/button.tsx';
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
        name={`Question ${step + 1} of ${questions.length}`}
        steps={questions.map((question, index) => ({
          label: question.label,
          state: index < step ? 'done' : index === step ? 'now' : 'ahead',
          note:
            index < step ? (
              <>
                {answers[question.field]}
                <br />
                <TextButton onClick={() => onChange(index)}>
                  Change<span className="visually-hidden"> {question.label}</span>
                </TextButton>
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
