import { useState } from 'react';
import type { ResumeStyle } from '#contract/career/resume-draft.ts';
import type { Profile } from '#contract/career/profile.ts';
import { client } from '#web/api/client.ts';
import { storedToken } from '#web/api/stored-token.ts';
import { failureWords } from './failure-words.ts';
import { text } from './messages.ts';
import { beginWork, endWork } from './progress/running-work.ts';
import { useSteps } from './progress/use-steps.ts';
import { wholeReply } from './made/whole-reply.ts';
import type { Made } from './made/whole-reply.ts';

const NAMES = ['gathering', 'writing'] as const;
/** What is being done at each step, in order. */
export const generationSteps = () => [text('gathering'), text('writing')];

/** What came of asking for a resume. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'failed' | 'note'; words: string; questions: readonly string[] };

const failed = (words: string, questions: readonly string[] = []): Outcome => ({
  kind: 'failed',
  words,
  questions,
});

/** Asks for a resume, follows how far it is, and can be cancelled; it goes on when the screen is left. */
export function useGeneration(person: Profile | null, onMade: (made: Made, prompt: string) => void) {
  const name = `generation.${person?.id ?? ''}`;
  const { at, cancel } = useSteps(name, NAMES);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  const generate = async (prompt: string, style: ResumeStyle = {}) => {
    if (storedToken() === undefined || person === null) {
      setOutcome(failed(text('signIn')));
      return;
    }
    setOutcome({ kind: 'none' });
    const work = beginWork(name);
    try {
      // What is promised is the text; whatever answers may say nothing beside it.
      const made = wholeReply(
        await client.resumes.generate(
          { prompt, user_profile: { ...person }, style, task: work.task },
          { signal: work.stop.signal },
        ),
      );
      if (made.html.trim() === '') setOutcome(failed(text('generationEmpty'), made.questions));
      else onMade(made, prompt);
    } catch (error) {
      if (work.stop.signal.aborted)
        setOutcome({ kind: 'note', words: text('generationCancelled'), questions: [] });
      else setOutcome(failed(failureWords(error, text('generationFailed'))));
    } finally {
      endWork(name, work);
    }
  };
  return {
    at,
    outcome,
    generate,
    cancel,
  };
}
