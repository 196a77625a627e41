import { useId } from 'react';
import type { Ref } from 'react';
import type { WordingQuestion } from '#contract/career/hub/wordings.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import classes from './wordings.module.css';

/** A yes or a no to one question. */
export interface Answer {
  id: string;
  agreed: boolean;
}

interface QuestionsCardProps {
  questions: readonly WordingQuestion[];
  /** The answer that is on its way. */
  sending: Answer | null;
  /** Why the last answer was not kept; "" where it was. */
  failure: string;
  onAnswer: (answer: Answer) => void;
  ref?: Ref<HTMLElement>;
}

/** The questions whether I may say something in other words than the person's; nothing where none waits. */
export function QuestionsCard({ questions, sending, failure, onAnswer, ref }: QuestionsCardProps) {
  if (questions.length === 0) return null;
  const title = text('title', { count: questions.length });
  return (
    <Card ref={ref} tabIndex={-1} aria-label={title}>
      <CardHead title={title} />
      <p className={classes.lead}>{text('lead')}</p>
      {failure !== '' && <Banner>{failure}</Banner>}
      {questions.map((question) => (
        <Question key={question.id} question={question} sending={sending} onAnswer={onAnswer} />
      ))}
    </Card>
  );
}

const words: Tag = (inner) => <span className={classes.words}>{inner}</span>;

interface QuestionProps extends Pick<QuestionsCardProps, 'sending' | 'onAnswer'> {
  question: WordingQuestion;
}

function Question({ question: { id, fact, said, instead }, sending, onAnswer }: QuestionProps) {
  const asks = useId();
  const button = (agreed: boolean) => ({
    size: 'sm' as const,
    'aria-describedby': asks,
    busy: sending?.id === id && sending.agreed === agreed,
    busyLabel: text('answering'),
    onClick: () => {
      if (sending === null) onAnswer({ id, agreed });
    },
  });
  return (
    <div className={classes.question}>
      <p id={asks}>{text.rich('question', { said, instead, mark: words })}</p>
      <p className={classes.fact}>{text('from', { fact })}</p>
      <div className={classes.actions}>
        <Button kind="yours" {...button(true)}>
          {text('yes')}
        </Button>
        <Button {...button(false)}>{text('no')}</Button>
      </div>
    </div>
  );
}
