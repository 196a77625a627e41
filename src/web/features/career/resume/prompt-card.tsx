import type { ReactNode, RefObject } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import classes from './generator.module.css';
import { text } from './messages.ts';
import type { Outcome } from './use-generation.ts';

interface PromptCardProps {
  box: RefObject<HTMLTextAreaElement | null>;
  prompt: {
    typed: string;
    /** What was typed is no prompt. */
    problem: string;
    change: (typed: string) => void;
  };
  outcome: Outcome;
  /** How far the resume is, while one is being made and that is not shown over the screen. */
  working: ReactNode;
  isWorking: boolean;
  /** Facts the resume is written from; null while that is not known. */
  facts: number | null;
  /** Whether a prompt changes the resume that is there. */
  changes: boolean;
  onGenerate: () => void;
}

const factsInWords = (facts: number): string =>
  facts === 0 ? text('nothingKnown') : text('known', { count: facts });

const firstWords = () => ({
  label: text('askFirst'),
  help: undefined,
  placeholder: text('askFirstExample'),
});
const nextWords = () => ({ label: text('askNext'), help: text('askNextHint'), placeholder: '' });

/** Where a person says what the resume should be, or what should change in it. */
export function PromptCard({
  box,
  prompt,
  outcome,
  working,
  isWorking,
  facts,
  changes,
  onGenerate,
}: PromptCardProps) {
  const words = changes ? nextWords() : firstWords();
  return (
    <Card className={classes.ask}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) onGenerate();
        }}
      >
        <Field label={words.label} error={prompt.problem} help={words.help}>
          <Textarea
            ref={box}
            className={classes.prompt}
            value={prompt.typed}
            placeholder={words.placeholder}
            onChange={(event) => prompt.change(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isWorking) onGenerate();
            }}
          />
        </Field>
        <WhatCame outcome={outcome} />
        {working}
        <div className={classes.send}>
          <span className={classes.quiet}>{facts === null ? '\u00a0' : factsInWords(facts)}</span>
          <Button type="submit" kind="primary" busy={isWorking}>
            {text('generate')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function WhatCame({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'note')
    return (
      <p className={classes.quiet} role="status">
        {outcome.words}
      </p>
    );
  return (
    <Banner>
      {outcome.words}
      {outcome.questions.length > 0 && <Questions questions={outcome.questions} />}
    </Banner>
  );
}

/** What is missing, asked. */
export function Questions({ questions }: { questions: readonly string[] }) {
  return (
    <ul className={classes.questions} role="list">
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}
